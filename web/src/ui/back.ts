/**
 * The browser's way back closes what lies over the screen before it leaves the screen.
 *
 * While something lies over the screen, the browser stands at a spare entry of its history, which has the address of the screen. Going
 * back from there changes no address: it closes what is open. If nothing is open any more, it goes on to where it would have led.
 */

const SPARE = { spare: true };

/** What lies over the screen, the topmost last; each closes itself when it is called. */
const layers: (() => void)[] = [];

/** The address of the spare entry that the browser stands at; null if it stands at another one. */
let spare: string | null = null;

/** Begins to follow the browser's way back. To be called once, when the page starts. */
export function followWayBack(): void {
  spare = spareAddress(); // a reload may have come while something was open
  addEventListener("popstate", wentBack);
}

function spareAddress(): string | null {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "spare" in state ? location.hash : null;
}

function standAtSpare(): void {
  if (spareAddress() === null) history.pushState(SPARE, "");
  spare = location.hash;
}

function wentBack(): void {
  const before = spare;
  spare = spareAddress();
  if (before === null || spare !== null || before !== location.hash) return; // the way led elsewhere
  const close = layers.at(-1);
  if (close === undefined) {
    goFurtherBack();
    return;
  }
  close();
  if (layers.some((layer) => layer !== close)) standAtSpare();
}

/** As far as it is needed here; not every browser has it. */
interface Navigation {
  readonly currentEntry: { readonly index: number } | null;
  entries(): readonly { readonly key: string }[];
  traverseTo(key: string): unknown;
}

/**
 * One more step back, while the step before is still being made. Where it can, it names the entry to go to: a browser that is busy may
 * count "one back" from the entry that was left just now, and stay.
 */
function goFurtherBack(): void {
  const { navigation } = globalThis as { navigation?: Navigation };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  if (navigation !== undefined && before !== undefined) navigation.traverseTo(before.key);
  else setTimeout(() => history.back(), 50);
}

/** Something lies over the screen now, and the way back closes it. To be called once it is open; the answer is called when it is not. */
export function closeByWayBack(close: () => void): () => void {
  layers.push(close);
  standAtSpare();
  return () => {
    const place = layers.indexOf(close);
    if (place >= 0) layers.splice(place, 1);
  };
}
