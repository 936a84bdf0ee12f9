import { Session } from "../../play/session";
import { today } from "../../ui/dates";
import { bestBeside, climbsOf } from "./climbs";
import { isNight } from "./night-steps";
import { askChart, askClimb, askPlans, askRisk } from "./requests";
import { soloAddress } from "./solo";
import { streak } from "./streak";
import type { ChartDay, Climb, Config, EngineView, FoundChallenge, GameEvent, Goal, Plan } from "./types";

/** A night; the cards of a tie; the next player's coming to the screen. */
export type Stop = "night" | "tie" | "turn";

/** A game of K2. Hands are secret, so there is a curtain between two people. */
export class K2Session extends Session<EngineView, GameEvent> {
  #curtain: number | null = null;
  #chart: readonly ChartDay[] | null = null;
  #streak = 0;
  #climb: Climb | null = null;
  #best: Climb | null = null;
  #seen: readonly GameEvent[] | null = null;

  /** The seat that must come to the screen alone, if there is one. */
  get curtain(): number | null {
    return this.#curtain;
  }

  /** What the table stops for until somebody goes on. */
  get stop(): Stop | null {
    if (this.news === this.#seen) return null;
    if (this.news.some(isNight)) return "night";
    const { before, view } = this;
    if (before === null || view.table.phase !== "turn") return null;
    if (this.news.some((event) => event.event === "revealed" && event.taker === null && event.picks.length > 1)) return "tie";
    const another = this.several && this.bot === null && before.to_act[0] !== view.to_act[0];
    return another && this.news.length > 0 ? "turn" : null;
  }

  /** A night is seen by everybody before anything else happens. */
  override get unseen(): boolean {
    return this.stop === "night";
  }

  protected override get waits(): boolean {
    return this.stop !== null;
  }

  /** What the table has stopped for has been seen. */
  see(): void {
    this.#seen = this.news;
    this.noteRead();
  }

  /** Whether more than one person plays at this screen. */
  get several(): boolean {
    return this.people.length > 1;
  }

  /** The whole climb by days, once it was fetched for the ending. */
  get chart(): readonly ChartDay[] | null {
    return this.#chart;
  }

  /** How many mountains of the day in a row were climbed, if this is one; fetched for the ending. */
  get streak(): number {
    return this.#streak;
  }

  /** The climb in short, if it was one alone that counts; fetched for the ending. */
  get finished(): Climb | null {
    return this.#climb;
  }

  /** The best of one's other climbs on the same side in the same weather; fetched for the ending. */
  get best(): Climb | null {
    return this.#best;
  }

  plans(goal: Goal): Promise<readonly Plan[]> {
    return this.advise((at) => askPlans(this.engine, at, goal));
  }

  /** The risk sum of some cards. */
  risk(cards: readonly string[]): Promise<number> {
    return this.advise((at) => askRisk(this.engine, at, cards));
  }

  /** A game alone in short, with the link that proves it. */
  climb(): Promise<Climb> {
    return this.ask(() => askClimb(this.engine, this.id));
  }

  /** Fetches the whole climb by days. */
  fetchChart(): Promise<readonly ChartDay[]> {
    return this.ask(() => askChart(this.engine, this.id));
  }

  /** Behind the curtain nobody is given a hint, nor before what the table stops for has been seen. */
  override get hintable(): boolean {
    return super.hintable && this.#curtain === null && this.stop === null;
  }

  /** The person at the curtain has come to the screen. */
  lift(): Promise<void> {
    return this.inTurn(async () => {
      const seat = this.#curtain;
      if (seat === null) return; // a second tap, which came before the first one was answered
      this.#curtain = null;
      this.forgetNews();
      this.noteMet();
      await this.lookAs(seat);
    });
  }

  /** The curtain falls at once, whatever the engine is busy with. */
  override hide(): void {
    const seat = this.viewer;
    if (seat === null || !this.several || this.over) return;
    this.#curtain = seat;
    this.inTurn(async () => {
      if (this.#curtain === seat && this.viewer === seat) await this.lookAs(null);
    }).catch(() => {}); // the curtain hangs all the same
    this.dispatchEvent(new Event("change"));
  }

  /** Notes the first try on the mountain of a day. */
  override async begun(): Promise<void> {
    if (!this.solo) return;
    const { challenge } = await this.engine.read<FoundChallenge>(soloAddress(this.saved.replay.config as Config));
    const { daily } = challenge;
    if (daily !== null) await climbsOf(this.library).begun(daily, this.id);
  }

  override async prepareEnding(): Promise<void> {
    this.#chart = await this.fetchChart();
    if (!this.solo || this.saved.unranked) return;
    const climb = await this.climb();
    const all = await climbsOf(this.library).list();
    this.#streak = climb.daily === null ? 0 : streak(all, today());
    this.#best = bestBeside(climb, all);
    this.#climb = climb;
  }

  protected override viewerOf({ table, to_act: [seat] }: EngineView): number | null {
    const { people } = this;
    this.#curtain = null;
    const [only = null] = people;
    if (people.length === 1) {
      if (only !== this.saved.unmet) return only;
      this.#curtain = only;
      return null;
    }
    if (table.phase !== "select" || seat === undefined || !people.includes(seat)) return null;
    if (this.viewer === seat) return seat;
    this.#curtain = seat;
    return null;
  }

  /** While a bot is to act, no space is lit and nothing is counted for its turn. */
  protected override withoutChoices(view: EngineView): Partial<EngineView> {
    return { ...super.withoutChoices(view), targets: [], ending: null };
  }

  protected override async record(): Promise<void> {
    if (this.solo) await climbsOf(this.library).finished(this.id, await this.climb(), this.saved.hinted);
  }
}
