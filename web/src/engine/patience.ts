/** In milliseconds: what a request may take whose work is small; a slow phone needs a tenth of it. */
const SMALL = 3000;

/** These go through a whole game, or through many. */
const LARGE = new Set(["chart", "dailies", "frame", "link", "open", "read", "share", "watch"]);
const LARGE_TAKES = 6000;

/** What a request holds may have to be played: so much more for every character of it, up to a limit. */
const PER_CHARACTER = 0.5;
const MOST = 30_000;

/** How long the engine may be silent over a request before it counts as lost. */
export function patienceFor(request: string): number {
  const [, name = ""] = /^\{"do":"(\w+)"/.exec(request) ?? [];
  return Math.min(MOST, (LARGE.has(name) ? LARGE_TAKES : SMALL) + request.length * PER_CHARACTER);
}
