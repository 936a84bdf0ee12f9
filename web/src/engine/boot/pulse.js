// Runs before anything else in every worker that PyScript starts; the build puts this text there (see scripts/own-worker.mjs). Nothing
// tells a page that a worker was killed, so the worker shows that it lives: by a pulse, and by a lock that it holds until it ends, which
// the page waits for.
{
  const beat = () => postMessage({ kind: "pulse" });
  beat();
  setInterval(beat, 500);
  try {
    const hold = () => {
      postMessage({ kind: "locked" });
      return new Promise(() => {});
    };
    navigator.locks.request(self.name, hold).catch(() => {});
  } catch {
    // A browser without locks, or one that may store nothing: the pulse alone tells.
  }
}
