/** A file could not be fetched, or it is not what it should be. */
export class DownloadError extends Error {}

/** Whatever goes wrong with a download is one. */
export async function downloaded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (reason) {
    throw new DownloadError(String(reason));
  }
}

export async function get(address: string, cache: RequestCache): Promise<Response> {
  const response = await downloaded(fetch(address, { cache }));
  if (!response.ok) throw new DownloadError(`${address}: HTTP ${response.status}`);
  return response;
}

/** Does it; if that fails, once more past the HTTP cache, which may hold something cut off or of another kind. */
export async function twice<T>(work: (cache: RequestCache) => Promise<T>): Promise<T> {
  try {
    return await work("default");
  } catch {
    return work("reload");
  }
}

/** A module; the second time its file is fetched anew before. */
export function loadModule<T>(address: string, load: (address: string) => Promise<T>): Promise<T> {
  return twice(async (cache) => {
    if (cache === "reload") await (await get(address, cache)).arrayBuffer();
    return downloaded(load(address));
  });
}
