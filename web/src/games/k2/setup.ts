import { html, nothing, type TemplateResult } from "lit";

import { constants } from "./constants";
import type { Settings } from "../../library/settings";
import { check, choices, page } from "../../ui/page";
import { seatFields, type Seats, seedField, SEED } from "../../ui/seats";
import { freshSeed } from "../../ui/seed";
import { words } from "../../ui/words";
import type { BoardName, Config, WeatherName } from "./types";

/** What is being set up. */
export interface Draft extends Config, Seats {}


/** The last choices, as far as they still make sense, on a new mountain. */
export function draftFrom(settings: Settings): Draft {
  const { setup } = settings;
  const [least, most] = constants.players as [number, number];
  const players = Math.min(most, Math.max(least, Math.trunc(Number(setup?.players ?? 1)) || 1));
  const weather = setup?.weather ?? "summer";
  return fitting({
    players,
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

export function setup(draft: Draft, edit: (change: Partial<Draft>) => void, go: () => void, share: () => void): TemplateResult {
  const [least, most] = constants.players as [number, number];
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const seats = Array.from({ length: draft.players }, (_, seat) => seat);
  const seedFits = SEED.test(draft.seed);
  return page(
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
      ${draft.players > 1
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
        : nothing}
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
        (constants.weathers as WeatherName[]).map((value) => ({ value, label: words(`setup-weather-${value}`) })),
        draft.weather,
        (weather) => edit({ weather }),
      )}
      ${draft.players >= constants.family_from
        ? check(words("setup-family"), draft.family, (family) => edit({ family }))
        : nothing}
      ${draft.players === constants.crowded_at
        ? check(words("setup-crowded"), draft.crowded, (crowded) => edit({ crowded }))
        : nothing}
      ${seedField(draft.seed, (seed) => edit({ seed }))}
      <div class="buttons">
        <button type="submit" class="primary large" data-action="start" ?disabled=${!seedFits}>${words("setup-go")}</button>
        ${draft.players === 1
          ? html`<button type="button" class="large" data-action="share" ?disabled=${!seedFits} @click=${share}>${words("share-challenge")}</button>`
          : nothing}
      </div>
    </form>`,
  );
}
