import { keyOf, keysAreOn, plainKey } from "../single-keys";
import { GROUP, MARK, textOf } from "./explain";
import { Mover } from "./mover";
import { anchorOf, placeNote, type Spot } from "./place";
import { type How, NoteTiming } from "./timing";

/** How often what is shown is looked at again, in milliseconds: it may have changed or gone. */
const AGAIN = 250;
/** A click that follows a long press comes within this time, if it comes at all. */
const LATE_CLICK = 700;

const NEXT_KEYS = ["ArrowRight", "ArrowDown"];
/** What can be pressed: a note that came by itself would cover what somebody is about to choose. */
const PRESSED = "button, a[href], input, select, textarea, summary, [role=button]";
const KEYS = [...NEXT_KEYS, "ArrowLeft", "ArrowUp"];

const elementsOf = (event: Event): Element[] => event.composedPath().filter((node) => node instanceof Element);

/** The innermost thing under the pointer that can be explained, in whatever drawing it is. */
const explained = (event: Event): Element | null => elementsOf(event).find((element) => element.hasAttribute(MARK)) ?? null;

/**
 * The one note of the page that says what a thing is. It lies above everything, dialogs too, and is never in the way: a finger
 * touches what is below it, and Escape or the next press takes it away.
 */
class Note {
  readonly #box = document.createElement("div");
  readonly #timing = new NoteTiming<Element>({
    show: (thing, how, at) => this.#show(thing, how, at),
    hide: () => this.#hide(),
  });
  readonly #mover = new Mover();
  #at: Spot | null = null;
  /** Where the mouse was last. */
  #mouse: Spot = { x: -1, y: -1 };
  readonly #listened = new WeakSet<Window | ShadowRoot>();
  #watch: ReturnType<typeof setInterval> | undefined;
  /** The time until which a click belongs to a long press. */
  #swallowUntil = 0;

  constructor() {
    const box = this.#box;
    box.className = "note";
    box.setAttribute("role", "tooltip");
    box.popover = "manual";
    addEventListener("pointermove", this.#move, { passive: true });
    addEventListener("pointerdown", this.#down, { capture: true, passive: true });
    addEventListener("pointerup", this.#up, { capture: true, passive: true });
    addEventListener("pointercancel", () => this.#timing.cancel());
    addEventListener("click", this.#click, { capture: true });
    addEventListener("contextmenu", this.#menu, { capture: true });
    this.#listenToFocus(window);
    addEventListener("keydown", this.#key, { capture: true });
    addEventListener("keyup", ({ key }) => this.#mover.up(key), { capture: true, passive: true });
    addEventListener("scroll", this.#away, { capture: true, passive: true });
    addEventListener("resize", this.#away);
    addEventListener("blur", this.#away);
    addEventListener("blur", () => this.#mover.leave());
    document.documentElement.addEventListener("pointerleave", () => this.#timing.hover(null));
  }

  readonly #away = (): void => void this.#timing.dismiss();

  readonly #move = (event: PointerEvent): void => {
    const at = { x: event.clientX, y: event.clientY };
    if (event.pointerType !== "mouse") return this.#timing.move(at);
    // The page may change under a mouse that lies still; then nobody has asked.
    const still = at.x === this.#mouse.x && at.y === this.#mouse.y;
    this.#mouse = at;
    if (still || event.buttons !== 0) return;
    if (event.composedPath().includes(this.#box)) this.#timing.hold();
    else this.#timing.hover(explained(event), at);
  };

  readonly #down = (event: PointerEvent): void => {
    this.#swallowUntil = 0;
    this.#mover.leave();
    if (event.pointerType === "mouse") {
      this.#mouse = { x: event.clientX, y: event.clientY };
      this.#timing.dismiss();
    } else this.#timing.press(event.isPrimary ? explained(event) : null, { x: event.clientX, y: event.clientY });
  };

  readonly #up = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" && this.#timing.release()) this.#swallowUntil = event.timeStamp + LATE_CLICK;
  };

  /** A long press shows and does nothing else. */
  readonly #click = (event: MouseEvent): void => {
    if (event.timeStamp > this.#swallowUntil) return;
    this.#swallowUntil = 0;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** A finger held on a thing asks what it is; the browser's own menu would cover the answer. */
  readonly #menu = (event: MouseEvent): void => {
    const byFinger = event instanceof PointerEvent && event.pointerType !== "mouse";
    if (byFinger && explained(event) !== null) event.preventDefault();
  };

  /** A focus that moves inside a drawing's shadow is heard only there. */
  #listenToFocus(place: Window | ShadowRoot): void {
    if (this.#listened.has(place)) return;
    this.#listened.add(place);
    place.addEventListener("focusin", this.#focus);
    place.addEventListener("focusout", this.#blur);
  }

  readonly #blur = (): void => this.#timing.focus(null);

  /** What can be pressed is explained when somebody asks; anything else as soon as somebody leads the keyboard to it. */
  readonly #focus = (event: Event): void => {
    for (const node of event.composedPath()) if (node instanceof ShadowRoot) this.#listenToFocus(node);
    const [focused] = elementsOf(event);
    const thing = focused === undefined ? null : explanationOf(focused);
    if (focused && thing && thing !== focused) focused.setAttribute("aria-description", textOf(thing));
    this.#timing.focus(this.#mover.isPerson && focused?.matches(":focus-visible") && !focused.matches(PRESSED) ? thing : null);
  };

  readonly #key = (event: KeyboardEvent): void => {
    this.#mover.down(event.key);
    if (event.key === "Escape") {
      if (!this.#timing.dismiss()) return;
      event.stopPropagation();
      event.preventDefault(); // a dialog stays
    } else if (keysAreOn() && plainKey(event) === keyOf("explain")) {
      this.#ask(event);
    } else if (KEYS.includes(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      this.#walk(event);
    }
  };

  /** What has the focus is explained first; asked again, the key leads on. */
  #ask(event: KeyboardEvent): void {
    const [focused] = elementsOf(event);
    const thing = focused === undefined ? null : explanationOf(focused);
    if (thing === null || thing === this.#timing.shown || !focused?.matches(PRESSED) || focused.matches("input, textarea, select")) {
      this.#nextGroup(event);
      return;
    }
    event.preventDefault();
    this.#timing.ask(thing);
  }

  /** From list to list: what cannot be pressed is no stop of the Tab key, so that the table stays quick to play. */
  #nextGroup(event: KeyboardEvent): void {
    const path = elementsOf(event);
    if (path[0]?.matches("input, textarea, select")) return;
    const groups = deepQuery(document.body, `[${GROUP}]`).filter(isShown);
    const here = groups.findIndex((group) => path.includes(group));
    const next = groups[(here + 1) % groups.length];
    if (next === undefined) return;
    event.preventDefault();
    focusOn(next);
    this.#timing.ask(next);
  }

  /** From thing to thing inside a list. */
  #walk(event: KeyboardEvent): void {
    const elements = elementsOf(event);
    const [here] = elements;
    const group = elements.find((element) => element.hasAttribute(GROUP));
    if (group === undefined || !here?.hasAttribute(MARK)) return;
    const things = [...group.querySelectorAll(`[${MARK}]`)].filter(isShown);
    const step = NEXT_KEYS.includes(event.key) ? 1 : -1;
    const next = things[things.indexOf(here) + step] ?? (step < 0 ? group : null);
    event.preventDefault();
    event.stopPropagation();
    if (next === null) return;
    focusOn(next);
    this.#timing.ask(next);
  }

  #show(thing: Element, how: How, at: Spot | null): void {
    this.#at = at;
    const box = this.#box;
    box.dataset["how"] = how;
    if (!this.#draw(thing)) return;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#draw(thing) || this.#timing.dismiss(), AGAIN);
  }

  /** Draws the note where the thing is now; false if there is nothing to explain any more. */
  #draw(thing: Element): boolean {
    const box = this.#box;
    const text = textOf(thing);
    const around = thing.getBoundingClientRect();
    if (!thing.isConnected || text === "" || (around.width === 0 && around.height === 0)) return false;
    if (!box.isConnected) {
      document.body.append(box);
      box.showPopover();
    }
    if (box.textContent !== text) box.textContent = text;
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { x, y } = placeNote(anchorOf(around, this.#at), box.getBoundingClientRect(), { width, height });
    box.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
    return true;
  }

  #hide(): void {
    clearInterval(this.#watch);
    this.#box.remove();
  }
}

/** What explains something: its own mark; a button that has none has that of its picture. */
function explanationOf(thing: Element): Element | null {
  return thing.hasAttribute(MARK) ? thing : thing.querySelector(`button [${MARK}], [role="button"] [${MARK}]`);
}

/** Gives the focus to anything, also to what cannot have it by itself. */
function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  element.focus();
  if (element.matches(":focus")) return;
  element.setAttribute("tabindex", "-1");
  element.focus();
}

/** What a selector finds, in the shadows of drawings too, in the order of the page. */
function deepQuery(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element.matches(selector) ? [element] : []),
    ...(element.shadowRoot === null ? [] : deepQuery(element.shadowRoot, selector)),
  ]);
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

let note: Note | null = null;

/** From now on things can be explained. */
export function explainThings(): void {
  note ??= new Note();
}
