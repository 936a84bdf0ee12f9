import { html, LitElement, type TemplateResult } from "lit";

import { choices, page as frame } from "../../ui/page";
import { lastPlayers, seatFields, type Seats, seedField } from "../../ui/seats";
import { freshSeed, isSeed } from "../../ui/seed";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { constants } from "./constants";
import { NAME } from "./name";

/** Who plays Karakorum, and with which deck. */
export class KarakorumSetup extends LitElement {
  static override properties = {
    host: { attribute: false },
    players: { state: true },
    seats: { state: true },
    seed: { state: true },
  };

  declare host: GameHost;
  declare players: number;
  declare seats: Seats;
  declare seed: string;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { names, teams, setups } = this.host.settings;
    const last: { readonly players?: number } | undefined = setups[NAME];
    this.players = lastPlayers(last?.players, constants.players);
    this.seats = { names, teams };
    this.seed = freshSeed();
  }

  readonly #go = (event: Event): void => {
    event.preventDefault();
    if (!isSeed(this.seed)) return;
    const names = Array.from({ length: this.players }, (_, seat) => this.seats.names[seat] ?? "");
    const { teams } = this.seats;
    const config = { players: this.players, seed: this.seed };
    const { settings } = this.host;
    this.host.changeSettings({ setups: { ...settings.setups, [NAME]: { players: config.players } }, names, teams });
    this.host.start(() => ({ config, names: names.some(Boolean) ? names : [], teams }));
  };

  protected override render(): TemplateResult {
    const [least, most] = constants.players;
    const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
    return frame(
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
          <button type="submit" class="primary large" data-action="start" ?disabled=${!isSeed(this.seed)}>${words("karakorum-go")}</button>
        </div>
      </form>`,
    );
  }
}

customElements.define("karakorum-setup", KarakorumSetup);

export function page(_path: readonly string[], host: GameHost): TemplateResult {
  return html`<karakorum-setup .host=${host}></karakorum-setup>`;
}
