import { html, LitElement, nothing, type TemplateResult } from "lit";

import type { Settings } from "../../library/settings";
import { check, choices, page as frame } from "../../ui/page";
import { lastPlayers, seatFields, type Seats, seedField } from "../../ui/seats";
import { freshSeed, isSeed } from "../../ui/seed";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { constants } from "./constants";
import { mountainOffer } from "./offers";
import type { BoardName, Config, WeatherName } from "./types";

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
    start: draft.start !== null && draft.start < draft.players ? draft.start : null,
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
    const used = names.slice(0, config.players);
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
      (change) => this.#edit(change),
      () => this.#go(),
      () => this.host.share(mountainOffer(this.draft)),
    );
  }
}

customElements.define("k2-setup", K2Setup);

export function page(_path: readonly string[], host: GameHost): TemplateResult {
  return html`<k2-setup .host=${host}></k2-setup>`;
}

function form(draft: Draft, edit: (change: Partial<Draft>) => void, go: () => void, share: () => void): TemplateResult {
  const [least, most] = constants.players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const seats = Array.from({ length: draft.players }, (_, seat) => seat);
  const seedFits = isSeed(draft.seed);
  return frame(
    words("setup-title"),
    html`<form
      class="setup"
      @submit=${(event: Event) => {
        event.preventDefault();
        if (seedFits) go();
      }}
    >
      ${choices(
        "players",
        words("setup-players"),
        counts.map((count) => ({ value: count, label: words("setup-players-count", { count }) })),
        draft.players,
        (players) => edit(fitting({ ...draft, players })),
      )}
      <fieldset class="names">
        ${seatFields(draft.players, draft, edit)}
      </fieldset>
      ${
        draft.players > 1
          ? choices<number | null>(
              "start",
              words("setup-start"),
              [
                { value: null, label: words("setup-start-draw") },
                ...seats.map((seat) => ({ value: seat, label: draft.names[seat] || words("player-default", { number: seat + 1 }) })),
              ],
              draft.start,
              (start) => edit({ start }),
            )
          : nothing
      }
      ${choices<BoardName>(
        "board",
        words("setup-board"),
        (["easy", "hard"] as const).map((value) => ({ value, label: words(`setup-board-${value}`) })),
        draft.board,
        (board) => edit({ board }),
      )}
      ${choices<WeatherName>(
        "weather",
        words("setup-weather"),
        constants.weathers.map((value) => ({ value, label: words(`setup-weather-${value}`) })),
        draft.weather,
        (weather) => edit({ weather }),
      )}
      ${
        draft.players >= constants.family_from
          ? check(words("setup-family"), draft.family, (family) => edit({ family }))
          : html`<p class="quiet">${words("error-family_needs_two")}</p>`
      }
      ${draft.players === constants.crowded_at ? check(words("setup-crowded"), draft.crowded, (crowded) => edit({ crowded })) : nothing}
      ${seedField(draft.seed, (seed) => edit({ seed }))}
      <div class="buttons">
        <button type="submit" class="primary large" data-action="start" ?disabled=${!seedFits}>${words("setup-go")}</button>
        ${
          draft.players === 1
            ? html`<button type="button" class="large" data-action="share" ?disabled=${!seedFits} @click=${share}>${words("share-challenge")}</button>`
            : nothing
        }
      </div>
    </form>`,
  );
}
