import { Session } from "../../play/session";
import type { ChartDay, Climb, EngineView, GameEvent, Goal, Plan } from "./types";

/** A game of K2: hands are secret, so between two people there is a curtain. */
export class K2Session extends Session<EngineView, GameEvent> {
  #curtain: number | null = null;

  /** The seat that must come to the screen alone, if there is one. */
  get curtain(): number | null {
    return this.#curtain;
  }

  plans(goal: Goal): Promise<readonly Plan[]> {
    return this.ask(() => this.engine.plans(goal));
  }

  /** The risk sum of some cards. */
  risk(cards: readonly string[]): Promise<number> {
    return this.ask(() => this.engine.risk(cards));
  }

  /** A game alone in short, with the link that proves it. */
  climb(): Promise<Climb> {
    return this.ask(() => this.engine.share());
  }

  /** The whole climb by days. */
  async chart(): Promise<readonly ChartDay[]> {
    return (await this.ask(() => this.engine.chart<{ days: readonly ChartDay[] }>())).days;
  }

  /** The person at the curtain has come to the screen. */
  lift(): Promise<void> {
    return this.inTurn(async () => {
      const seat = this.#curtain;
      this.#curtain = null;
      this.forgetNews();
      await this.lookAs(seat);
    });
  }

  protected override whoLooks({ table, to_act: [seat] }: EngineView): number | null {
    const { left } = this.saved;
    const here = table.players.map((_, index) => index).filter((index) => !left.includes(index));
    this.#curtain = null;
    if (here.length === 1) return here[0] ?? null;
    if (table.phase !== "select" || seat === undefined) return null;
    if (this.viewer === seat) return seat;
    this.#curtain = seat;
    return null;
  }

  protected override async record(): Promise<void> {
    if (this.solo) await this.store.climbs.finished(this.id, await this.climb());
  }
}
