import { html, type TemplateResult } from "lit";

import { LIMITS } from "../engine/limits";
import { freshSeed, isSeed, SEED_LENGTH } from "./seed";
import { teamSymbol } from "./symbols";
import { nextColour, type Team } from "./teams";
import { words } from "./words";

const NAME_LENGTH = LIMITS.name;

/** Who sits at the table, by name and colour. */
export interface Seats {
  readonly names: readonly string[];
  readonly teams: readonly Team[];
}

/** How many players were chosen last, brought within what the game allows; the fewest if that is not a number. */
export function lastPlayers(chosen: unknown, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, Math.trunc(Number(chosen)) || least));
}

export function seatFields(players: number, seats: Seats, edit: (change: Partial<Seats>) => void): TemplateResult[] {
  return Array.from({ length: players }, (_, seat) => nameField(seats, seat, edit));
}

function nameField(seats: Seats, seat: number, edit: (change: Partial<Seats>) => void): TemplateResult {
  const label = words("setup-name", { number: seat + 1 });
  const team = seats.teams[seat] ?? 0;
  const colour = words("setup-colour", { number: seat + 1, colour: words(`colour-${team}`) });
  return html`<div class="name">
    <button
      type="button"
      class="team-emblem"
      data-action="colour-${seat}"
      aria-label=${colour}
      title=${colour}
      @click=${() => edit({ teams: nextColour(seats.teams, seat) })}
    >
      ${teamSymbol(team)}
    </button>
    <input
      name="name-${seat}"
      aria-label=${label}
      placeholder=${words("setup-name-hint", { number: seat + 1 })}
      maxlength=${NAME_LENGTH}
      autocomplete="off"
      .value=${seats.names[seat] ?? ""}
      @input=${(event: Event) => {
        const names = Array.from({ length: Math.max(seats.names.length, seat + 1) }, (_, index) => seats.names[index] ?? "");
        names[seat] = (event.target as HTMLInputElement).value;
        edit({ names });
      }}
    />
  </div>`;
}

/** The seed, shown and editable. */
export function seedField(seed: string, edit: (seed: string) => void): TemplateResult {
  const fits = isSeed(seed);
  return html`<fieldset class="seed">
    <legend>${words("setup-seed")}</legend>
    <input
      name="seed"
      aria-label=${words("setup-seed")}
      aria-invalid=${String(!fits)}
      aria-describedby="seed-about"
      autocapitalize="none"
      autocomplete="off"
      spellcheck="false"
      maxlength=${SEED_LENGTH}
      .value=${seed}
      @input=${(event: Event) => edit((event.target as HTMLInputElement).value.trim().toLowerCase())}
    />
    <button type="button" class="small" @click=${() => edit(freshSeed())}>${words("setup-seed-new")}</button>
    <small id="seed-about">${fits ? words("setup-seed-about") : words("error-bad_seed")}</small>
  </fieldset>`;
}
