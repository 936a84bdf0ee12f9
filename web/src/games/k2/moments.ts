import { type ReactiveController, type ReactiveControllerHost, render } from "lit";

import { cue } from "../../ui/cue";
import { type Box, boxOf, mayMove, move, moveFrom, MotionLayer, paced, SETTLE, turnLeaf, turnUp } from "../../ui/motion";
import { teamOf } from "../../ui/seat-names";
import type { K2Board } from "./board/k2-board";
import { walkTime } from "./board/walk";
import { cardFace } from "./card";
import { letter } from "./letter";
import { cuesOf, wayOf } from "./moment-steps";
import type { NightSettings } from "./night";
import { riskSymbol } from "./symbols";
import type { GameEvent, View } from "./types";

const FLIGHT_MS = 480;
const APART_MS = 90;
const TURN_MS = 520;

type Host = ReactiveControllerHost & HTMLElement;

/** Where things were before the table was drawn anew. */
interface Before {
  readonly cards: ReadonlyMap<string, Box>;
  readonly token: Box | null;
  readonly tray: Box | null;
  readonly day: { readonly number: string | undefined; readonly box: Box; readonly copy: Element } | null;
  readonly forecast: Box | null;
}

/**
 * The moments between two positions: cards fly to their climbers, the token is turned, the day turns like a page, the summit shines. The
 * table shows the new position from the beginning; copies move over it, and every tap is meant for what is there.
 */
export class Moments implements ReactiveController {
  readonly #host: Host;
  readonly #layer = new MotionLayer();
  #news: readonly GameEvent[] = [];
  /** Whether the news have not been on the table yet. */
  #fresh = false;
  #settings: NightSettings = { speed: "off", sound: false };
  #before: Before | null = null;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("pointerdown", this.#hurry, { capture: true });
    addEventListener("keydown", this.#hurry, { capture: true });
  }

  hostDisconnected(): void {
    removeEventListener("pointerdown", this.#hurry, { capture: true });
    removeEventListener("keydown", this.#hurry, { capture: true });
    for (const timer of this.#timers) clearTimeout(timer);
    this.#layer.clear();
  }

  /** The table is about to be drawn, with news or without. */
  prepare(news: readonly GameEvent[], settings: NightSettings): void {
    this.#settings = settings;
    this.#fresh = news !== this.#news;
    this.#news = news;
    const changes = this.#fresh || this.#find(".game[data-phase=night]") !== null;
    this.#before = changes && this.#moves ? this.#look() : null;
    if (!this.#fresh) return;
    const pace = this.#moves ? paced(settings.speed, 1000) / 1000 : 0;
    for (const { cue: name, at } of cuesOf(news, pace)) this.#later(at, () => cue(name, settings.sound));
  }

  /** The table has been drawn. */
  show(view: View): void {
    const before = this.#before;
    this.#before = null;
    if (before === null) return;
    if (this.#fresh) {
      this.#cards(before);
      this.#token(before);
      this.#summit(view);
    }
    const day = this.#find(".game-bar .day")?.dataset["day"];
    if (before.day !== null && day !== undefined && before.day.number !== day) this.#turnDay(before);
  }

  get #moves(): boolean {
    return mayMove(this.#settings.speed);
  }

  #find(selector: string): HTMLElement | null {
    return this.#host.querySelector(selector);
  }

  get #board(): K2Board | null {
    return this.#host.querySelector("k2-board");
  }

  #look(): Before {
    const cards = new Map<string, Box>();
    for (const element of this.#host.querySelectorAll<HTMLElement>(".tray [data-card]")) {
      const box = boxOf(element);
      if (box !== null && element.dataset["card"] !== undefined) cards.set(element.dataset["card"], box);
    }
    const day = this.#find(".game-bar .day");
    const box = boxOf(day);
    return {
      cards,
      token: boxOf(this.#find(".tray [data-action=take]:focus, .tray [data-action=take]:active") ?? this.#find(".tray [data-action=take]")),
      tray: boxOf(this.#find(".tray")),
      day: day === null || box === null ? null : { number: day.dataset["day"], box, copy: bareCopy(day) },
      forecast: boxOf(this.#find(".forecast-day")),
    };
  }

  /** Cards fly from where they lay to the climbers they were given to. */
  #cards({ cards, tray }: Before): void {
    const gifts = this.#news.filter((event) => event.event === "gave");
    gifts.forEach(({ seat, climber, card }, index) => {
      const from = cards.get(card) ?? middleOf(tray, index, gifts.length);
      const to = boxOf(this.#board?.renderRoot.querySelector(`[data-piece=climber-${seat}-${letter(climber)}]`));
      if (from === null || to === null) return;
      const copy = document.createElement("span");
      copy.className = "card flying-card";
      render(cardFace(card), copy);
      this.#layer.fly(copy, from, to, { duration: paced(this.#settings.speed, FLIGHT_MS), delay: paced(this.#settings.speed, APART_MS * index) });
    });
  }

  /** The token that was taken turns, and goes to whoever has to pay it. */
  #token({ token }: Before): void {
    const taken = this.#news.find((event) => event.event === "took");
    if (taken === undefined) return;
    const duration = paced(this.#settings.speed, TURN_MS);
    const to = boxOf(this.#find(".tray .unpaid")) ?? boxOf(this.#find(".tray .climber-choice"));
    if (token !== null && to !== null) {
      const copy = document.createElement("span");
      copy.className = "flying-token";
      render(riskSymbol(taken.value), copy);
      this.#layer.fly(copy, token, to, { duration });
      turnUp(copy, { duration: duration / 2 });
    }
    const open = this.#find(".risk-open")?.lastElementChild;
    if (open) turnUp(open, { duration });
  }

  #summit(view: View): void {
    const first = this.#news.find((event) => event.event === "walked" && event.summit !== null);
    if (first?.event !== "walked") return;
    const steps = wayOf(this.#news, first).length - 1;
    void this.#board?.celebrate(teamOf(view, first.seat), paced(this.#settings.speed, walkTime(steps)));
  }

  /** The old day is turned over like a page; the forecast moves on by a day. */
  #turnDay({ day, forecast }: Before): void {
    const { speed } = this.#settings;
    const duration = paced(speed, TURN_MS);
    if (day !== null) {
      const leaf = this.#layer.lay(day.copy, day.box);
      leaf.classList.add("turning-day");
      this.#layer.removeAfter(leaf, turnLeaf(leaf, { duration }));
    }
    if (forecast === null) return;
    this.#host.querySelectorAll(".forecast-day").forEach((element, index) => {
      if (index === 0) moveFrom(element, { ...forecast, left: forecast.left + forecast.width }, { duration, easing: SETTLE });
      else
        move(
          element,
          [
            { transform: `translateX(${forecast.width}px)`, opacity: 0.3 },
            { transform: "none", opacity: 1 },
          ],
          { duration, easing: SETTLE },
        );
    });
  }

  #later(ms: number, work: () => void): void {
    if (ms <= 0) work();
    else this.#timers.push(setTimeout(work, ms));
  }

  readonly #hurry = (): void => this.#board?.hurry();
}

/** A copy that only looks like the thing: nothing finds it by its facts, nobody reads it aloud. */
function bareCopy(element: HTMLElement): Element {
  const copy = document.createElement("div");
  copy.className = element.className;
  copy.append(...element.cloneNode(true).childNodes);
  return copy;
}

/** A place in the middle of the tray for a card that was not seen there. */
function middleOf(tray: Box | null, index: number, count: number): Box | null {
  if (tray === null) return null;
  const left = tray.left + tray.width / 2 + (index - (count - 1) / 2) * 52 - 24;
  return { left, top: tray.top + tray.height / 2 - 24, width: 48, height: 48 };
}
