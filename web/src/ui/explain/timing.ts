/** When a note is shown and when it goes, whatever it explains. In milliseconds and pixels. */

/** A mouse must rest this long on a thing, a finger must be held this long, the focus must stay this long. */
export const REST = 500;
/** From one thing to the next it goes faster, because somebody is looking around. */
export const NEXT = 120;
/** The way from the thing to the note may take this long. */
export const GRACE = 250;
/** A finger that moves farther than this does not press but drag. */
export const SLIP = 10;

export type How = "hover" | "focus" | "press";

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface NoteListener<T> {
  show(thing: T, how: How, at: Point | null): void;
  hide(): void;
}

/**
 * Decides when the note of a thing is to be seen. It stays as long as the mouse is on the thing or on the note, or the focus on the
 * thing; after a long press until the screen is touched again. Whoever dismisses it does not see it again before coming back.
 */
export class NoteTiming<T extends object> {
  readonly #listener: NoteListener<T>;
  #shown: { readonly thing: T; readonly how: How } | null = null;
  #hovered: T | null = null;
  #at: Point | null = null;
  #dismissed: T | null = null;
  #pressed: Point | null = null;
  #coming: ReturnType<typeof setTimeout> | undefined;
  #going: ReturnType<typeof setTimeout> | undefined;

  constructor(listener: NoteListener<T>) {
    this.#listener = listener;
  }

  /** What is explained right now. */
  get shown(): T | null {
    return this.#shown?.thing ?? null;
  }

  /** The mouse is on this thing, or on nothing that can be explained. */
  hover(thing: T | null, at: Point | null = null): void {
    this.#at = at;
    if (thing === this.#hovered) return;
    this.#hovered = thing;
    if (thing !== this.#dismissed) this.#dismissed = null;
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
    if (thing === null) this.#leave();
    else if (thing !== this.#shown?.thing && thing !== this.#dismissed) {
      if (this.#shown?.how === "hover") this.#leave();
      this.#coming = setTimeout(() => this.#show(thing, "hover", this.#at), this.#shown === null ? REST : NEXT);
    }
  }

  /** The mouse is on the note itself, so that it can be read at leisure. */
  hold(): void {
    this.#hovered = this.shown;
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
  }

  /** The keyboard has come to this thing, or to one that cannot be explained. */
  focus(thing: T | null): void {
    this.#dismissed = null;
    if (thing === this.#shown?.thing) return;
    clearTimeout(this.#coming);
    if (this.#shown?.how === "focus") this.#hide();
    if (thing !== null) this.#coming = setTimeout(() => this.#show(thing, "focus", null), REST);
  }

  /** Somebody asks by a key what this thing is. */
  ask(thing: T): void {
    clearTimeout(this.#coming);
    this.#show(thing, "focus", null);
  }

  /** A finger has come down; whatever was shown goes. */
  press(thing: T | null, at: Point): void {
    this.dismiss();
    this.#pressed = thing === null ? null : at;
    if (thing !== null) this.#coming = setTimeout(() => this.#show(thing, "press", at), REST);
  }

  /** The finger has moved. */
  move({ x, y }: Point): void {
    if (this.#pressed !== null && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) > SLIP) this.cancel();
  }

  /** The finger has gone up. Says whether it was a long press, which must do nothing else. */
  release(): boolean {
    const long = this.#pressed !== null && this.#shown?.how === "press";
    this.#pressed = null;
    if (!long) clearTimeout(this.#coming);
    return long;
  }

  /** The finger drags, or the browser has taken it to scroll. */
  cancel(): void {
    this.#pressed = null;
    clearTimeout(this.#coming);
    if (this.#shown?.how === "press") this.#hide();
  }

  /** The note is not wanted now. Says whether there was one. */
  dismiss(): boolean {
    this.#dismissed = this.#hovered;
    clearTimeout(this.#coming);
    clearTimeout(this.#going);
    if (this.#shown === null) return false;
    this.#hide();
    return true;
  }

  #leave(): void {
    if (this.#shown?.how === "hover") this.#going = setTimeout(() => this.#hide(), GRACE);
  }

  #show(thing: T, how: How, at: Point | null): void {
    clearTimeout(this.#going);
    this.#shown = { thing, how };
    this.#listener.show(thing, how, at);
  }

  #hide(): void {
    this.#shown = null;
    this.#listener.hide();
  }
}
