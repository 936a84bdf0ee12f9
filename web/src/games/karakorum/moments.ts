import { cue } from "../../ui/cue";
import { type Box, boxOf, mayMove, move, moveFrom, type Motion, MotionLayer, over, paced, SETTLE } from "../../ui/motion";
import type { GameEvent } from "./types";

/** What moments are shown and heard with. */
interface Manner {
  readonly speed: "calm" | "quick" | "off";
  readonly sound: boolean;
}

/** A card on the table, or what it looked like before. */
interface Lying {
  readonly card: string;
  readonly box: Box;
  readonly copy: Element;
}

const FLIGHT = 380;
const STAGGER = 70;
const BANNER = 900;
/** How long the end is seen before its result, if nobody taps. */
const END = 950;

/**
 * What happens is shown: cards come from the deck, go to their owner, to their expedition and to the discard pile, and whose turn it is
 * now is said in large. Everything to tap is where it belongs from the beginning; only pictures move.
 */
export class TableMoments {
  readonly #host: HTMLElement;
  readonly #layer = new MotionLayer();
  #row: Lying[] = [];
  readonly #fans = new Map<number, Lying[]>();
  #turn = "";

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  clear(): void {
    this.#layer.clear();
  }

  /** Notes where things are, before the table is drawn anew. */
  remember(news: readonly GameEvent[]): void {
    this.#turn = this.#actor();
    this.#row = lying(this.#all(".kk-row .kk-cardbutton"), (element) => element.getAttribute("data-card") ?? "");
    this.#fans.clear();
    for (const event of news) {
      if (event.event !== "scored" && event.event !== "removed") continue;
      for (const number of event.piles) this.#fans.set(number, this.#cardsOf(event.seat, number));
    }
  }

  /** Shows what has happened since, on the table as it is drawn now. */
  show(news: readonly GameEvent[], { speed, sound }: Manner): void {
    for (const event of news) play(event, sound);
    if (!mayMove(speed)) return;
    const motion = (place = 0): Motion => ({ duration: paced(speed, FLIGHT), delay: paced(speed, place * STAGGER), easing: SETTLE });
    for (const event of news) this.#showOne(event, motion);
    if (news.length > 0 && this.#actor() !== this.#turn) this.#handOver(paced(speed, BANNER));
  }

  /** Resolves when the end has been seen: the winners' pawns hop, until the time is over or somebody taps or presses a key. */
  async showEnd(winners: readonly number[], { speed }: Manner): Promise<void> {
    if (!mayMove(speed)) return;
    const duration = paced(speed, END);
    const hops = winners.flatMap((seat) => {
      const pawns = this.#one("karakorum-peaks")?.shadowRoot?.querySelectorAll(`[data-seat="${seat}"] > .lean`) ?? [];
      return [...pawns].map((pawn) => move(pawn, [{ scale: 1 }, { scale: 1.5 }, { scale: 1 }, { scale: 1.5 }, { scale: 1 }], { duration }));
    });
    const skip = (): void => hops.forEach((hop) => hop.finish());
    addEventListener("pointerdown", skip, { once: true });
    addEventListener("keydown", skip, { once: true });
    await Promise.allSettled(hops.map((hop) => hop.finished));
    removeEventListener("pointerdown", skip);
    removeEventListener("keydown", skip);
  }

  #showOne(event: GameEvent, motion: (place?: number) => Motion): void {
    if (event.event === "revealed") this.#deal(event.card, motion());
    else if (event.event === "took") event.cards.forEach((card, place) => this.#take(card, event.seat, motion(place)));
    else if (event.event === "placed") this.#place(event, motion());
    else if (event.event === "removed" || event.event === "scored") this.#discard(event.piles, motion);
    else if (event.event === "discarded") {
      event.cards.forEach((card, place) => this.#fly(this.#pick(card), this.#one(".kk-discard"), motion(place)));
    }
    if (event.event === "scored" && event.how !== "axes") this.#claim(`${event.colour} ${event.how}`, motion());
  }

  /** A card comes from the deck and is turned up on its way. */
  #deal(card: string, motion: Motion): void {
    const face = this.#cards(card).at(-1);
    const now = boxOf(face);
    const deck = boxOf(this.#one(".kk-deck"));
    if (!face || now === null || deck === null) return;
    const there = over(now, deck);
    move(
      face,
      [
        { transform: `${there} perspective(40rem) rotateY(90deg)`, opacity: 0.6 },
        { transform: `${there} perspective(40rem) rotateY(60deg)`, opacity: 1, offset: 0.2 },
        { transform: "none", opacity: 1 },
      ],
      motion,
    );
  }

  /** A card goes to its owner: into the row if that is who places now, else to the place beside the table. */
  #take(card: string, seat: number, motion: Motion): void {
    const was = this.#pick(card);
    if (was === undefined) return;
    const face = this.#phase() === "allot" && this.#actor() === String(seat) ? this.#cards(card)[0] : undefined;
    if (face) moveFrom(face, was.box, motion);
    else this.#fly(was, this.#seat(seat), motion);
  }

  /** A card goes to its expedition, in large or beside the table. */
  #place({ card, pile, seat }: Extract<GameEvent, { event: "placed" }>, motion: Motion): void {
    const was = this.#pick(card);
    const face = this.#one(`.kk-piles[data-seat="${seat}"] [data-pile="${pile}"] .kk-fan-card:last-child svg`);
    if (was !== undefined && face !== null) moveFrom(face, was.box, motion);
    else this.#fly(was, this.#seat(seat), motion);
  }

  /** What an expedition looks like: all its cards if it lies in large, else its place beside the table. */
  #cardsOf(seat: number, pile: number): Lying[] {
    const fan = this.#all(`.kk-piles[data-seat="${seat}"] [data-pile="${pile}"] .kk-fan-card`);
    const beside = this.#all(`.kk-strip [data-seat="${seat}"] [data-line="${pile}"], .side [data-seat="${seat}"] [data-line="${pile}"]`);
    return lying(fan.length ? fan : beside, () => "");
  }

  #discard(piles: readonly number[], motion: (place?: number) => Motion): void {
    const cards = piles.flatMap((number) => this.#fans.get(number) ?? []);
    cards.forEach((one, place) => this.#fly(one, this.#one(".kk-discard"), motion(Math.min(place, 4))));
  }

  /** A goal that is claimed rises from its place and is gone. */
  #claim(goal: string, motion: Motion): void {
    const face = this.#one(`.kk-goals [data-goal="${goal}"]`);
    const box = boxOf(face);
    const picture = face?.querySelector("svg")?.cloneNode(true);
    if (box === null || !(picture instanceof Element)) return;
    const sheet = this.#layer.lay(picture, box);
    const flight = move(
      sheet,
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(-120%) scale(2)", opacity: 1, offset: 0.6 },
        { transform: "translateY(-180%) scale(2.2)", opacity: 0 },
      ],
      { ...motion, duration: motion.duration * 2.3 },
    );
    this.#layer.removeAfter(sheet, flight);
  }

  /** Whose turn it is now, in large over the peaks; nobody has to wait for it. */
  #handOver(duration: number): void {
    const box = boxOf(this.#one("karakorum-peaks"));
    const emblem = this.#one(".kk-say .symbol")?.cloneNode(true);
    const name = this.#one(".kk-say")?.getAttribute("data-name") ?? "";
    if (box === null || !(emblem instanceof Element) || name === "") return;
    const banner = document.createElement("div");
    banner.className = "kk-banner";
    banner.append(emblem, name);
    const sheet = this.#layer.lay(banner, box);
    const shown = move(
      sheet,
      [
        { opacity: 0, transform: "scale(0.8)" },
        { opacity: 1, transform: "none", offset: 0.2 },
        { opacity: 1, transform: "none", offset: 0.75 },
        { opacity: 0, transform: "none" },
      ],
      { duration },
    );
    this.#layer.removeAfter(sheet, shown);
  }

  #fly(was: Lying | undefined, to: Element | null, motion: Motion): void {
    const there = boxOf(to);
    if (was !== undefined && there !== null) this.#layer.fly(was.copy, was.box, there, motion);
  }

  /** Takes a card from what lay in the row before. */
  #pick(card: string): Lying | undefined {
    const place = this.#row.findIndex((one) => one.card === card);
    return place < 0 ? undefined : this.#row.splice(place, 1)[0];
  }

  #cards(card: string): Element[] {
    return this.#all(`.kk-row [data-card="${card}"] svg`);
  }

  /** Where a player's things are beside the table: the side on a large screen, the strip on a small one. */
  #seat(seat: number): Element | null {
    return this.#all(`.kk-strip [data-seat="${seat}"], .side [data-seat="${seat}"]`).find((element) => boxOf(element) !== null) ?? null;
  }

  #actor(): string {
    return this.#one(".kk-say")?.getAttribute("data-seat") ?? "";
  }

  #phase(): string {
    return this.#one(".game")?.getAttribute("data-phase") ?? "";
  }

  #one(selector: string): Element | null {
    return this.#host.querySelector(selector);
  }

  #all(selector: string): Element[] {
    return [...this.#host.querySelectorAll(selector)];
  }
}

function lying(elements: readonly Element[], cardOf: (element: Element) => string): Lying[] {
  return elements.flatMap((element) => {
    const picture = element.querySelector("svg");
    const box = boxOf(picture);
    const copy = picture?.cloneNode(true);
    return box === null || !(copy instanceof Element) ? [] : [{ card: cardOf(element), box, copy }];
  });
}

function play(event: GameEvent, sound: boolean): void {
  if (event.event === "revealed" || event.event === "placed") cue("card", sound);
  else if (event.event === "scored") cue(event.to === event.from ? "card" : event.how === "axes" ? "step" : "token", sound);
  else if (event.event === "over") cue("win", sound);
}
