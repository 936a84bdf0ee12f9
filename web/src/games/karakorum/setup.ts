import "./art/panorama";

import { html, LitElement, nothing, type TemplateResult } from "lit";

import { page as frame } from "../../ui/page";
import { lastPlayers, type Seats } from "../../ui/seats";
import { freshSeed } from "../../ui/seed";
import { fittingStart, moreField, playersField, seatCards, startField, submitSetup } from "../../ui/setup-form";
import { words } from "../../ui/words";
import type { Config } from "../../generated/wire-karakorum";
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
    const last: { readonly players?: number; readonly start?: number | null } | undefined = setups[NAME];
    this.players = lastPlayers(last?.players, constants.players);
    this.seats = { names, teams, start: fittingStart(last?.start, this.players) };
    this.seed = freshSeed();
  }

  #seat(change: Partial<Seats>): void {
    this.seats = { ...this.seats, ...change };
  }

  #go(): void {
    const names = Array.from({ length: this.players }, (_, seat) => this.seats.names[seat] ?? "");
    const { teams, start } = this.seats;
    const { players, seed } = this;
    const config: Config = { players, seed, ...(start !== null && { start }) };
    const { settings } = this.host;
    this.host.changeSettings({ setups: { ...settings.setups, [NAME]: { players, start } }, names, teams });
    this.host.start(() => ({ config, names: names.some(Boolean) ? names : [], teams }));
  }

  protected override render(): TemplateResult {
    const { theme } = this.host.settings;
    return frame(
      words("karakorum-title"),
      html`<form class="setup" @submit=${(event: Event) => submitSetup(event, this.seed, () => this.#go())}>
        <div class="setup-part">
          ${playersField(constants.players, this.players, (players) => {
            this.players = players;
            this.seats = { ...this.seats, start: fittingStart(this.seats.start, players) };
          })}
          ${seatCards(this.players, this.seats, (change) => this.#seat(change))}
          ${startField(this.players, this.seats.names, this.seats.start, (start) => this.#seat({ start }))}
        </div>
        <div class="setup-part">
          <div class="setup-picture"><karakorum-panorama theme=${theme === "system" ? nothing : theme}></karakorum-panorama></div>
          <p>${words("karakorum-about")}</p>
          ${moreField(this.seed, words("karakorum-seed"), words("karakorum-seed-about"), (seed) => (this.seed = seed))}
        </div>
        <div class="setup-go">
          <button type="submit" class="primary large" data-action="start">${words("karakorum-go")}</button>
        </div>
      </form>`,
      "wide",
    );
  }
}

customElements.define("karakorum-setup", KarakorumSetup);

export function page(_path: readonly string[], host: GameHost): TemplateResult {
  return html`<karakorum-setup .host=${host}></karakorum-setup>`;
}
