import "./board/k2-board";

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";

import { markPlayable } from "../../engine/timing";
import type { Reason } from "../../engine/types";
import type { Sayable } from "../../play/command-line";
import { CardDrag } from "../../play/drag";
import { GameScreen } from "../../play/game-screen";
import type { Proposal } from "../../play/hint-asker";
import { placesOf } from "../../play/places";
import type { LogChapter } from "../../play/log";
import type { GameKeys } from "../../play/shortcuts";
import { fromEngine } from "../../play/spoken-words";
import { announce } from "../../ui/announcer";
import { cue } from "../../ui/cue";
import { hadFocus, keepFocus } from "../../ui/focus";
import { reasonText } from "../../ui/reasons";
import { words } from "../../ui/words";
import { boardLabels, boardView, rescueSpaces } from "./board-view";
import type { ClimberDetail, SpaceDetail } from "./board/types";
import { constants } from "./constants";
import { curtain } from "./curtain";
import { leftText, placeText, pointsLeft, signed, sumText } from "./describe";
import { dayTitle, forecast } from "./forecast";
import { ghostOf, rivalLine, withGhosts } from "./ghost";
import { type Choices, forgetOldChoices, keepChoices, keptChoices } from "./kept-choices";
import { helpText, isHelped } from "./help";
import { hintReason, withHint } from "./hint-view";
import { k2Keys } from "./keys";
import { letter } from "./letter";
import { logChapters } from "./log";
import { walksOf } from "./moment-steps";
import { Moments } from "./moments";
import { NightShow } from "./night";
import { mountainOf, ParInGame, parInMenu } from "./par/in-game";
import type { K2Session } from "./session";
import { aboutOffer, answerTo, choiceText, ownDeed } from "./talk";
import { pointTrack, riskTokens, teams } from "./teams";
import type { TrayHint } from "./tray/hint";
import { selectAction } from "./tray/select";
import { planText } from "./tray/plan";
import { goalOf, type Intent, NO_INTENT, type Option, type Pause, planOf, type TrayActions } from "./tray/intent";
import { tray } from "./tray/tray";
import type { EngineView, GameEvent, Goal, Offer, Plan, Sketch, View } from "./types";
import { spokenTo } from "./who";

/** How long bots wait for a walk, and for smaller moments. */
const WALK_MS = 1700;
const MOMENT_MS = 700;

/** Where decisions are made. */
const DECISIONS = ".tray, .curtain";

/** The table: mountain, forecast, teams, log, and the tray where decisions are made. */
export class K2Game extends GameScreen<EngineView, GameEvent, K2Session, Sketch, Offer> {
  static override properties = { ...GameScreen.properties, intent: { state: true } };

  declare intent: Intent;
  readonly #night = new NightShow(this, () => this.#afterNight());
  readonly #moments = new Moments(this);
  /** Whether the focus was in the tray, or at the curtain, before the table was drawn anew. */
  #focused = false;
  /** Whose turn the choices were begun in. */
  #turn = "";
  /** The turn in which was said already which cards are left. */
  #reminded = "";
  #toldPlan: Plan | null = null;
  readonly #drag = new CardDrag(this, climberAt, (card, climber) => this.#dropped(card, climber));

  constructor() {
    super();
    this.intent = NO_INTENT;
    this.addController(new ParInGame(() => (this.session.view.outcome === null ? mountainOf(this.session.saved) : null)));
  }

  protected override updated(changes: PropertyValues<this>): void {
    if (changes.has("intent") && this.session.curtain === null) keepChoices(this.session.id, this.session.view.position, this.intent);
    if (this.session.curtain !== null) forgetOldChoices(this.session.id, this.session.view.position);
    if (this.session.curtain === null) markPlayable();
    this.#moments.show(this.session.view);
    // What had the focus may be gone: the next Tab leads to what there is to decide now.
    if (this.#focused) keepFocus(this, DECISIONS);
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    super.willUpdate(changes);
    if (changes.has("intent") && !this.#fitsHint()) this.hint.drop();
    this.#focused = hadFocus(this);
    this.#tellPlan();
    this.#moments.prepare(this.session.news, this.settings);
  }

  /** A plan that has just been laid out is told. */
  #tellPlan(): void {
    const plan = this.session.curtain === null ? planOf(this.intent) : null;
    if (plan !== this.#toldPlan && plan !== null) announce(planText(this.session.view, this.intent));
    this.#toldPlan = plan;
  }

  /** Lays a hint out as if somebody had chosen it: the cards lifted, the space of a rescue pointed at, a turn in its panel. */
  override presentHint({ sketch }: Proposal<Sketch>): void {
    const {
      table,
      to_act: [seat = 0],
    } = this.session.view;
    if (table.phase === "select") void this.safely(() => this.#lift(placesOf(table.players[seat]?.hand ?? [], sketch.cards)));
    else this.intent = { ...NO_INTENT, climber: this.intent.climber, rescue: sketch.rescue };
  }

  protected override hintReason(reason: Reason): string {
    return hintReason(this.session.view, reason);
  }

  protected override get hintChoice(): string {
    const sketch = this.hint.proposal?.sketch ?? null;
    return sketch === null ? "" : choiceText(this.session.view, sketch);
  }

  override get begun(): readonly string[] {
    const { view } = this.session;
    const plan = this.hint.proposal?.sketch ?? planOf(this.intent);
    if (plan !== null) return plan.actions;
    if (view.table.phase === "select" && this.intent.picks.length === constants.picks) return [selectAction(view, this.intent)];
    const [, climber = 0] = view.table.pending[0] ?? [];
    return this.intent.rescue === null ? [] : [`rescue ${letter(climber)} ${this.intent.rescue}`];
  }

  override leave(): boolean {
    const { picks, card } = this.intent;
    const left = super.leave();
    if (picks.length > 0) void this.safely(() => this.#lift([]));
    if (card !== null) this.drop();
    return left || picks.length > 0 || card !== null;
  }

  override get questions(): readonly Sayable[] {
    return [
      { say: "night", about: words("keys-night") },
      { say: "forecast", about: words("forecast-title") },
    ];
  }

  override shortly(offers: readonly Offer[]): readonly string[] {
    const [first, ...others] = offers;
    if (first?.kind !== "play" || others.length === 0) return super.shortly(offers);
    return [words("command-play-three", { example: fromEngine(first.say) })];
  }

  override answerTo(question: string, climber: number | null): string {
    return answerTo(this.session.view, question, climber);
  }

  override aboutOffer(offer: Offer): string {
    return aboutOffer(this.session.view, offer);
  }

  override ownDeed(actions: readonly string[], events: readonly GameEvent[]): string {
    return ownDeed(actions, events);
  }

  /** Somebody may die, nothing was done at all, or cards are left that could be used. */
  override doubt(actions: readonly string[], deadly: boolean): string {
    const { view } = this.session;
    if (deadly) return words("plan-deadly-doubt");
    if (actions.join() !== "end") return "";
    if (view.ending?.deaths.length) return this.#deathText(view);
    if (view.ending?.rests) return this.#restText(view);
    return view.ending?.cards.length ? words("confirm-unused", { list: leftText(view.ending) }) : "";
  }

  protected override ownKeys(): GameKeys {
    return k2Keys(this, (question) => void this.talk.tell(question));
  }

  /** Whether nobody has begun anything else since the hint was laid out. */
  #fitsHint(): boolean {
    const sketch = this.hint.proposal?.sketch;
    if (sketch === undefined) return true;
    const { picks, rescue, card, options } = this.intent;
    const {
      table,
      to_act: [seat = 0],
    } = this.session.view;
    if (table.phase === "select") return picks.join() === placesOf(table.players[seat]?.hand ?? [], sketch.cards).join();
    return rescue === sketch.rescue && card === null && options.length === 0;
  }

  get #trayHint(): TrayHint {
    return {
      button: this.hintButton(this.session.hintable && !this.#night.running),
      sketch: this.hint.proposal?.sketch ?? null,
      number: this.hintNumber,
      reasons: this.hintReasons,
      next: this.hasNextHint ? this.pressHint : null,
      drop: () => this.hint.drop(),
    };
  }

  protected override changed(): void {
    super.changed();
    const { outcome } = this.session.view;
    if (outcome !== null && outcome.reason !== "solo_death" && !this.session.unseen && !this.session.lost) cue("win", this.settings.sound);
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

  /** The table waits for somebody: after a tie, and before another player's turn. */
  get #pause(): Pause | null {
    const { stop } = this.session;
    return stop === "night" ? null : stop;
  }

  /** Bots wait for the night, the curtain and whoever looks at a tie, and while climbers walk. */
  override botPace(): number | null {
    const { session } = this;
    if (this.#night.running || session.unseen || session.curtain !== null || this.#pause !== null || session.lost) return null;
    return walksOf(session.news).length > 0 ? WALK_MS : session.news.length > 0 ? MOMENT_MS : 0;
  }

  /** What is on the screen, as far as it changes what a tap means. */
  protected override shown(): readonly unknown[] {
    const { climber, card, picks, rescue } = this.intent;
    return [...super.shown(), this.#night.moment, this.session.curtain, this.#pause, climber, card, picks, rescue, planOf(this.intent)];
  }

  protected override drop(): void {
    this.#actions.drop();
  }

  protected override chapters(events: readonly GameEvent[]): readonly LogChapter[] {
    return logChapters(this.session.view, events);
  }

  protected override leaving(name: string): string {
    return words("games-leave-sure", { name });
  }

  /** Clears the choices, except those that are forced, the climber that was chosen in this turn, and those that a reload has interrupted. */
  protected override refresh(): void {
    this.#night.follow(this.session, this.settings);
    const { view } = this.session;
    const { table } = view;
    const seat = view.to_act[0] ?? 0;
    const player = table.players[seat];
    const hand = player?.hand ?? [];
    const turn = table.phase === "turn" ? `${table.day}/${seat}` : "";
    const kept = turn === this.#turn ? this.intent : NO_INTENT;
    const paying = goalOf(kept)?.kind === "settle" && (table.turn?.unpaid ?? 0) > 0;
    const alive = [0, 1].filter((climber) => player?.climbers[climber]?.space != null);
    const only = alive.length === 1 ? (alive[0] ?? null) : null;
    this.#turn = turn;
    this.intent = { ...NO_INTENT, climber: turn === "" ? null : (table.turn?.passing ?? only ?? kept.climber) };
    this.notice = "";
    const choices = this.session.curtain === null ? keptChoices(this.session.id, view.position) : null;
    if (table.phase === "select" && hand.length === constants.picks) void this.safely(() => this.#lift([...hand.keys()]));
    else if (paying) void this.safely(() => this.#aim([{ kind: "settle" }]));
    else if (choices !== null) void this.safely(() => this.#chooseAgain(choices));
  }

  /** Takes up what somebody was about to do before the page was reloaded. */
  async #chooseAgain({ goals, option, plan, picks, ...choices }: Choices): Promise<void> {
    const { table } = this.session.view;
    if (table.phase === "select") return this.#lift([...picks]);
    this.intent = { ...NO_INTENT, ...choices, climber: this.intent.climber ?? choices.climber };
    if (goals.length === 0) return;
    await this.#aim(goals);
    this.intent = { ...this.intent, option, plan };
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
    aim: (...goals) => void this.safely(() => this.#aim(goals)),
    show: (option, plan) => {
      this.intent = { ...this.intent, option, plan };
    },
    accept: () => void this.#accept(),
    drop: () => {
      this.hint.drop();
      this.intent = { ...NO_INTENT, climber: this.intent.climber, picks: this.intent.picks, sum: this.intent.sum };
    },
    undo: () => void this.safely(() => this.session.undo()),
    redo: () => void this.safely(() => this.session.redo()),
    end: () => void this.safely(() => this.#end()),
    goOn: () => {
      this.session.see();
      this.requestUpdate();
    },
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
    this.hint.drop();
    this.intent = { ...NO_INTENT, climber: again ? null : climber };
    const reachable = this.session.view.targets[climber]?.length ?? 0;
    if (again) this.notice = "";
    else this.notice = reachable ? this.#spaceHint() : words("turn-nothing-to-reach", { letter: letter(climber) });
  }

  /** How to read what stands at the lit spaces. */
  #spaceHint(): string {
    return this.session.view.table.turn?.unpaid ? this.#hint("turn-pick-space-risk") : this.#hint("turn-pick-space");
  }

  #hint(id: string): string {
    const stands = this.settings.hints && (!this.session.saved.helped || isHelped(this.session.view.table.day));
    return stands ? words(id) : "";
  }

  /** Proposes plans for the goals that can be reached; else says why the first cannot. */
  async #aim(goals: readonly Goal[]): Promise<void> {
    const found = await Promise.all(goals.map(async (goal): Promise<Option> => ({ goal, plans: await this.session.plans(goal) })));
    const options = found.filter(({ plans }) => plans.length > 0);
    const [goal] = goals;
    if (goal === undefined) return;
    const climber = "climber" in goal ? goal.climber : this.intent.climber;
    const why = options.length ? "" : await this.#whyNot(goal);
    this.intent = { ...NO_INTENT, climber, options };
    this.notice = why;
  }

  async #whyNot(goal: Goal): Promise<string> {
    if (goal.kind === "settle" || goal.kind === "raise") return reasonText({ code: "nothing_to_pay" });
    const name = letter(goal.climber);
    const reason = await this.session.why(goal.kind === "camp" ? `tent ${name}` : `step ${name} ${goal.space}`);
    return reason === null || reason.code === "no_rope" ? words("error-out_of_reach") : reasonText(reason);
  }

  async #accept(): Promise<void> {
    const { proposal } = this.hint;
    const plan = proposal?.sketch ?? planOf(this.intent);
    if (proposal?.sketch.ends && this.session.view.ending?.deaths.length) await this.safely(() => this.#end());
    else if (plan !== null) await this.safely(() => this.session.play(...plan.actions));
  }

  /** Ends the turn; asks first if somebody dies tonight, if nothing was done at all, or, once, if cards are left that could be used. */
  async #end(): Promise<void> {
    const { view } = this.session;
    const end = (): void => void this.safely(() => this.attempt("end"));
    if (view.ending?.deaths.length) this.ask(this.#deathText(view), words("confirm-death-end"), words("confirm-death-back"), end);
    else if (view.ending?.rests) this.ask(this.#restText(view), words("confirm-rest-end"), words("confirm-death-back"), end);
    else if (view.ending?.cards.length && this.#reminded !== this.#turn) {
      this.#reminded = this.#turn;
      this.ask(words("confirm-unused", { list: leftText(view.ending) }), words("turn-end"), words("confirm-death-back"), end);
    } else await this.attempt("end");
  }

  /** Who would die, by which sum, and what can still be done about it. */
  #deathText(view: View): string {
    const seat = view.to_act[0] ?? 0;
    const { deaths = [], savable = [] } = view.ending ?? {};
    const lines = deaths.map((climber) => {
      const night = view.nights[seat]?.[climber];
      return words("confirm-death", { ...spokenTo(view, seat), letter: letter(climber), sum: night ? sumText(night) : "" });
    });
    const hope = savable.length ? "savable" : view.undo ? "undo" : "lost";
    return [...lines, ...(this.session.solo ? [words("death-ends-solo")] : []), words(`confirm-death-${hope}`)].join(" ");
  }

  #restText(view: View): string {
    const token = view.table.turn?.unpaid ?? 0;
    return words(token ? "confirm-rest-token" : "confirm-rest", { count: token });
  }

  readonly #onClimber = ({ detail }: CustomEvent<ClimberDetail>): void => {
    const { view } = this.session;
    if (view.table.phase !== "turn" || this.#pause !== null) this.notice = this.#notYet(view);
    else if (detail.seat === view.to_act[0]) this.#choose(detail.climber === "A" ? 0 : 1);
    else this.notice = reasonText({ code: "not_your_turn" });
  };

  readonly #onSpace = ({ detail: { space } }: CustomEvent<SpaceDetail>): void => {
    const { view } = this.session;
    if (view.table.phase === "rescue") {
      this.#onRescueSpace(space);
      return;
    }
    if (view.table.phase !== "turn" || this.#pause !== null) {
      this.notice = `${spaceText(view, space)} ${this.#notYet(view)}`;
      return;
    }
    const goal = goalOf(this.intent);
    this.hint.drop();
    if (goal !== null && "space" in goal && goal.space === space) {
      void this.#accept();
      return;
    }
    const climber = this.intent.climber ?? this.#onlyOneWho(space);
    if (climber === null) this.notice = `${spaceText(view, space)} ${words("turn-pick-climber")}`;
    else void this.safely(() => this.#aim(this.#goalsAt(climber, space)));
  };

  /** What a climber may want on a space: to stay there, with or without a tent, or to touch it if it is full. */
  #goalsAt(climber: number, space: number): Goal[] {
    const target = this.session.view.targets[climber]?.find((one) => one.space === space);
    if (target?.full) return [true, false].map((back) => ({ kind: "touch", climber, space, back }));
    const there: Goal = { kind: "be_there", climber, space };
    return target?.camp ? [there, { kind: "camp", climber, space }] : [there];
  }

  /** Why the mountain does nothing now. */
  #notYet(view: View): string {
    if (this.#pause !== null) return words("hand-over-first");
    return view.table.phase === "over" ? "" : words(`first-${view.table.phase}`);
  }

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
      return curtain(view, this.session.curtain, this.settings.theme, () => void this.safely(() => this.session.lift()));
    }
    const pointing = {
      climber: this.intent.climber,
      plan: planOf(this.intent),
      focus: this.intent.rescue,
    };
    const notice =
      this.notice ||
      this.stumble ||
      (this.hint.state.kind === "thinking" ? words("hint-thinking") : this.session.bot === null ? this.#standingHint(view) : "");
    return html`<div class="game k2-table" data-phase=${this.#night.running ? "night" : view.table.phase} data-position=${this.session.view.position}>
      <header class="game-bar">
        ${this.menuButton()} ${dayTitle(view)} ${forecast(view)}
      </header>
      <main class="mountain">
        ${pointTrack(view)}
        <k2-board
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .speed=${this.settings.speed}
          .view=${this.#night.over({ ...withHint(withGhosts(boardView(view, pointing), view, ghostOf(this.session.saved)), view, this.hint.proposal?.sketch ?? null), walks: walksOf(this.session.news) }, view)}
          .labels=${boardLabels(view, pointing)}
          @space-activate=${this.#onSpace}
          @climber-activate=${this.#onClimber}
        ></k2-board>
        ${rivalLine(view, this.session.saved, "over")}
      </main>
      ${this.#night.running ? this.#night.template(view) : tray(view, this.intent, this.#pause, notice, this.#actions, this.#trayHint, this.session.bot === null ? null : () => this.bots.skip())}
      ${this.sheetTabs(words("teams-title"))}
      <aside class="side" data-sheet=${this.sheet}>
        <section class="side-teams" aria-label=${words("teams-title")}>
          ${rivalLine(view, this.session.saved, "beside")} ${teams(view, this.session.saved.left)} ${riskTokens(view)}
        </section>
        <details class="side-log" ?open=${this.sheet === "log"}>
          <summary>${words("log-title")}</summary>
          ${this.logList()}
        </details>
      </aside>
      ${this.sheet === "menu" ? this.menu(this.#challenge(), parInMenu(mountainOf(this.session.saved))) : nothing} ${this.asking ?? nothing}
    </div>`;
  }

  #standingHint(view: View): string {
    if (this.#pause !== null) return "";
    const passing = view.table.turn?.passing ?? null;
    if (passing !== null) return words("turn-must-walk", { letter: letter(passing) });
    const help = this.settings.hints && this.session.saved.helped ? helpText(view.table.day, view.table.phase) : "";
    if (help && (view.table.phase !== "turn" || this.intent.climber === null)) return help;
    if (view.table.phase === "token") return this.#hint("risk-hint");
    if (view.table.phase !== "turn") return "";
    const left = pointsLeft(view.ending).map(({ climber, points }) => words("turn-left", { letter: letter(climber), points }));
    if (left.length) return left.join(" ");
    const turn = view.table.turn;
    if (turn?.unpaid && turn.purses.some(({ points, down }) => points || down))
      return words("turn-pay-next", { pay: words("turn-pay-count", { count: turn.unpaid }) });
    if (view.ending !== null && !view.ending.rests && view.targets.every((targets) => !targets.length)) return words("turn-all-used");
    return this.intent.climber === null ? this.#hint("turn-pick-climber") : "";
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

/** What is printed on a space, and what today's weather adds. */
function spaceText(view: View, space: number): string {
  const { board } = view.table.config;
  const facts = constants.boards[board].spaces[space];
  if (facts === undefined) return "";
  return words("space-facts", {
    place: placeText(board, space),
    cost: view.costs[space] ?? facts.cost,
    modifier: facts.modifier === 0 ? "0" : signed(facts.modifier),
    points: facts.points,
  });
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
