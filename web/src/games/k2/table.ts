import "./board/k2-board";

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";

import { markPlayable } from "../../engine/timing";
import { CardDrag } from "../../play/drag";
import { GameScreen } from "../../play/game-screen";
import { reasonText } from "../../ui/reasons";
import { playerName } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { boardLabels, boardView, rescueSpaces } from "./board-view";
import type { ClimberDetail, SpaceDetail } from "./board/types";
import { constants } from "./constants";
import { curtain } from "./curtain";
import { eventText, letter, sumText } from "./describe";
import { dayTitle, forecast } from "./forecast";
import { ghostLine, ghostOf, withGhosts } from "./ghost";
import { walksOf } from "./moment-steps";
import { Moments } from "./moments";
import { NightShow } from "./night";
import type { K2Session } from "./session";
import { pointTrack, riskTokens, teams } from "./teams";
import { type Intent, NO_INTENT, tray, type TrayActions } from "./tray";
import type { EngineView, GameEvent, Goal, View } from "./types";

/** The table: mountain, forecast, teams, log, and the tray where decisions are made. */
export class K2Game extends GameScreen<EngineView, GameEvent, K2Session> {
  declare intent: Intent;
  readonly #night = new NightShow(this, () => this.#afterNight());
  readonly #moments = new Moments(this);
  readonly #drag = new CardDrag(this, climberAt, (card, climber) => this.#dropped(card, climber));

  constructor() {
    super();
    this.intent = NO_INTENT;
  }

  protected override updated(): void {
    if (this.session.curtain === null) markPlayable();
    this.#moments.show(this.session.view);
  }

  protected override shown(): readonly unknown[] {
    return [...super.shown(), this.#night.moment];
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    super.willUpdate(changes);
    this.#moments.prepare(this.session.news, this.settings);
  }

  /** What the night brings is not told before it is seen. */
  protected override get told(): readonly GameEvent[] {
    const { log, news } = this.session;
    return this.#night.running ? log.slice(0, log.length - news.length) : log;
  }

  /** The night has been seen: now come curtain, decision or result. */
  #afterNight(): void {
    this.session.see();
    this.changed();
  }

  protected override drop(): void {
    this.#actions.drop();
  }

  protected override tell(event: GameEvent): string[] {
    return eventText(this.session.view, event);
  }

  protected override leaving(name: string): string {
    return words("games-leave-sure", { name });
  }

  /** Clears the choices, except those that are forced: the last three cards, the only climber, the one that must walk on. */
  protected override refresh(): void {
    this.#night.follow(this.session, this.settings);
    const { view } = this.session;
    const seat = view.to_act[0] ?? 0;
    const player = view.table.players[seat];
    const hand = player?.hand ?? [];
    const alive = [0, 1].filter((climber) => player?.climbers[climber]?.space != null);
    const kept = view.table.phase === "turn" ? this.intent.climber : null;
    const only = alive.length === 1 ? (alive[0] ?? null) : null;
    const climber = view.table.phase === "turn" ? (view.table.turn?.passing ?? only ?? kept) : null;
    this.intent = { ...NO_INTENT, climber };
    this.notice = "";
    if (view.table.phase === "select" && hand.length === constants.picks) void this.safely(() => this.#lift([...hand.keys()]));
  }

  readonly #actions: TrayActions = {
    pick: (place) => {
      const { picks } = this.intent;
      const lifted = picks.includes(place) ? picks.filter((one) => one !== place) : [...picks, place].slice(-constants.picks);
      void this.safely(() => this.#lift(lifted));
    },
    chooseClimber: (climber) => this.#choose(climber),
    chooseCard: (card) => {
      const useless = !this.session.view.legal.some((action) => action.startsWith(`give ${card} `));
      this.notice = useless && !this.session.view.table.turn?.passing ? words("error-never_given") : "";
      if (!useless) this.intent = { ...NO_INTENT, climber: this.intent.climber, card };
    },
    grip: (event, card) => this.#drag.grip(event, card),
    attempt: (action) => void this.safely(() => this.attempt(action)),
    aim: (goal) => void this.safely(() => this.#aim(goal)),
    accept: () => void this.#accept(),
    otherPlan: () => {
      this.intent = { ...this.intent, plan: (this.intent.plan + 1) % this.intent.plans.length };
    },
    drop: () => {
      this.intent = { ...this.intent, goal: null, plans: [], card: null, receiver: null };
    },
    undo: () => void this.safely(() => this.session.undo()),
    redo: () => void this.safely(() => this.session.redo()),
    end: () => void this.safely(() => this.#end()),
  };

  /** A card on a climber is given; a rope asks how it is used first. */
  #dropped(card: string, climber: number): void {
    const gifts = this.session.view.legal.filter((action) => action.startsWith(`give ${card} ${letter(climber)}`));
    if (gifts.length > 1) this.intent = { ...NO_INTENT, climber: this.intent.climber, card, receiver: climber };
    else void this.safely(() => this.attempt(gifts[0] ?? `give ${card} ${letter(climber)}`));
  }

  async #lift(picks: number[]): Promise<void> {
    const seat = this.session.view.to_act[0] ?? 0;
    const hand = this.session.view.table.players[seat]?.hand ?? [];
    this.intent = { ...NO_INTENT, picks };
    const sum = await this.session.risk(picks.map((place) => hand[place] ?? ""));
    if (this.intent.picks === picks) this.intent = { ...this.intent, sum };
  }

  #choose(climber: number): void {
    const again = this.intent.climber === climber;
    this.intent = { ...NO_INTENT, climber: again ? null : climber };
    const reachable = this.session.view.targets[climber]?.length ?? 0;
    if (again) this.notice = "";
    else this.notice = reachable ? this.#hint("turn-pick-space") : words("turn-nothing-to-reach", { letter: letter(climber) });
  }

  #hint(id: string): string {
    return this.settings.hints ? words(id) : "";
  }

  async #aim(goal: Goal): Promise<void> {
    const plans = await this.session.plans(goal);
    if (plans.length === 0) {
      this.notice = await this.#whyNot(goal);
      return;
    }
    this.notice = "";
    const climber = "climber" in goal ? goal.climber : this.intent.climber;
    this.intent = { ...NO_INTENT, climber, goal, plans };
  }

  async #whyNot(goal: Goal): Promise<string> {
    if (goal.kind === "settle" || goal.kind === "raise") return reasonText({ code: "nothing_to_pay" });
    const name = letter(goal.climber);
    const reason = await this.session.why(goal.kind === "camp" ? `tent ${name}` : `step ${name} ${goal.space}`);
    return reason === null || reason.code === "no_rope" ? words("error-out-of-reach") : reasonText(reason);
  }

  async #accept(): Promise<void> {
    const plan = this.intent.plans[this.intent.plan];
    if (plan !== undefined) await this.safely(() => this.session.play(...plan.actions));
  }

  async #end(): Promise<void> {
    const { view } = this.session;
    const [climber] = view.ending?.deaths ?? [];
    if (climber !== undefined) {
      this.#warn(view, climber);
      return;
    }
    await this.attempt("end");
  }

  #warn(view: View, climber: number): void {
    const seat = view.to_act[0] ?? 0;
    const night = view.nights[seat]?.[climber];
    this.ask(
      words("confirm-death", {
        name: playerName(view, seat),
        letter: letter(climber),
        sum: night ? sumText(night) : "",
      }),
      words("confirm-death-end"),
      words("confirm-death-back"),
      () => void this.safely(() => this.attempt("end")),
    );
  }

  readonly #onClimber = ({ detail }: CustomEvent<ClimberDetail>): void => {
    const { view } = this.session;
    if (view.table.phase !== "turn") return;
    if (detail.seat === view.to_act[0]) this.#choose(detail.climber === "A" ? 0 : 1);
    else this.notice = reasonText({ code: "not_your_turn" });
  };

  readonly #onSpace = ({ detail: { space } }: CustomEvent<SpaceDetail>): void => {
    const { view } = this.session;
    if (view.table.phase === "rescue") {
      this.#onRescueSpace(space);
      return;
    }
    if (view.table.phase !== "turn") return;
    const { goal } = this.intent;
    if (goal !== null && "space" in goal && goal.space === space) {
      void this.#accept();
      return;
    }
    const climber = this.intent.climber ?? this.#onlyOneWho(space);
    if (climber === null) this.notice = words("turn-pick-climber");
    else void this.safely(() => this.#aim({ kind: "be_there", climber, space }));
  };

  /** The climber a touched space can only be meant for. */
  #onlyOneWho(space: number): number | null {
    const able = [0, 1].filter((climber) => this.session.view.targets[climber]?.some((target) => target.space === space));
    return able.length === 1 ? (able[0] ?? null) : null;
  }

  #onRescueSpace(space: number): void {
    const [, climber = 0] = this.session.view.table.pending[0] ?? [];
    const lit = rescueSpaces(this.session.view).includes(space);
    if (lit && this.intent.rescue !== space) this.intent = { ...NO_INTENT, rescue: space };
    else void this.safely(() => this.attempt(`rescue ${letter(climber)} ${space}`));
  }

  protected override render(): TemplateResult {
    if (this.session.lost) return this.lostScreen();
    const view = this.#night.shown(this.session.view);
    if (this.session.curtain !== null && !this.#night.running) {
      return curtain(view, this.session.curtain, () => void this.safely(() => this.session.lift()));
    }
    const pointing = {
      climber: this.intent.climber,
      plan: this.intent.plans[this.intent.plan] ?? null,
      focus: this.intent.rescue,
    };
    return html`<div class="game" data-phase=${this.#night.running ? "night" : view.table.phase} data-position=${this.session.view.position}>
      <header class="game-bar">
        ${this.menuButton()} ${dayTitle(view)} ${forecast(view)}
      </header>
      <main class="mountain">
        ${pointTrack(view)}
        <k2-board
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .speed=${this.settings.speed}
          .view=${this.#night.over({ ...withGhosts(boardView(view, pointing), view, ghostOf(this.session.saved)), walks: walksOf(this.session.news) }, view)}
          .labels=${boardLabels(view, pointing)}
          @space-activate=${this.#onSpace}
          @climber-activate=${this.#onClimber}
        ></k2-board>
      </main>
      <div class="tray">
        ${
          this.#night.running
            ? this.#night.template(view)
            : html`<p class="notice" role="status" aria-live="polite">${this.notice || this.#standingHint(view)}</p>
              ${tray(view, this.intent, this.#actions)}`
        }
      </div>
      ${this.sheetTabs(words("teams-title"))}
      <aside class="side" data-sheet=${this.sheet}>
        <section class="side-teams" aria-label=${words("teams-title")}>
          ${ghostLine(view, ghostOf(this.session.saved))} ${teams(view, this.session.saved.left)} ${riskTokens(view)}
        </section>
        <section class="side-log" aria-label=${words("log-title")}>${this.logLines()}</section>
      </aside>
      ${this.sheet === "menu" ? this.menu(this.#challenge()) : nothing} ${this.asking ?? nothing}
    </div>`;
  }

  #standingHint(view: View): string {
    const passing = view.table.turn?.passing ?? null;
    if (passing !== null) return words("turn-must-walk", { letter: letter(passing) });
    if (view.table.phase === "turn" && this.intent.climber === null) return this.#hint("turn-pick-climber");
    return "";
  }

  #challenge(): TemplateResult | typeof nothing {
    if (!this.session.solo) return nothing;
    return html`<button type="button" data-action="share" @click=${() => this.#share()}>${words("share-challenge")}</button>`;
  }

  #share(): void {
    this.sheet = "none";
    this.send("share");
  }
}

/** The climber of whoever is to act at a point of the screen, in the tray or on the mountain. */
function climberAt(x: number, y: number): number | null {
  const element = document.elementFromPoint(x, y);
  const panel = element?.closest(".climber-panel")?.querySelector("[data-climber]");
  if (panel) return panel.getAttribute("data-climber") === "A" ? 0 : 1;
  const piece = element?.shadowRoot?.elementFromPoint(x, y)?.closest("[data-acting]");
  return piece ? Number(piece.getAttribute("data-acting")) : null;
}

customElements.define("k2-game", K2Game);
