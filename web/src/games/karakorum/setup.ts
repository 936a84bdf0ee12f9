import { html, LitElement, type TemplateResult } from "lit";

import type { AnyConfig } from "../../engine/types";
import { constants } from "./constants";
import type { Settings } from "../../library/settings";
import { choices, page } from "../../ui/page";
import { SEED, seatFields, type Seats, seedField } from "../../ui/seats";
import { freshSeed } from "../../ui/seed";
import { words } from "../../ui/words";

export interface KarakorumStart extends Seats {
  readonly config: AnyConfig;
}

/** Who plays Karakorum, and with which deck. */
export class KarakorumSetup extends LitElement {
  static override properties = {
    settings: { attribute: false },
    players: { state: true },
    seats: { state: true },
    seed: { state: true },
  };

  declare settings: Settings;
  declare players: number;
  declare seats: Seats;
  declare seed: string;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { names, teams, karakorum } = this.settings;
    const [least, most] = constants.players as [number, number];
    this.players = Math.min(most, Math.max(least, Math.trunc(Number(karakorum?.players)) || least));
    this.seats = { names, teams };
    this.seed = freshSeed();
  }

  readonly #go = (event: Event): void => {
    event.preventDefault();
    if (!SEED.test(this.seed)) return;
    const names = Array.from({ length: this.players }, (_, seat) => this.seats.names[seat] ?? "");
    const detail: KarakorumStart = { names, teams: this.seats.teams, config: { players: this.players, seed: this.seed } };
    this.dispatchEvent(new CustomEvent("start", { detail }));
  };

  protected override render(): TemplateResult {
    const [least, most] = constants.players as [number, number];
    const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    return page(
      words("karakorum-title"),
      html`<form class="setup" @submit=${this.#go}>
        <p>${words("karakorum-about")}</p>
        ${choices(
          "players",
          words("setup-players"),
          counts.map((count) => ({ value: count, label: words("setup-players-count", { count }) })),
          this.players,
          (players) => (this.players = players),
        )}
        <fieldset class="names">
          ${seatFields(this.players, this.seats, (change) => (this.seats = { ...this.seats, ...change }))}
        </fieldset>
        ${seedField(this.seed, (seed) => (this.seed = seed))}
        <div class="buttons">
          <button type="submit" class="primary large" data-action="start" ?disabled=${!SEED.test(this.seed)}>${words("karakorum-go")}</button>
        </div>
      </form>`,
    );
  }
}

customElements.define("karakorum-setup", KarakorumSetup);
