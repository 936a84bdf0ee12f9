import "./board/landscape";

import { html, LitElement, nothing, type TemplateResult } from "lit";

import type { Engine } from "../../engine/requests";
import type { Theme } from "../../library/settings";
import { today } from "../../ui/dates";
import { mayMove } from "../../ui/motion";
import type { GameHost } from "../module";
import { weatherKind } from "./board-view";
import type { Season, WeatherKind } from "./board/types";
import { askDailies } from "./requests";
import { seasonOf } from "./season";
import type { FoundChallenge } from "./types";

export interface Sky {
  readonly season: Season;
  readonly kind: WeatherKind;
}

/** Before the engine has said how the weather is. */
export const FAIR: Sky = { season: "summer", kind: "clear" };

/** What the engine has said in this visit, by date. */
const known = new Map<string, Sky>();

/** The weather of the first morning on the mountain of a day. */
async function askSky(engine: Engine, date: string): Promise<Sky> {
  const [daily] = await askDailies(engine, [date]);
  if (daily === undefined) return FAIR;
  return skyOf(await engine.read<FoundChallenge>(daily.link));
}

/** The first morning on a mountain. */
export function skyOf({ challenge, weather: [first] }: FoundChallenge): Sky {
  return { season: seasonOf(challenge.weather), kind: first === undefined ? "clear" : weatherKind(first) };
}

/** The mountain of the first screen, in the weather of today's mountain. It is a fair day until the engine tells more. */
export class K2Backdrop extends LitElement {
  static override properties = { engine: { attribute: false }, theme: { attribute: false }, sky: { state: true }, leaving: { state: true } };

  declare engine: Engine;
  declare theme: Theme;
  declare sky: Sky;
  /** The sky that is being left, as long as the new one is not all there. */
  declare leaving: Sky | null;

  constructor() {
    super();
    this.sky = known.get(today()) ?? FAIR;
    this.leaving = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#look();
  }

  async #look(): Promise<void> {
    const date = today();
    const sky = known.get(date) ?? (await askSky(this.engine, date).catch(() => FAIR));
    known.set(date, sky);
    if (sky.kind === this.sky.kind && sky.season === this.sky.season) return;
    this.leaving = mayMove("calm") ? this.sky : null;
    this.sky = sky;
  }

  protected override render(): TemplateResult {
    const { leaving } = this;
    return html`${leaving === null ? nothing : this.#landscape(leaving)}
      <div class=${leaving === null ? "" : "rolls-in"} data-season=${this.sky.season} data-weather=${this.sky.kind} @animationend=${() => (this.leaving = null)}>
        ${this.#landscape(this.sky)}
      </div>`;
  }

  #landscape({ season, kind }: Sky): TemplateResult {
    const theme = this.theme === "system" ? nothing : this.theme;
    return html`<k2-landscape open party theme=${theme} .season=${season} .kind=${kind}></k2-landscape>`;
  }
}

customElements.define("k2-backdrop", K2Backdrop);

export function backdrop({ engine, settings }: GameHost): TemplateResult {
  return html`<k2-backdrop .engine=${engine} .theme=${settings.theme}></k2-backdrop>`;
}
