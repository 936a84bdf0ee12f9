import "./art/panorama";

import { html, LitElement, nothing, type TemplateResult } from "lit";

import { page as frame } from "../../ui/page";
import { lastPlayers, type Seats } from "../../ui/seats";
import { freshSeed } from "../../ui/seed";
import { moreField, playersField, seatCards, submitSetup } from "../../ui/setup-form";
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

  #go(): void {
    const names = Array.from({ length: this.players }, (_, seat) => this.seats.names[seat] ?? "");
    const { teams } = this.seats;
    const config = { players: this.players, seed: this.seed };
    const { settings } = this.host;
    this.host.changeSettings({ setups: { ...settings.setups, [NAME]: { players: config.players } }, names, teams });
    this.host.start(() => ({ config, names: names.some(Boolean) ? names : [], teams }));
  }

  protected override render(): TemplateResult {
    const { theme } = this.host.settings;
    return frame(
      words("karakorum-title"),
      html`<form class="setup" @submit=${(event: Event) => submitSetup(event, this.seed, () => this.#go())}>
        <div class="setup-part">
          ${playersField(constants.players, this.players, (players) => (this.players = players))}
          ${seatCards(this.players, this.seats, (change) => (this.seats = { ...this.seats, ...change }))}
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
