import "./par/k2-par";

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { LIMITS } from "../../engine/limits";
import type { SavedGame } from "../../library/saved-games";
import { ownName, renamed } from "../../library/settings";
import { dateText } from "../../ui/dates";
import { page } from "../../ui/page";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { climbsOf, isOn } from "./climbs";
import { emptyBoard } from "./empty-board";
import { forecastStrip } from "./forecast";
import { ghostOfLink } from "./ghost";
import { type Glance, glance } from "./glance";
import { rankTable } from "./ranks";
import { rivalOf, soloNames, type Standing, standingList, standings, standingText } from "./rival";
import { ALONE } from "./solo";
import type { K2Summary } from "./summary";
import { modeText, resultText } from "./text";
import type { Climb, Config, FoundChallenge, Mountain } from "./types";

/**
 * Somebody asks for a climb, or answers: who, with which words, on which mountain, and one tap to start. What the address itself tells is
 * shown at once. When the engine has read it, what the engine says takes its place.
 */
export class K2Challenge extends LitElement {
  static override properties = {
    host: { attribute: false },
    link: { attribute: false },
    found: { attribute: false },
    climbs: { state: true },
    running: { state: true },
  };

  declare host: GameHost;
  declare link: string;
  /** What the engine has read; null until then. */
  declare found: FoundChallenge | null;
  /** One's own climbs of this mountain. */
  declare climbs: readonly Climb[];
  /** The climb that one has begun for this sender. */
  declare running: SavedGame | undefined;

  constructor() {
    super();
    this.found = null;
    this.climbs = [];
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("link") || changes.has("found")) void this.#lookUp();
  }

  /** What one has done on this mountain before. */
  async #lookUp(): Promise<void> {
    const { link, found } = this;
    const mountain = this.#shown().mountain;
    const climbs = await climbsOf(this.host.library).on(mountain);
    const games = await this.host.library.games.list();
    if (link !== this.link || found !== this.found) return;
    this.climbs = climbs;
    this.running = games.find((saved) => this.#isBegun(saved, mountain));
  }

  #isBegun(saved: SavedGame, mountain: Mountain): boolean {
    const config = saved.replay.config as Config;
    const rival = rivalOf(saved);
    if (rival === undefined || saved.summary.over || config.players !== 1 || !isOn(config, mountain)) return false;
    return rival.name === this.#shown().sender && rival.climb === (this.found?.climb?.link ?? null);
  }

  /** What is shown: the engine's word, or until then what the address says. */
  #shown(): Glance {
    if (this.found === null) {
      const seen = glance(this.link);
      if (seen === null) throw new Error("shown only if it can be read");
      return seen;
    }
    const { challenge, climb, answered } = this.found;
    const { board, weather, seed, sender, message, addressee } = challenge;
    return { mountain: { board, weather, seed }, sender, message, addressee, points: climb?.points ?? null, against: answered?.points ?? null };
  }

  #start(): void {
    const { host, found } = this;
    if (found === null) return;
    const { challenge, climb } = found;
    const { board, weather, seed } = challenge;
    host.start(async () => {
      const answers = { name: challenge.sender, points: climb?.points ?? null, climb: climb?.link ?? null };
      const ghost = climb === null ? undefined : await ghostOfLink(host.engine, climb.link, challenge.sender);
      return {
        config: { ...ALONE, board, weather, seed },
        names: soloNames(host.settings),
        ...(found.kind === "solo" ? {} : { answers }),
        ...(ghost && { ghost }),
      };
    });
  }

  protected override render(): TemplateResult {
    const { found, host } = this;
    const shown = this.#shown();
    const { board, weather } = shown.mountain;
    const isAnswer = shown.addressee !== "" || shown.against !== null;
    return page(
      titleOf(shown, isAnswer),
      html`<div class="challenge" data-ready=${String(found !== null)}>
        <div class="challenge-board" inert>${emptyBoard(board, weather, host.settings.theme)}</div>
        <div class="challenge-text">
          ${this.#headline(shown, isAnswer)}
          ${shown.message ? html`<blockquote class="message-of">${shown.message}</blockquote>` : nothing}
          ${found !== null && found.challenge.lost.length > 0 ? html`<p class="quiet" data-lost>${words("challenge-lost")}</p>` : nothing}
          ${this.#nameField()} ${this.#buttons(shown)} ${found === null ? nothing : this.#par(found)}
          <p class="quiet">${words("challenge-about")} <a href="#rules">${words("home-rules")}</a></p>
          ${found === null ? nothing : html`${forecastStrip(found.weather, 1)} ${rankTable(found.ranks, null)}`}
        </div>
      </div>`,
    );
  }

  #headline(shown: Glance, isAnswer: boolean): TemplateResult {
    const { found } = this;
    const daily = found?.challenge.daily ?? null;
    const all = found === null ? standingsAtAGlance(shown) : standings(found, this.climbs);
    const mountain = daily === null ? modeText(shown.mountain) : words("challenge-daily", { date: dateText(daily), mode: modeText(shown.mountain) });
    const name = shown.sender || words("challenge-someone");
    const goal =
      shown.points === null || (isAnswer && all.length > 1)
        ? nothing
        : html`<h2 class="challenge-goal">${words("challenge-beat", { name, result: resultText({ points: shown.points, rank: found?.climb?.rank ?? null }) })}</h2>`;
    const verdict = standingText(all);
    return html`${goal} ${all.length > 1 ? standingList(all) : nothing} ${verdict ? html`<p class="standing-verdict">${verdict}</p>` : nothing}
      <p><strong>${mountain}</strong></p>`;
  }

  /** Nobody's score on this mountain that is known is above its par. */
  #par({ climb, answered }: FoundChallenge): TemplateResult {
    const reached = Math.max(0, ...[climb, answered, ...this.climbs].map((one) => one?.points ?? 0));
    return html`<k2-par .mountain=${this.#shown().mountain} .reached=${reached}></k2-par>`;
  }

  #nameField(): TemplateResult {
    const { host } = this;
    return html`<label class="challenge-name">
      <span>${words("challenge-name")}</span>
      <input
        name="own-name"
        maxlength=${LIMITS.name}
        autocomplete="given-name"
        .value=${ownName(host.settings)}
        @input=${(event: Event) => host.changeSettings(renamed(host.settings, (event.target as HTMLInputElement).value))}
      />
    </label>`;
  }

  #buttons({ sender, points }: Glance): TemplateResult {
    const { found, running, host } = this;
    const go = points === null ? words("challenge-go") : sender ? words("challenge-race", { name: sender }) : words("result-race");
    if (found === null) {
      return html`<div class="challenge-wait waits" role="status">
        <progress max="1" .value=${host.starting ?? 1} aria-label=${words("home-loading")}></progress>
        <span>${words("home-loading")}</span>
      </div>`;
    }
    const watch =
      found.climb === null
        ? nothing
        : html`<a class="button" data-action="watch" href="${found.climb.link}/0">${sender ? words("challenge-watch", { name: sender }) : words("result-watch")}</a>`;
    return html`${
      running === undefined
        ? nothing
        : html`<a class="button primary large" data-action="continue-challenge" href="#game/${running.id}">
            ${words("challenge-continue", { day: (running.summary as K2Summary).day })}
          </a>`
    }
      <button type="button" class="${running === undefined ? "primary" : ""} large" data-action="accept-challenge" @click=${() => this.#start()}>
        ${running === undefined ? go : words("challenge-restart")}
      </button>
      ${watch}`;
  }
}

customElements.define("k2-challenge", K2Challenge);

/** The screen of a challenge; null if neither the engine nor a glance at the address knows it as one. */
export function challengeScreen(link: string, found: FoundChallenge | null, host: GameHost): TemplateResult | null {
  if (found === null && glance(link) === null) return null;
  return html`<k2-challenge .host=${host} .link=${link} .found=${found}></k2-challenge>`;
}

function titleOf({ sender }: Glance, isAnswer: boolean): string {
  if (isAnswer) return sender ? words("answer-from", { name: sender }) : words("answer-title");
  return sender ? words("challenge-from", { name: sender }) : words("challenge-title");
}

/** Both results as the address tells them, before anybody knows which of them is one's own. */
function standingsAtAGlance({ sender, points, addressee, against }: Glance): Standing[] {
  const someone = words("challenge-someone");
  return [
    ...(points === null ? [] : [{ name: sender || someone, points, own: false }]),
    ...(against === null ? [] : [{ name: addressee || someone, points: against, own: false }]),
  ].toSorted((a, b) => b.points - a.points);
}
