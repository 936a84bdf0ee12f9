import "../board/k2-board";

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import type { ClimberDetail, SpaceDetail } from "../board/types";
import { words } from "../i18n/words";
import { markPlayable } from "../engine/timing";
import type { Settings } from "../store/settings";
import { boardLabels, boardView, rescueSpaces } from "./board-view";
import { curtain } from "./curtain";
import { eventText, letter, playerName, reasonText, sumText } from "./describe";
import { Refused } from "./engine";
import { forecast } from "./forecast";
import { NightShow } from "./night";
import type { Session } from "./session";
import { pointTrack, riskTokens, teams } from "./teams";
import { type Intent, NO_INTENT, tray, type TrayActions } from "./tray";
import type { Goal, View } from "./types";

type Sheet = "none" | "teams" | "log" | "menu";

/** The table: mountain, forecast, teams, log, and the tray where decisions are made. */
export class K2Game extends LitElement {
  static override properties = {
    session: { attribute: false },
    settings: { attribute: false },
    intent: { state: true },
    notice: { state: true },
    sheet: { state: true },
    asking: { state: true },
  };

  declare session: Session;
  declare settings: Settings;
  declare intent: Intent;
  declare notice: string;
  declare sheet: Sheet;
  /** A question that wants an answer before anything else. */
  declare asking: TemplateResult | null;

  readonly #night = new NightShow(this);
  #listening: Session | null = null;

  constructor() {
    super();
    this.intent = NO_INTENT;
    this.notice = "";
    this.sheet = "none";
    this.asking = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("keydown", this.#onKey);
  }

  override disconnectedCallback(): void {
    this.removeEventListener("keydown", this.#onKey);
    this.#listening?.removeEventListener("change", this.#changed);
    this.#listening = null;
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (!changes.has("session") || this.#listening === this.session) return;
    this.#listening?.removeEventListener("change", this.#changed);
    this.#listening = this.session;
    this.session.addEventListener("change", this.#changed);
    this.#fresh();
  }

  protected override updated(): void {
    if (this.session.curtain === null) markPlayable();
  }

  /** Escape takes back what is only in mind. */
  readonly #onKey = ({ key }: KeyboardEvent): void => {
    if (key !== "Escape") return;
    if (this.asking !== null) this.asking = null;
    else if (this.sheet !== "none") this.sheet = "none";
    else this.#actions.drop();
  };

  readonly #changed = (): void => {
    this.#night.show(this.session.news, this.settings.speed);
    this.#fresh();
    this.requestUpdate();
    if (this.session.view.outcome !== null) this.dispatchEvent(new CustomEvent("over", { bubbles: true }));
  };

  /** Nothing in mind, except what is forced: the last three cards, the only climber, the one that must walk on. */
  #fresh(): void {
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
    if (view.table.phase === "select" && hand.length === 3) void this.#safely(() => this.#lift([0, 1, 2]));
  }

  readonly #actions: TrayActions = {
    pick: (place) => {
      const { picks } = this.intent;
      const lifted = picks.includes(place) ? picks.filter((one) => one !== place) : [...picks, place].slice(-3);
      void this.#safely(() => this.#lift(lifted));
    },
    chooseClimber: (climber) => this.#choose(climber),
    chooseCard: (card) => {
      const useless = !this.session.view.legal.some((action) => action.startsWith(`give ${card} `));
      this.notice = useless && !this.session.view.table.turn?.passing ? words("error-never_given") : "";
      if (!useless) this.intent = { ...NO_INTENT, climber: this.intent.climber, card };
    },
    attempt: (action) => void this.#safely(() => this.#attempt(action)),
    aim: (goal) => void this.#safely(() => this.#aim(goal)),
    accept: () => void this.#accept(),
    otherPlan: () => {
      this.intent = { ...this.intent, plan: (this.intent.plan + 1) % this.intent.plans.length };
    },
    drop: () => {
      this.intent = { ...this.intent, goal: null, plans: [], card: null };
    },
    undo: () => void this.#safely(() => this.session.undo()),
    redo: () => void this.#safely(() => this.session.redo()),
    end: () => void this.#safely(() => this.#end()),
  };

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

  async #attempt(action: string): Promise<void> {
    if (!this.session.view.legal.includes(action)) {
      const reason = await this.session.why(action);
      this.notice = reason === null ? "" : reasonText(reason);
      return;
    }
    await this.session.play(action);
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
    if (plan !== undefined) await this.#safely(() => this.session.play(...plan.actions));
  }

  async #end(): Promise<void> {
    const { view } = this.session;
    const [climber] = view.endangered;
    if (view.legal.includes("end") && climber !== undefined) {
      this.#warn(view, climber);
      return;
    }
    await this.#attempt("end");
  }

  #warn(view: View, climber: number): void {
    const seat = view.to_act[0] ?? 0;
    const night = view.nights[seat]?.[climber];
    this.#ask(
      words("confirm-death", {
        name: playerName(view, seat),
        letter: letter(climber),
        sum: night ? sumText(night) : "",
      }),
      words("confirm-death-end"),
      words("confirm-death-back"),
      () => void this.#safely(() => this.#attempt("end")),
    );
  }

  /** One question with a way on and a way back. */
  #ask(question: string, yes: string, no: string, then: () => void): void {
    const answer = (agreed: boolean): void => {
      this.asking = null;
      if (agreed) then();
    };
    this.asking = html`<div class="question" role="alertdialog" aria-modal="true" aria-label=${question}>
      <p>${question}</p>
      <div class="buttons">
        <button type="button" data-action="confirm-yes" @click=${() => answer(true)}>${yes}</button>
        <button type="button" class="primary" data-action="confirm-no" @click=${() => answer(false)}>${no}</button>
      </div>
    </div>`;
    void this.updateComplete.then(() => this.querySelector<HTMLButtonElement>("[data-action=confirm-no]")?.focus());
  }

  async #safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (reason) {
      this.notice = reason instanceof Refused ? reasonText(reason.reason) : words("error-unexpected");
    }
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
    else void this.#safely(() => this.#aim({ kind: "be_there", climber, space }));
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
    else void this.#safely(() => this.#attempt(`rescue ${letter(climber)} ${space}`));
  }

  protected override render(): TemplateResult {
    if (this.session.lost) return this.#lostScreen();
    const { view } = this.session;
    if (this.session.curtain !== null) {
      return curtain(view, this.session.curtain, () => void this.#safely(() => this.session.lift()));
    }
    const pointing = {
      climber: this.intent.climber,
      plan: this.intent.plans[this.intent.plan] ?? null,
      focus: this.intent.rescue,
    };
    return html`<div class="game" data-phase=${view.table.phase} data-hash=${view.hash} data-day=${view.table.day}>
      <header class="game-bar">
        <button type="button" class="icon-button" data-action="menu" aria-label=${words("menu-title")} @click=${() => this.#open("menu")}>☰</button>
        <h1 class="day" aria-label=${words("day-of", { day: view.table.day })}>
          <span class="day-long">${words("day-of", { day: view.table.day })}</span>
          <span class="day-short">${words("day-short", { day: view.table.day })}</span>
        </h1>
        ${forecast(view)}
      </header>
      <main class="mountain">
        ${pointTrack(view)}
        <k2-board
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .view=${boardView(view, pointing)}
          .labels=${boardLabels(view, pointing)}
          @space-activate=${this.#onSpace}
          @climber-activate=${this.#onClimber}
        ></k2-board>
        ${this.#night.template(view)}
      </main>
      <div class="tray">
        <p class="notice" role="status" aria-live="polite">${this.notice || this.#standingHint(view)}</p>
        ${tray(view, this.intent, this.#actions)}
      </div>
      <nav class="sheet-tabs">
        <button type="button" data-action="teams" aria-expanded=${String(this.sheet === "teams")} @click=${() => this.#open("teams")}>
          ${words("teams-title")}
        </button>
        <button type="button" data-action="log" aria-expanded=${String(this.sheet === "log")} @click=${() => this.#open("log")}>
          ${words("log-title")}
        </button>
      </nav>
      <aside class="side" data-sheet=${this.sheet}>
        <section class="side-teams" aria-label=${words("teams-title")}>
          ${teams(view, this.session.saved.left)} ${riskTokens(view)}
        </section>
        <section class="side-log" aria-label=${words("log-title")}>${this.#logLines(view)}</section>
      </aside>
      ${this.sheet === "menu" ? this.#menu(view) : nothing} ${this.asking ?? nothing}
    </div>`;
  }

  #standingHint(view: View): string {
    const passing = view.table.turn?.passing ?? null;
    if (passing !== null) return words("turn-must-walk", { letter: letter(passing) });
    if (view.table.phase === "turn" && this.intent.climber === null) return this.#hint("turn-pick-climber");
    return "";
  }

  #open(sheet: Sheet): void {
    this.sheet = this.sheet === sheet ? "none" : sheet;
  }

  #logLines(view: View): TemplateResult {
    const lines = this.session.log.flatMap((event) =>
      eventText(view, event).map((text) => html`<li class="log-${event.event}">${text}</li>`),
    );
    return html`<h2>${words("log-title")}</h2>
      <ol class="log" reversed>
        ${lines.reverse()}
      </ol>`;
  }

  #menu(view: View): TemplateResult {
    const here = view.table.players.map((_, seat) => seat).filter((seat) => !this.session.saved.left.includes(seat));
    return html`<div class="menu" role="dialog" aria-modal="true" aria-label=${words("menu-title")}>
      <a href="#rules">${words("home-rules")}</a>
      <a href="#settings">${words("home-settings")}</a>
      <a href="#games">${words("home-games")}</a>
      <a href="#">${words("menu-home")}</a>
      ${here.length > 1 && view.outcome === null
        ? here.map(
            (seat) =>
              html`<button type="button" data-action="leave-${seat}" @click=${() => this.#leave(view, seat)}>
                ${words("games-leave", { name: playerName(view, seat) })}
              </button>`,
          )
        : nothing}
      <button type="button" data-action="abandon" @click=${() => this.#abandon()}>${words("games-abandon")}</button>
      <button type="button" class="primary" @click=${() => this.#open("none")}>${words("close")}</button>
    </div>`;
  }

  #leave(view: View, seat: number): void {
    this.sheet = "none";
    const name = playerName(view, seat);
    this.#ask(words("games-leave-sure", { name }), words("games-leave", { name }), words("cancel"), () => {
      void this.#safely(() => this.session.leave(seat));
    });
  }

  #abandon(): void {
    this.sheet = "none";
    this.#ask(words("games-abandon-sure"), words("games-abandon"), words("cancel"), () => {
      this.dispatchEvent(new CustomEvent("abandon", { bubbles: true }));
    });
  }

  #lostScreen(): TemplateResult {
    return html`<main class="message">
      <p role="alert">${words("games-lost")}</p>
      <div class="buttons">
        <a class="button" href="#">${words("menu-home")}</a>
        <button type="button" class="primary" data-action="take-back" @click=${() => this.dispatchEvent(new CustomEvent("take-back", { bubbles: true }))}>
          ${words("games-take-back")}
        </button>
      </div>
    </main>`;
  }
}

customElements.define("k2-game", K2Game);
