import type { ReactiveController, ReactiveControllerHost } from "lit";

/** A window on the sheet: pan and zoom by changing the viewBox, in the sheet's own units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const CLOSEST = 4;
const SLIP = 7;
const DOUBLE_TAP_MS = 320;

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Finger {
  x: number;
  y: number;
  readonly from: Spot;
}

type Host = ReactiveControllerHost & HTMLElement;

export class Viewport implements ReactiveController {
  private box: Box;
  private readonly fingers = new Map<number, Finger>();
  private lastTap = 0;
  private dragged = false;

  constructor(
    private readonly host: Host,
    private readonly sheet: { readonly width: number; readonly height: number },
    /** The surface that shows the sheet, and what to do with a new box. */
    private readonly surface: () => Element | null,
    private readonly show: (box: Box) => void,
    /** True where a double tap belongs to a button and not to the ground. */
    private readonly taken: (event: Event) => boolean,
  ) {
    this.box = { x: 0, y: 0, ...sheet };
    host.addController(this);
  }

  get scale(): number {
    return this.sheet.width / this.box.width;
  }

  hostConnected(): void {
    const { host } = this;
    host.addEventListener("pointerdown", this.down);
    host.addEventListener("pointermove", this.move);
    host.addEventListener("pointerup", this.up);
    host.addEventListener("pointercancel", this.up);
    host.addEventListener("click", this.click, true);
    host.addEventListener("wheel", this.wheel, { passive: false });
    host.addEventListener("keydown", this.key);
  }

  hostDisconnected(): void {
    const { host } = this;
    host.removeEventListener("pointerdown", this.down);
    host.removeEventListener("pointermove", this.move);
    host.removeEventListener("pointerup", this.up);
    host.removeEventListener("pointercancel", this.up);
    host.removeEventListener("click", this.click, true);
    host.removeEventListener("wheel", this.wheel);
    host.removeEventListener("keydown", this.key);
    this.fingers.clear();
  }

  hostUpdated(): void {
    this.show(this.box);
  }

  fit(): void {
    this.set({ x: 0, y: 0, ...this.sheet });
  }

  /** Zooms by a factor round a point of the sheet (its middle if none is given). */
  zoom(factor: number, x = this.box.x + this.box.width / 2, y = this.box.y + this.box.height / 2): void {
    const scale = Math.min(CLOSEST, Math.max(1, this.scale * factor));
    const width = this.sheet.width / scale;
    const height = this.sheet.height / scale;
    const kept = width / this.box.width;
    this.set({ x: x - (x - this.box.x) * kept, y: y - (y - this.box.y) * kept, width, height });
  }

  /** Moves the window just enough to see a point with room round it. */
  reveal(x: number, y: number, room = 110): void {
    const { box } = this;
    const slide = (at: number, from: number, size: number) => (at - room < from ? at - room : at + room > from + size ? at + room - size : from);
    this.set({ ...box, x: slide(x, box.x, box.width), y: slide(y, box.y, box.height) });
  }

  private set(box: Box): void {
    const clamp = (at: number, size: number, whole: number) => Math.min(Math.max(0, whole - size), Math.max(0, at));
    this.box = { ...box, x: clamp(box.x, box.width, this.sheet.width), y: clamp(box.y, box.height, this.sheet.height) };
    this.host.toggleAttribute("zoomed", this.scale > 1.01);
    this.show(this.box);
  }

  /** Sheet units per pixel, and the sheet point under a place on the screen. */
  private measure(): { unit: number; at: (spot: Spot) => Spot } {
    const frame = this.surface()?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const { box } = this;
    const unit = Math.max(box.width / frame.width, box.height / frame.height);
    const left = box.x + box.width / 2 - (frame.width * unit) / 2;
    const top = box.y + box.height / 2 - (frame.height * unit) / 2;
    return { unit, at: ({ x, y }) => ({ x: left + (x - frame.left) * unit, y: top + (y - frame.top) * unit }) };
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.fingers.size === 0) this.dragged = false;
    const { clientX: x, clientY: y } = event;
    this.fingers.set(event.pointerId, { x, y, from: { x, y } });
  };

  private readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    const was = this.spread();
    const { unit } = this.measure();
    const dx = event.clientX - finger.x;
    const dy = event.clientY - finger.y;
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (!this.dragged && Math.hypot(finger.x - finger.from.x, finger.y - finger.from.y) > SLIP) {
      this.dragged = true;
      // Captured only now: capture on pointerdown would take the click away from the pieces.
      for (const id of this.fingers.keys()) if (this.host.isConnected) this.host.setPointerCapture(id);
    }
    if (!this.dragged) return;
    const now = this.spread();
    if (was && now) {
      const middle = this.measure().at(now.middle);
      this.zoom(now.distance / was.distance, middle.x, middle.y);
    }
    const share = 1 / this.fingers.size;
    this.set({ ...this.box, x: this.box.x - dx * unit * share, y: this.box.y - dy * unit * share });
  };

  private readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId) || event.type === "pointercancel" || this.dragged) return;
    if (event.pointerType === "mouse" || this.taken(event)) return;
    if (event.timeStamp - this.lastTap < DOUBLE_TAP_MS) {
      this.lastTap = 0;
      this.toggle({ x: event.clientX, y: event.clientY });
    } else this.lastTap = event.timeStamp;
  };

  private toggle(spot: Spot): void {
    if (this.scale > 1.2) return this.fit();
    const { x, y } = this.measure().at(spot);
    this.zoom(2.2, x, y);
  }

  private spread(): { distance: number; middle: Spot } | null {
    const [a, b] = [...this.fingers.values()];
    if (!a || !b) return null;
    return { distance: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  }

  /** A drag that ends on a piece is not a tap on it. */
  private readonly click = (event: MouseEvent): void => {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const { x, y } = this.measure().at({ x: event.clientX, y: event.clientY });
    this.zoom(Math.exp(-event.deltaY * 0.0045), x, y);
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") this.zoom(1.3);
    else if (event.key === "-") this.zoom(1 / 1.3);
    else if (event.key === "0") this.fit();
    else return;
    event.preventDefault();
  };
}
