import "./art/peaks";

import { html, nothing, type TemplateResult } from "lit";

import { CardDrag } from "../../play/drag";
import { GameScreen } from "../../play/game-screen";
import { dialog } from "../../ui/dialog";
import { explain } from "../../ui/explain/explain";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { cardFace, miniCard } from "./art/cards";
import { type Colour, COLOURS, type GoalId } from "./art/types";
import { cardOf, cardText, effectText, eventText } from "./describe";
import { cardNote, effectNote, note, pileNote } from "./notes";
import { display, goals, peaksLabels, peaksView, players } from "./panels";
import type { KarakorumSession } from "./session";
import type { Effect, EngineView, GameEvent, View } from "./types";

/** What the person is about to do. */
interface Intent {
  /** Places in the display that are lifted. */
  readonly chosen: readonly number[];
  /** The taken card that is to be placed. */
  readonly card: string | null;
  readonly preview: Effect | null;
}

const NO_INTENT: Intent = { chosen: [], card: null, preview: null };

/** The table of Karakorum: three peaks, the open cards, everybody's expeditions, and the tray where decisions are made. */
export class KarakorumGame extends GameScreen<EngineView, GameEvent, KarakorumSession> {
  declare intent: Intent;
  readonly #drag = new CardDrag(this, pileAt, (card, pile) => this.#place(card, pile));

  constructor() {
    super();
    this.intent = NO_INTENT;
  }

  protected override drop(): void {
    this.intent = NO_INTENT;
  }

  protected override shown(): readonly unknown[] {
    return [...super.shown(), this.intent.chosen, this.intent.card];
  }

  protected override tell(event: GameEvent): string[] {
    return eventText(this.session.view, event);
  }

  protected override leaving(name: string): string {
    return words("karakorum-leave-sure", { name });
  }

  /** Clears the choices, except the only card there is to place. */
  protected override refresh(): void {
    const { table, to_act: acting } = this.session.view;
    const taken = new Set(table.phase === "allot" ? table.players[acting[0] ?? 0]?.taken : []);
    const [only = null] = taken.size === 1 ? taken : [];
    this.intent = { ...NO_INTENT, card: only };
    this.notice = "";
  }

  #try(action: string): void {
    void this.safely(() => this.attempt(action));
  }

  #choose(place: number): void {
    const { table } = this.session.view;
    const card = table.display[place] ?? "";
    if (table.phase !== "take") {
      this.#try(`take ${card}`);
      return;
    }
    const { chosen } = this.intent;
    const several = table.active === this.session.view.to_act[0];
    const next = chosen.includes(place) ? chosen.filter((one) => one !== place) : several ? [...chosen, place] : [place];
    this.intent = { ...this.intent, chosen: next };
    this.notice = "";
  }

  #take(): void {
    const { table } = this.session.view;
    const cards = this.intent.chosen.map((place) => table.display[place] ?? "").sort(inOrder);
    this.#try(["take", ...cards].join(" "));
  }

  #place(card: string, pile: string): void {
    this.#try(`place ${card} ${pile}`);
  }

  #onPile(pile: string): void {
    const { card } = this.intent;
    if (card === null) this.notice = words("karakorum-pick-card");
    else this.#place(card, pile);
  }

  /** A goal is asked for: by the expedition that got a card and can have it, else for the reason why none can. */
  #onGoal(colour: Colour, goal: GoalId): void {
    const { legal, table, to_act: acting } = this.session.view;
    const piles = table.players[acting[0] ?? 0]?.piles ?? [];
    const own = piles.flatMap((pile, index) => (cardOf(pile[0] ?? "").colour === colour ? [index + 1] : []));
    const actions = own.map((pile) => `score ${pile} ${goal}`);
    const fresh = own.find((pile) => table.turn?.fresh.includes(pile)) ?? own[0];
    if (fresh === undefined) this.notice = words("karakorum-no-expedition");
    else this.#try(actions.find((action) => legal.includes(action)) ?? `score ${fresh} ${goal}`);
  }

  protected override render(): TemplateResult {
    if (this.session.lost) return this.lostScreen();
    const { view } = this.session;
    return html`<div class="game karakorum" data-phase=${view.table.phase} data-position=${view.position}>
      <header class="game-bar">
        ${this.menuButton()}
        <h1 class="day">${words("karakorum-title")}</h1>
        <span class="quiet">${words("karakorum-deck", { count: view.table.unseen.length })}</span>
      </header>
      <main class="mountain kk-main">
        <karakorum-peaks
          theme=${this.settings.theme === "system" ? nothing : this.settings.theme}
          .view=${peaksView(view, this.intent.preview)}
          .labels=${peaksLabels(view)}
        ></karakorum-peaks>
        ${goals(view, (colour, goal) => this.#onGoal(colour, goal))}
        ${display(
          view,
          this.intent.chosen,
          (place) => this.#choose(place),
          () => this.open("discard"),
        )}
        ${view.outcome === null ? this.#piles(view) : nothing}
      </main>
      <div class="tray">
        <p class="notice" role="status" aria-live="polite">${this.notice}</p>
        ${this.#tray(view)}
      </div>
      ${this.sheetTabs(words("karakorum-players"))}
      <aside class="side" data-sheet=${this.sheet}>
        <section class="side-teams" aria-label=${words("karakorum-players")}>${players(view, this.session.saved.left)}</section>
        <section class="side-log" aria-label=${words("log-title")}>${this.logLines()}</section>
      </aside>
      ${this.sheet === "menu" ? this.menu(nothing) : nothing} ${this.sheet === "discard" ? this.#discardPile(view) : nothing}
      ${this.asking ?? nothing}
    </div>`;
  }

  /** The expeditions of whoever is to act, each with what can be done with it. */
  #piles(view: View): TemplateResult {
    const seat = view.to_act[0] ?? 0;
    const piles = view.table.players[seat]?.piles ?? [];
    const { card } = this.intent;
    const lit = (pile: string): boolean => card !== null && view.legal.includes(`place ${card} ${pile}`);
    return html`<section class="kk-piles" aria-label=${words("karakorum-expeditions", { name: playerName(view, seat) })}>
      ${piles.map((pile, index) => {
        const number = index + 1;
        const label = words("karakorum-expedition", { number, cards: pile.map(cardText).join("; ") });
        const fresh = view.table.turn?.fresh.includes(number) ?? false;
        return html`<div class="kk-pile ${fresh ? "fresh" : ""}">
          <button
            type="button"
            class="kk-fan ${lit(String(number)) ? "lit" : ""}"
            data-pile=${number}
            aria-label=${label}
            ${explain(pileNote(pile))}
            @click=${() => this.#onPile(String(number))}
          >
            ${pile.map((one) => cardFace(cardOf(one)))}
          </button>
          ${view.effects.filter(({ action }) => action.split(" ")[1] === String(number)).map((effect) => this.#effect(effect))}
        </div>`;
      })}
      ${
        view.table.phase === "allot"
          ? html`<button
            type="button"
            class="kk-new ${lit("new") ? "lit" : ""}"
            data-pile="new"
            aria-label=${words("karakorum-new-expedition")}
            ${explain(note("new"))}
            @click=${() => this.#onPile("new")}
          >
            +
          </button>`
          : nothing
      }
    </section>`;
  }

  #effect(effect: Effect): TemplateResult {
    const show = (): void => void (this.intent = { ...this.intent, preview: effect });
    const hide = (): void => void (this.intent = { ...this.intent, preview: null });
    return html`<button
      type="button"
      class="small kk-effect ${effect.gain < 0 ? "loss" : ""}"
      data-action=${effect.action}
      ${explain(effectNote(effect))}
      @pointerenter=${show}
      @pointerleave=${hide}
      @focus=${show}
      @blur=${hide}
      @click=${() => this.#try(effect.action)}
    >
      ${effectText(effect)}
    </button>`;
  }

  #tray(view: View): TemplateResult {
    if (view.outcome !== null) return html``;
    const seat = view.to_act[0] ?? 0;
    const { phase } = view.table;
    return html`<section class="kk-tray" aria-label=${words(`karakorum-phase-${phase}`)}>
      <p class="prompt">
        <span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
        ${words(this.#promptOf(view), { name: playerName(view, seat) })}
      </p>
      ${phase === "allot" ? this.#taken(view, seat) : nothing}
      <div class="buttons">
        <button type="button" class="icon-button" data-action="undo" aria-label=${words("turn-undo")} ?disabled=${!view.undo} @click=${() => void this.safely(() => this.session.undo())}>↶</button>
        <button type="button" class="icon-button" data-action="redo" aria-label=${words("turn-redo")} ?disabled=${!view.redo} @click=${() => void this.safely(() => this.session.redo())}>↷</button>
        ${this.#choices(view)}
      </div>
    </section>`;
  }

  #promptOf({ legal, table: { phase, active }, to_act: [seat] }: View): string {
    if (phase === "reveal" && legal.includes("stop")) return "karakorum-prompt-reveal-more";
    return phase === "take" && seat !== active ? "karakorum-prompt-take-one" : `karakorum-prompt-${phase}`;
  }

  #choices(view: View): TemplateResult[] {
    const button = (action: string, label: string, primary: boolean, go: () => void = () => this.#try(action)): TemplateResult =>
      html`<button type="button" class=${primary ? "primary" : ""} data-action=${action} @click=${go}>${label}</button>`;
    const may = (action: string): boolean => view.legal.includes(action);
    switch (view.table.phase) {
      case "reveal":
        return [
          ...(may("stop") ? [button("stop", words("karakorum-stop"), false)] : []),
          ...(may("reveal") ? [button("reveal", words("karakorum-reveal"), true)] : []),
        ];
      case "take":
        return [
          ...(may("pass") ? [button("pass", words("karakorum-pass"), false)] : []),
          may("none")
            ? button("none", words("karakorum-none"), true)
            : html`<button type="button" class="primary" data-action="take" ?disabled=${this.intent.chosen.length === 0} @click=${() => this.#take()}>
                ${words("karakorum-take", { count: this.intent.chosen.length })}
              </button>`,
        ];
      case "allot":
        return [
          html`<button type="button" class="primary" data-action="done" aria-disabled=${String(!may("done"))} @click=${() => this.#try("done")}>
            ${words("turn-end")}
          </button>`,
        ];
      case "over":
        return [];
    }
  }

  /** The cards to be placed: tap one, then an expedition; or drag it there. */
  #taken(view: View, seat: number): TemplateResult {
    const taken = view.table.players[seat]?.taken ?? [];
    return html`<div class="hand kk-hand" role="group" aria-label=${words("karakorum-taken")}>
      ${taken.map(
        (card) => html`<button
          type="button"
          class="kk-cardbutton"
          data-card=${card}
          aria-label=${cardText(card)}
          aria-pressed=${String(this.intent.card === card)}
          ${explain(cardNote(card))}
          @pointerdown=${(event: PointerEvent) => this.#drag.grip(event, card)}
          @click=${() => (this.intent = { ...this.intent, card: this.intent.card === card ? null : card })}
        >
          ${cardFace(cardOf(card))}
        </button>`,
      )}
      ${taken.length && this.settings.hints ? html`<small class="quiet">${words("karakorum-hint-place")}</small>` : nothing}
    </div>`;
  }

  #discardPile(view: View): TemplateResult {
    const label = words("karakorum-discard", { count: view.table.discard.length });
    const close = (): void => this.open("none");
    const content = html`<h2>${label}</h2>
      <p class="kk-minipile">${view.table.discard.map((card) => miniCard(cardOf(card)))}</p>
      <h2>${words("karakorum-deck", { count: view.table.unseen.length })}</h2>
      <p class="kk-minipile">${view.table.unseen.map((card) => miniCard(cardOf(card)))}</p>
      <button type="button" class="primary" data-action="close" @click=${close}>${words("close")}</button>`;
    return dialog({ kind: "menu", label, close, content });
  }
}

/** The order in which the engine names cards. */
function inOrder(first: string, second: string): number {
  const [a, b] = [cardOf(first), cardOf(second)];
  return COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour) || a.value - b.value || a.axes - b.axes;
}

/** The expedition at a point of the screen, or the place for a new one. */
function pileAt(x: number, y: number): string | null {
  return document.elementFromPoint(x, y)?.closest("[data-pile]")?.getAttribute("data-pile") ?? null;
}

customElements.define("karakorum-game", KarakorumGame);
