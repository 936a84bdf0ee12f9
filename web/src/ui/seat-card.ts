import { html, LitElement, nothing, type TemplateResult } from "lit";

import { botName, type Level, levelOf, LEVELS } from "../engine/bots/levels";
import { LIMITS } from "../engine/limits";
import { teamSymbol } from "./symbols";
import { ALL_TEAMS, type Team } from "./teams";
import { named, recoloured, type Seats, swapped } from "./seats";
import { playerName } from "./seat-names";
import { words } from "./words";

/** One seat at the table, to be set up: colour, name and order, and whatever the game adds to it. */
export class SeatCard extends LitElement {
  static override properties = {
    seat: { attribute: false },
    seats: { attribute: false },
    edit: { attribute: false },
    bots: { type: Boolean },
    more: { attribute: false },
    choosing: { state: true },
  };

  declare seat: number;
  declare seats: Seats;
  declare edit: (change: Partial<Seats>) => void;
  /** Whether a bot may sit here. */
  declare bots: boolean;
  /** What only this game has to choose for a seat. */
  declare more: TemplateResult | typeof nothing;
  /** Whether the colours are open. */
  declare choosing: boolean;

  constructor() {
    super();
    this.bots = false;
    this.more = nothing;
    this.choosing = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const { seat, seats } = this;
    const number = seat + 1;
    const team = seats.teams[seat] ?? 0;
    const name = playerName(seats, seat);
    const level = this.bots ? levelOf(seats.names[seat]) : null;
    const colour = words("setup-colour", { number, colour: words(`colour-${team}`) });
    return html`<div class="seat" @keydown=${this.#onKey}>
      <button
        type="button"
        class="seat-colour"
        data-action="colour-${seat}"
        aria-label=${colour}
        aria-expanded=${String(this.choosing)}
        @click=${() => (this.choosing = !this.choosing)}
      >
        ${teamSymbol(team)}<span class="seat-caret" aria-hidden="true"></span>
      </button>
      ${
        level !== null
          ? nothing
          : html`<input
            name="name-${seat}"
            aria-label=${words("setup-name", { number })}
            placeholder=${words("setup-name-hint", { number })}
            maxlength=${LIMITS.name}
            autocomplete="off"
            .value=${levelOf(seats.names[seat]) === null ? (seats.names[seat] ?? "") : ""}
            @input=${(event: Event) => this.edit(named(seats, seat, (event.target as HTMLInputElement).value))}
          />`
      }
      ${this.bots ? this.#kind(level) : nothing} ${this.more}
      ${
        seat === 0
          ? nothing
          : html`<button
            type="button"
            class="icon-button"
            data-action="forward-${seat}"
            aria-label=${words("setup-forward", { name })}
            title=${words("setup-forward", { name })}
            @click=${() => this.edit(swapped(seats, seat, seat - 1))}
          >
            ↑
          </button>`
      }
      ${this.choosing ? this.#palette(team) : nothing}
    </div>`;
  }

  /** A person or a bot. */
  #kind(chosen: Level | null): TemplateResult {
    const { seat, seats } = this;
    const choose = (event: Event): void => {
      const { value } = event.target as HTMLSelectElement;
      const level = LEVELS.find((one) => one === value);
      this.edit(named(seats, seat, level === undefined ? "" : botName(level)));
    };
    return html`<select class="seat-kind" name="kind-${seat}" aria-label=${words("setup-kind", { number: seat + 1 })} data-bot=${chosen ?? nothing} @change=${choose}>
      <option value="" ?selected=${chosen === null}>${words("setup-kind-person")}</option>
      ${LEVELS.map((level) => html`<option value=${level} ?selected=${level === chosen}>${words("setup-kind-bot", { bot: words(`rank-${level}`) })}</option>`)}
    </select>`;
  }

  #palette(chosen: Team): TemplateResult {
    const { seat, seats } = this;
    return html`<div class="palette" role="group" aria-label=${words("setup-colours", { number: seat + 1 })}>
      ${ALL_TEAMS.map(
        (team) => html`<button
          type="button"
          class="palette-colour"
          data-action="team-${seat}-${team}"
          aria-label=${words(`colour-${team}`)}
          title=${words(`colour-${team}`)}
          aria-pressed=${String(team === chosen)}
          @click=${() => this.#choose(recoloured(seats, seat, team))}
        >
          ${teamSymbol(team)}
        </button>`,
      )}
    </div>`;
  }

  #choose(change: Partial<Seats>): void {
    this.edit(change);
    this.#close();
  }

  #close(): void {
    this.choosing = false;
    this.querySelector<HTMLElement>(".seat-colour")?.focus();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !this.choosing) return;
    event.stopPropagation();
    this.#close();
  };
}

customElements.define("seat-card", SeatCard);
