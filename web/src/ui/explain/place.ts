/** Where the note goes, in pixels of the screen. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Between the note and what it explains. */
export const GAP = 8;
/** Between the note and the edge of the screen. */
export const MARGIN = 8;
/** What is larger than this is explained where the pointer is, not at its edge. */
const LARGE = 220;

const clamp = (at: number, size: number, room: number): number => Math.max(MARGIN, Math.min(at, room - MARGIN - size));

/** The thing itself; of a large one only the place that is pointed at. */
export function anchorOf(thing: Rectangle, pointed: Spot | null): Rectangle {
  if (pointed === null || (thing.width <= LARGE && thing.height <= LARGE)) return thing;
  return { left: pointed.x - GAP, top: pointed.y - GAP, width: 2 * GAP, height: 2 * GAP };
}

/** The top left corner of the note: above the thing if there is room, else below, right or left of it; always on the screen. */
export function placeNote(thing: Rectangle, note: Size, screen: Size): Spot {
  const { left, top, width, height } = thing;
  const middle = { x: left + width / 2 - note.width / 2, y: top + height / 2 - note.height / 2 };
  const above = top - GAP - note.height;
  const below = top + height + GAP;
  const right = left + width + GAP;
  const before = left - GAP - note.width;
  const onScreen = (x: number, y: number): Spot => ({ x: clamp(x, note.width, screen.width), y: clamp(y, note.height, screen.height) });
  if (above >= MARGIN) return onScreen(middle.x, above);
  if (below + note.height <= screen.height - MARGIN) return onScreen(middle.x, below);
  if (right + note.width <= screen.width - MARGIN) return onScreen(right, middle.y);
  if (before >= MARGIN) return onScreen(before, middle.y);
  return onScreen(middle.x, above);
}
