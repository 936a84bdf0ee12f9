import { mayMove, move, paced, SETTLE, type Speed } from "../../../ui/motion";
import { LAYOUTS, type Layout } from "./layout";
import { climberKey, type Stand, tentKey } from "./pieces";
import type { BoardView, ClimberView, Walk } from "./types";
import { moved, walkFrames, walkTime } from "./walk";

type Stands = ReadonlyMap<string, Stand>;

const SHIFT_MS = 420;
const RISE_MS = 520;
const FADE_MS = 1500;

/** Shows how pieces have come to their places: climbers walk the ropes, tents rise. The pieces themselves are there from the beginning. */
export class PieceMotion {
  #view: BoardView | null = null;
  #stands: Stands = new Map();

  /** Called when a view has been drawn. */
  follow(view: BoardView, stands: Stands, root: ParentNode, speed: Speed): void {
    const before = this.#view;
    const were = this.#stands;
    this.#view = view;
    this.#stands = stands;
    if (before === null || before.board !== view.board || before === view || !mayMove(speed)) return;
    const layout = LAYOUTS[view.board];
    const piece = (key: string): SVGElement | null => root.querySelector(`[data-piece="${key}"]`);
    for (const one of view.climbers) {
      const key = climberKey(one);
      const element = piece(key);
      const [was, now] = [were.get(key), stands.get(key)];
      if (element === null || was === undefined || now === undefined) continue;
      const walk = view.walks === before.walks ? undefined : view.walks?.find((way) => isOf(way, one, before));
      this.#walk(element, layout, walk, was, now, speed);
      if (one.fate === "gone" && before.climbers.find((other) => climberKey(other) === key)?.fate !== "gone") this.#fade(element, speed);
    }
    for (const one of view.tents) {
      const key = tentKey(one);
      const element = piece(key);
      const [was, now] = [were.get(key), stands.get(key)];
      if (element === null || now === undefined) continue;
      if (was === undefined) this.#rise(element, now, speed);
      else this.#walk(element, layout, undefined, was, now, speed);
    }
  }

  #walk(element: SVGElement, layout: Layout, walk: Walk | undefined, was: Stand, now: Stand, speed: Speed): void {
    const still = was.x === now.x && was.y === now.y;
    if (still && walk === undefined) return;
    // What still moves goes on from where it is seen.
    const running = element.getAnimations();
    const seen = running.length === 0 ? was : seenAt(element);
    for (const animation of running) animation.cancel();
    const way = walk?.way ?? [];
    const frames = way.length > 1 ? walkFrames(layout, way, seen, now) : [{ transform: moved(seen.x, seen.y) }, { transform: moved(now.x, now.y) }];
    const duration = paced(speed, way.length > 1 ? walkTime(way.length - 1) : SHIFT_MS);
    move(element, frames, { duration, ...(way.length > 1 ? { easing: "linear" } : {}) });
  }

  #rise(element: SVGElement, { x, y }: Stand, speed: Speed): void {
    const at = moved(x, y);
    const frames = [
      { transform: `${at} scale(1.15, 0)`, opacity: 0.2 },
      { transform: `${at} scale(0.94, 1.16)`, opacity: 1, offset: 0.6 },
      { transform: `${at} scale(1)`, opacity: 1 },
    ];
    move(element, frames, { duration: paced(speed, RISE_MS), easing: SETTLE });
  }

  #fade(element: SVGElement, speed: Speed): void {
    const figure = element.querySelector(".gone");
    if (figure !== null) move(figure, [{ opacity: 1, offset: 0 }], { duration: paced(speed, FADE_MS), easing: "ease-in" });
  }
}

/** Whether a walk is this climber's, from where it stood in the view before to where it stands now. */
function isOf({ seat, climber, way }: Walk, one: ClimberView, before: BoardView): boolean {
  if (one.ghost || seat !== one.seat || climber !== one.climber || way.at(-1) !== one.space) return false;
  return before.climbers.find((other) => climberKey(other) === climberKey(one))?.space === way[0];
}

/** Where a piece in motion is seen now, in units of the sheet. */
function seenAt(element: SVGElement): { x: number; y: number } {
  const { e, f } = new DOMMatrixReadOnly(getComputedStyle(element).transform);
  return { x: e, y: f };
}
