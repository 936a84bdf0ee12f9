import { html, LitElement, nothing, type TemplateResult } from "lit";

import { levelOf } from "../../engine/bots/levels";
import type { Settings, Theme } from "../../library/settings";
import { check, page as frame } from "../../ui/page";
import { lastPlayers, type Seats } from "../../ui/seats";
import { freshSeed, isSeed } from "../../ui/seed";
import { fittingStart, moreField, playersField, seatCards, startField, submitSetup } from "../../ui/setup-form";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { constants } from "./constants";
import { mountainOffer } from "./offers";
import { sideField, weatherField } from "./setup-pictures";
import type { Config } from "./types";

/** The key of the last choices among the settings. */
const SETUP = "setup";

/** What is being set up. */
interface Draft extends Config, Seats {}

/** The last choices, as far as they still make sense, on a new mountain. */
function draftFrom(settings: Settings): Draft {
  const setup: Partial<Config> | undefined = settings.setups[SETUP];
  const weather = setup?.weather ?? "summer";
  return fitting({
    players: lastPlayers(setup?.players, constants.players),
    board: setup?.board === "hard" ? "hard" : "easy",
    weather: constants.weathers.includes(weather) ? weather : "summer",
    family: setup?.family === true,
    crowded: setup?.crowded === true,
    start: typeof setup?.start === "number" ? setup.start : null,
    seed: freshSeed(),
    names: settings.names,
    teams: settings.teams,
  });
}

/** Options that do not go with the number of players fall away. */
function fitting(draft: Draft): Draft {
  return {
    ...draft,
    family: draft.family && draft.players >= constants.family_from,
    crowded: draft.crowded && draft.players === constants.crowded_at,
    start: fittingStart(draft.start, draft.players),
  };
}

/** What is being set up; it stays while other screens are looked at. */
let kept: Draft | null = null;

/** Who climbs, on which side, in which weather, and with which seed. */
export class K2Setup extends LitElement {
  static override properties = { host: { attribute: false }, draft: { state: true } };

  declare host: GameHost;
  declare draft: Draft;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.draft = kept ?? draftFrom(this.host.settings);
  }

  #edit(change: Partial<Draft>): void {
    kept = this.draft = { ...this.draft, ...change };
  }

  #go(): void {
    const { names, teams, ...config } = this.draft;
    const used = names.slice(0, config.players).map((name) => (config.players === 1 && levelOf(name) !== null ? "" : name));
    const { seed: _seed, ...remembered } = config;
    const { settings } = this.host;
    this.host.changeSettings({ setups: { ...settings.setups, [SETUP]: remembered }, names: used, teams });
    const all = Array.from({ length: config.players }, (_, seat) => used[seat] ?? "");
    this.host.start(() => ({ config, names: used.some(Boolean) ? all : [], teams }));
    this.#edit({ seed: freshSeed() });
  }

  protected override render(): TemplateResult {
    return form(
      this.draft,
      this.host.settings.theme,
      (change) => this.#edit(change),
      () => this.#go(),
      () => this.host.share(mountainOffer(this.draft, "own")),
    );
  }
}

customElements.define("k2-setup", K2Setup);

export function page(_path: readonly string[], host: GameHost): TemplateResult {
  return html`<k2-setup .host=${host}></k2-setup>`;
}

function form(draft: Draft, theme: Theme, edit: (change: Partial<Draft>) => void, go: () => void, share: () => void): TemplateResult {
  return frame(
    words("setup-title"),
    html`<form class="setup" @submit=${(event: Event) => submitSetup(event, draft.seed, go)}>
      <div class="setup-part">
        ${playersField(constants.players, draft.players, (players) => edit(fitting({ ...draft, players })))}
        ${seatCards(draft.players, draft, edit)} ${startField(draft.players, draft.names, draft.start, (start) => edit({ start }))} ${variants(draft, edit)}
      </div>
      <div class="setup-part">
        ${sideField(draft, theme, (board) => edit({ board }))} ${weatherField(draft, theme, (weather) => edit({ weather }))}
        ${moreField(draft.seed, words("setup-seed"), words("setup-seed-about"), (seed) => edit({ seed }))}
      </div>
      <div class="setup-go">
        ${
          draft.players === 1
            ? html`<button type="button" class="large" data-action="share" ?disabled=${!isSeed(draft.seed)} @click=${share}>${words("share-challenge")}</button>`
            : nothing
        }
        <button type="submit" class="primary large" data-action="start">${words("setup-go")}</button>
      </div>
    </form>`,
    "wide",
  );
}

/** What goes only with some numbers of players. */
function variants(draft: Draft, edit: (change: Partial<Draft>) => void): TemplateResult {
  if (draft.players < constants.family_from) return html`<p class="quiet">${words("error-family_needs_two")}</p>`;
  return html`<div class="variants">
    ${check(words("setup-family"), draft.family, (family) => edit({ family }))}
    ${draft.players === constants.crowded_at ? check(words("setup-crowded"), draft.crowded, (crowded) => edit({ crowded })) : nothing}
  </div>`;
}
