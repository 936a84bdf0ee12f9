import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { type Engine, Refused } from "../engine/requests";
import type { AnyView, Frame, Replay, Watched } from "../engine/types";
import type { Settings } from "../library/settings";
import type { Seated, Team } from "../ui/teams";
import { words } from "../ui/words";
import { type Reach, stepSign } from "./signs";

/** Milliseconds between two actions when it plays by itself. */
const PACE = { calm: 1400, quick: 700, off: 250 } as const;

/** What a game shows of one of its moments. */
export interface Scene {
  /** What has happened, in words. */
  readonly lines: readonly string[];
  /** Where in the game it is, in words. */
  readonly where: string;
  readonly bar: TemplateResult;
  readonly main: TemplateResult;
  readonly side: TemplateResult;
}

/** Says what a moment of a game looks like. */
export type SceneMaker = (view: Seated<AnyView>, events: readonly unknown[], settings: Settings) => Scene;

/** Steps through a game, own or shared, that is over or still running. */
export class ReplayViewer extends LitElement {
  static override properties = {
    engine: { attribute: false },
    scene: { attribute: false },
    replay: { attribute: false },
    teams: { attribute: false },
    settings: { attribute: false },
    start: { attribute: false },
    back: { attribute: false },
    watched: { state: true },
    frame: { state: true },
    at: { state: true },
    playing: { state: true },
  };

  declare engine: Engine;
  declare scene: SceneMaker;
  declare replay: Replay;
  declare teams: readonly Team[];
  declare settings: Settings;
  /** The moment to begin with. */
  declare start: number;
  /** Where the way back leads. */
  declare back: string;
  declare watched: Watched | null;
  declare frame: Frame<AnyView, unknown> | null;
  declare at: number;
  declare playing: boolean;

  /** What the engine has the watched game open with. */
  readonly #id = crypto.randomUUID();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.watched = null;
    this.frame = null;
    this.at = 0;
    this.playing = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener("keydown", this.#onKey); // wherever the focus is: a step may disable the button that had it
  }

  override disconnectedCallback(): void {
    clearTimeout(this.#timer);
    document.removeEventListener("keydown", this.#onKey);
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("replay")) void this.#open();
  }

  async #open(): Promise<void> {
    this.watched = await this.engine.watch(this.#id, this.replay);
    await this.#go(this.start);
  }

  /** Shows a moment; asked for one that is not there, the nearest. */
  async #go(at: number): Promise<void> {
    const last = this.watched?.count ?? 0;
    this.at = Math.min(last, Math.max(0, at));
    const wanted = this.at;
    const frame = await this.#frameAt(wanted);
    if (wanted !== this.at) return; // another moment was asked for meanwhile
    this.frame = frame;
    this.#tell("moved", wanted);
    if (wanted === last) this.playing = false;
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#go(this.at + 1), PACE[this.settings.speed]);
  }

  /** The worker may have been replaced since; then it is told again what is being watched. */
  async #frameAt(at: number): Promise<Frame<AnyView, unknown>> {
    try {
      return await this.engine.frame(this.#id, at);
    } catch (reason) {
      if (!(reason instanceof Refused) || reason.reason.code !== "no_watched_game") throw reason;
      await this.engine.watch(this.#id, this.replay);
      return this.engine.frame(this.#id, at);
    }
  }

  #tell(what: "moved" | "moment-link" | "play-on", detail: number | string): void {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }

  #stop(by: "turn" | "day", direction: 1 | -1): number {
    const places = (this.watched?.stops ?? []).filter(({ turn }) => turn === (by === "turn")).map(({ at }) => at);
    const next = direction === 1 ? places.find((at) => at > this.at) : places.findLast((at) => at < this.at);
    return next ?? (direction === 1 ? (this.watched?.count ?? 0) : 0);
  }

  #play(): void {
    clearTimeout(this.#timer);
    this.playing = !this.playing;
    if (this.playing) void this.#go(this.at === this.watched?.count ? 0 : this.at + 1);
  }

  /** A step by hand ends what plays by itself. */
  #step(at: number): void {
    this.playing = false;
    void this.#go(at);
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    const steps: Record<string, () => void> = {
      ArrowRight: () => this.#step(this.at + 1),
      ArrowLeft: () => this.#step(this.at - 1),
      ArrowUp: () => this.#step(this.#stop("turn", -1)),
      ArrowDown: () => this.#step(this.#stop("turn", 1)),
      PageUp: () => this.#step(this.#stop("day", -1)),
      PageDown: () => this.#step(this.#stop("day", 1)),
      Home: () => this.#step(0),
      End: () => this.#step(this.watched?.count ?? 0),
      p: () => this.#play(),
    };
    const step = steps[event.key];
    // A board has its own arrow keys, which lead from space to space.
    if (step === undefined || this.closest("[inert]") !== null || (event.target instanceof Element && event.target.shadowRoot !== null)) return;
    event.preventDefault();
    step();
  };

  protected override render(): TemplateResult {
    const { frame, watched } = this;
    if (frame === null || watched === null) return html`<main class="message"><p role="status">${words("home-loading")}</p></main>`;
    const view = { ...frame.view, teams: this.teams };
    const { lines, where, bar, main, side } = this.scene(view, frame.events, this.settings);
    return html`<div class="game replay ${this.replay.game}" data-at=${this.at} data-position=${view.position}>
      <header class="game-bar">
        <a class="button small" href=${this.back} data-action="back">${words("back")}</a>
        ${bar}
      </header>
      <main class="mountain">${main}</main>
      <div class="tray replay-tray">
        <p class="notice" role="status" aria-live=${this.playing ? "off" : "polite"}>${lines.join(" ")}</p>
        <input
          type="range"
          name="moment"
          min="0"
          max=${watched.count}
          aria-label=${words("replay-moment")}
          aria-valuetext=${words("replay-moment-of", { at: this.at, count: watched.count, where })}
          .value=${String(this.at)}
          @input=${(event: Event) => this.#step(Number((event.target as HTMLInputElement).value))}
        />
        <div class="buttons">${this.#controls(watched)}</div>
        <div class="buttons">
          ${
            watched.link !== null
              ? html`<button type="button" class="small" data-action="moment-link" @click=${() => this.#tell("moment-link", `${watched.link}/${this.at}`)}>
                ${words("replay-link")}
              </button>`
              : nothing
          }
          ${
            view.outcome === null
              ? html`<button type="button" class="small" data-action="play-on" @click=${() => this.#tell("play-on", this.at)}>
                ${words("replay-play-on")}
              </button>`
              : nothing
          }
        </div>
      </div>
      <aside class="side">
        <section class="side-teams" aria-label=${words("teams-title")}>${side}</section>
      </aside>
    </div>`;
  }

  #controls({ count }: Watched): TemplateResult[] {
    const step = (reach: Reach, direction: 1 | -1, useful: boolean): TemplateResult => {
      const action = `${reach}-${direction === 1 ? "on" : "back"}`;
      const at = reach === "step" ? this.at + direction : this.#stop(reach, direction);
      return html`<button
        type="button"
        class="icon-button"
        data-action=${action}
        aria-label=${words(`replay-${action}`)}
        title=${words(`replay-${action}`)}
        ?disabled=${!useful}
        @click=${() => this.#step(at)}
      >
        ${stepSign(reach, direction === 1)}
      </button>`;
    };
    const before = this.at > 0;
    const after = this.at < count;
    return [
      step("day", -1, before),
      step("turn", -1, before),
      step("step", -1, before),
      html`<button type="button" class="primary" data-action="play" aria-pressed=${String(this.playing)} @click=${() => this.#play()}>
        ${words(this.playing ? "replay-pause" : "replay-play")}
      </button>`,
      step("step", 1, after),
      step("turn", 1, after),
      step("day", 1, after),
    ];
  }
}

customElements.define("replay-viewer", ReplayViewer);
