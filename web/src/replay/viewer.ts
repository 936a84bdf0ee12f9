import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import { isDeath } from "../engine/errors";
import { freshId } from "../engine/id";
import { type Engine, Refused } from "../engine/requests";
import type { AnyView, Frame, Replay, Watched } from "../engine/types";
import type { Settings } from "../library/settings";
import { dialog } from "../ui/dialog";
import { PACES, paceText } from "../ui/pace";
import { keyOf, keysAreOn, plainKey, printed } from "../ui/single-keys";
import type { Seated, Team } from "../ui/teams";
import { words } from "../ui/words";
import { chapterList, chapterMarks, type ChapterWords, whereText } from "./chapters";
import { speedAt, timeToRead } from "./pace";
import { type Reach, stepSign } from "./signs";

/** What is laid over the game. */
type Sheet = "none" | "chapters" | "players";

/** What a game shows of one of its moments. */
export interface Scene {
  /** What has happened, in words. */
  readonly lines: readonly string[];
  readonly bar: TemplateResult;
  readonly main: TemplateResult;
  /** Who plays; where there is no room beside the game, it is one tap away. */
  readonly side: TemplateResult;
  readonly sideTitle: string;
}

/** Says what a moment of a game looks like. */
export type SceneMaker = (view: Seated<AnyView>, events: readonly unknown[], settings: Settings, showPlayers: () => void) => Scene;

/** Steps through a game, own or shared, that is over or still running. */
export class ReplayViewer extends LitElement {
  static override properties = {
    engine: { attribute: false },
    scene: { attribute: false },
    chapters: { attribute: false },
    replay: { attribute: false },
    teams: { attribute: false },
    settings: { attribute: false },
    start: { attribute: false },
    back: { attribute: false },
    watched: { state: true },
    frame: { state: true },
    at: { state: true },
    playing: { state: true },
    sheet: { state: true },
  };

  declare engine: Engine;
  declare scene: SceneMaker;
  declare chapters: ChapterWords;
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
  declare sheet: Sheet;

  /** What the engine has the watched game open with. */
  readonly #id = freshId();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.watched = null;
    this.frame = null;
    this.at = 0;
    this.playing = false;
    this.sheet = "none";
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
    const before = changes.get("settings");
    if (before !== undefined && before.pace !== this.settings.pace) this.#wait();
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
    this.#wait();
  }

  /** If it plays by itself, the next moment comes after a while. */
  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing || this.frame === null) return;
    const { lines } = this.#sceneOf(this.frame);
    this.#timer = setTimeout(() => void this.#go(this.at + 1), timeToRead(lines, this.settings));
  }

  #sceneOf({ view, events }: Frame<AnyView, unknown>): Scene {
    const settings = this.playing ? { ...this.settings, speed: speedAt(this.settings) } : this.settings;
    return this.scene({ ...view, teams: this.teams }, events, settings, () => (this.sheet = "players"));
  }

  /** The worker may have been replaced since; then it is told again what is being watched. */
  async #frameAt(at: number): Promise<Frame<AnyView, unknown>> {
    try {
      return await this.engine.frame(this.#id, at);
    } catch (reason) {
      if (!isDeath(reason) && !(reason instanceof Refused && reason.reason.code === "no_watched_game")) throw reason;
      await this.engine.watch(this.#id, this.replay);
      return this.engine.frame(this.#id, at);
    }
  }

  #tell(what: "moved" | "moment-link" | "play-on" | "pace", detail: number | string): void {
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
      " ": () => this.#play(),
    };
    const step = keysAreOn() && plainKey(event) === keyOf("play") ? () => this.#play() : steps[event.key];
    if (step === undefined || this.closest("[inert]") !== null || hasOwnKeys(event)) return;
    event.preventDefault();
    step();
  };

  protected override render(): TemplateResult {
    const { frame, watched } = this;
    if (frame === null || watched === null) return html`<main class="message waiting"><p role="status">${words("home-loading")}</p></main>`;
    const view = { ...frame.view, teams: this.teams };
    const scene = this.#sceneOf(frame);
    const where = whereText(view, watched.stops, this.at, this.chapters);
    return html`<div class="game replay ${this.replay.game}" data-at=${this.at} data-position=${view.position}>
      <header class="game-bar">
        <a class="button small" href=${this.back} data-action="back">${words("back")}</a>
        ${scene.bar}
      </header>
      <main class="mountain">${scene.main}</main>
      <section class="tray replay-tray" aria-label=${words("menu-watch")}>
        <div class="replay-head">
          <button type="button" class="replay-where" data-action="chapters" aria-haspopup="dialog" title=${this.chapters.all()} @click=${() => (this.sheet = "chapters")}>
            <span>${where}</span><span aria-hidden="true">▾</span>
          </button>
          <span class="quiet">${words("replay-count", { at: this.at, count: watched.count })}</span>
        </div>
        <p class="notice" role="status" aria-live=${this.playing ? "off" : "polite"}>${scene.lines.join(" ")}</p>
        <div class="replay-line">
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
          ${chapterMarks(watched.stops, watched.count)}
        </div>
        <div class="buttons replay-controls">${this.#controls(watched)}</div>
        <div class="buttons replay-more">${this.#more(watched, view, scene)}</div>
      </section>
      <aside class="side">
        <section class="side-teams" aria-label=${scene.sideTitle}>${scene.side}</section>
      </aside>
      ${this.#sheetOver(watched, view, scene)}
    </div>`;
  }

  #sheetOver({ stops }: Watched, view: Seated<AnyView>, { side, sideTitle }: Scene): TemplateResult | typeof nothing {
    const close = (): void => void (this.sheet = "none");
    const go = (at: number): void => {
      close();
      this.#step(at);
    };
    if (this.sheet === "chapters") return chapterList(view, stops, this.at, this.chapters, go, close);
    if (this.sheet === "none") return nothing;
    const content = html`<h2>${sideTitle}</h2>
      <div class="replay-players">${side}</div>
      <button type="button" class="primary" data-action="close" autofocus @click=${close}>${words("close")}</button>`;
    return dialog({ kind: "menu", label: sideTitle, close, content });
  }

  /**
   * How fast it plays, and what can be done with the moment that is shown. As long as the game has secrets it has no link and cannot be
   * played on: in such a copy everybody's cards could be looked at.
   */
  #more({ link }: Watched, { outcome }: Seated<AnyView>, { sideTitle }: Scene): TemplateResult {
    return html`<label class="replay-pace">
        <span>${words("replay-pace")}</span>
        <select name="pace" @change=${(event: Event) => this.#tell("pace", Number((event.target as HTMLSelectElement).value))}>
          ${PACES.map((pace) => html`<option value=${pace} ?selected=${pace === this.settings.pace}>${paceText(pace)}</option>`)}
        </select>
      </label>
      <button type="button" class="small replay-show-players" data-action="players" aria-haspopup="dialog" @click=${() => (this.sheet = "players")}>
        ${sideTitle}
      </button>
      ${
        link !== null
          ? html`<button type="button" class="small" data-action="moment-link" @click=${() => this.#tell("moment-link", `${link}/${this.at}`)}>
            ${words("replay-link")}
          </button>`
          : nothing
      }
      ${
        outcome === null && link !== null
          ? html`<button type="button" class="small" data-action="play-on" @click=${() => this.#tell("play-on", this.at)}>
            ${words("replay-play-on")}
          </button>`
          : nothing
      }`;
  }

  #controls({ count }: Watched): TemplateResult[] {
    const step = (reach: Reach, direction: 1 | -1, useful: boolean): TemplateResult => {
      const action = `${reach}-${direction === 1 ? "on" : "back"}`;
      const at = reach === "step" ? this.at + direction : this.#stop(reach, direction);
      const label = reach !== "day" ? words(`replay-${action}`) : direction === 1 ? this.chapters.on() : this.chapters.back();
      return html`<button
        type="button"
        class="icon-button"
        data-action=${action}
        aria-label=${label}
        title=${label}
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
      html`<button type="button" class="primary" data-action="play" aria-pressed=${String(this.playing)} title=${words("replay-play-key", { key: printed("play") })} @click=${() => this.#play()}>
        ${words(this.playing ? "replay-pause" : "replay-play")}
      </button>`,
      step("step", 1, after),
      step("turn", 1, after),
      step("day", 1, after),
    ];
  }
}

/** Whether a key belongs to what has the focus: a board has its own arrow keys, and Space presses a button. */
function hasOwnKeys({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]") !== null) return true;
  if (!(target instanceof Element)) return false;
  return target.shadowRoot !== null || target.matches("select") || (key === " " && target.matches("button, a, summary"));
}

customElements.define("replay-viewer", ReplayViewer);
