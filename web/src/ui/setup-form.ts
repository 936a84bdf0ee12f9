import "./seat-card";

import { html, nothing, type TemplateResult } from "lit";

import { choices } from "./page";
import type { Seats } from "./seats";
import { freshSeed, isSeed, SEED_LENGTH } from "./seed";
import { playerName } from "./seat-names";
import { words } from "./words";

/** How many play, as a row of numbers. */
export function playersField([least, most]: readonly [number, number], chosen: number, choose: (players: number) => void): TemplateResult {
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return choices(
    "players",
    words("setup-players"),
    counts.map((count) => ({ value: count, label: String(count), name: words("setup-players-count", { count }) })),
    chosen,
    choose,
  );
}

/** Everybody at the table, in the order of their turns. `more` is what a game adds to a seat. */
export function seatCards(
  players: number,
  seats: Seats,
  edit: (change: Partial<Seats>) => void,
  more: (seat: number) => TemplateResult | typeof nothing = () => nothing,
): TemplateResult {
  const cards = Array.from(
    { length: players },
    (_, seat) => html`<li><seat-card .seat=${seat} .seats=${seats} .edit=${edit} .bots=${players > 1} .more=${more(seat)}></seat-card></li>`,
  );
  return html`<fieldset class="seats-field">
    <legend>${players === 1 ? words("share-name") : words("setup-seats")}</legend>
    <ol class="seats">
      ${cards}
    </ol>
  </fieldset>`;
}

/** Who starts: drawn, or somebody at the table. */
export function startField(
  players: number,
  names: readonly string[],
  chosen: number | null,
  choose: (start: number | null) => void,
): TemplateResult | typeof nothing {
  if (players === 1) return nothing;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return choices<number | null>(
    "start",
    words("setup-start"),
    [{ value: null, label: words("setup-start-draw") }, ...seats.map((seat) => ({ value: seat, label: playerName({ names }, seat) }))],
    chosen,
    choose,
  );
}

/** The seat that was named to start; null if it is to be drawn, or is none of this game's. */
export function fittingStart(start: unknown, players: number): number | null {
  return typeof start === "number" && Number.isInteger(start) && start >= 0 && start < players ? start : null;
}

/** What few people need: the seed, shown and editable. `title` and `about` say what it settles in this game. */
export function moreField(seed: string, title: string, about: string, edit: (seed: string) => void): TemplateResult {
  const fits = isSeed(seed);
  return html`<details class="more">
    <summary>${words("setup-more")}</summary>
    <fieldset class="seed">
      <legend>${title}</legend>
      <input
        name="seed"
        aria-label=${title}
        aria-invalid=${String(!fits)}
        aria-describedby="seed-about"
        autocapitalize="none"
        autocomplete="off"
        spellcheck="false"
        maxlength=${SEED_LENGTH}
        .value=${seed}
        @input=${(event: Event) => edit((event.target as HTMLInputElement).value.trim().toLowerCase())}
      />
      <button type="button" class="small" data-action="new-seed" @click=${() => edit(freshSeed())}>${words("setup-seed-new")}</button>
      <small id="seed-about" class=${fits ? "" : "wrong"}>${fits ? about : words("error-bad_seed")}</small>
    </fieldset>
  </details>`;
}

/** Starts the game, unless the seed is none: then it is shown what is wrong. */
export function submitSetup(event: Event, seed: string, go: () => void): void {
  event.preventDefault();
  if (isSeed(seed)) {
    go();
    return;
  }
  const field = (event.currentTarget as HTMLFormElement).querySelector<HTMLInputElement>("[name=seed]");
  const more = field?.closest("details");
  if (more) more.open = true;
  field?.focus();
}
