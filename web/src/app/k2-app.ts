import "../game/k2-game";

import { html, LitElement, nothing, type TemplateResult } from "lit";

import { EngineClient } from "../engine/client";
import { EngineError } from "../engine/errors";
import { reasonText } from "../game/describe";
import { Engine, Refused } from "../game/engine";
import { Session } from "../game/session";
import type { ChartDay, Config } from "../game/types";
import { words } from "../i18n/words";
import { type Updates, watchForUpdates } from "../pwa/updates";
import { about } from "../screens/about";
import { ending } from "../screens/ending";
import { gamesScreen } from "../screens/games";
import { home } from "../screens/home";
import { rememberWayBack } from "../screens/page";
import { rules } from "../screens/rules";
import { settingsScreen } from "../screens/settings";
import { type Draft, draftFrom, setup } from "../screens/setup";
import { exportGames, importGames } from "../store/exchange";
import type { SavedGame } from "../store/database";
import { Games } from "../store/games";
import { loadSettings, saveSettings, type Settings } from "../store/settings";
import { advance, type EngineState, STARTING } from "./engine-state";
import { parseRoute, type Route } from "./route";
import { freshSeed } from "./seed";
import { WakeLock } from "./wake-lock";

const QUICK: Omit<Config, "seed"> = { players: 1, board: "easy", weather: "summer", family: false, crowded: false, start: null };

/** The whole page: which screen is shown, the engine behind it, and the games that are kept. */
export class K2App extends LitElement {
  static override properties = {
    route: { state: true },
    engineState: { state: true },
    session: { state: true },
    settings: { state: true },
    draft: { state: true },
    saved: { state: true },
    message: { state: true },
    chart: { state: true },
    offline: { state: true },
    updateWaits: { state: true },
    evictable: { state: true },
    aside: { state: true },
  };

  declare route: Route;
  declare engineState: EngineState;
  declare session: Session | null;
  declare settings: Settings;
  declare draft: Draft;
  declare saved: readonly SavedGame[];
  /** One sentence the person should read; gone with the next screen. */
  declare message: string;
  declare chart: readonly ChartDay[] | null;
  /** Everything is stored: from now on no network is needed. */
  declare offline: boolean;
  declare updateWaits: boolean;
  /** Whether the browser may clear the games by itself. */
  declare evictable: boolean;
  /** How many things could not be read and are kept for an export. */
  declare aside: number;

  readonly #client = new EngineClient({
    onProgress: (progress) => (this.engineState = advance(this.engineState, progress)),
    onDeath: () => void this.#startEngine(),
  });
  readonly #engine = new Engine(this.#client);
  readonly #games = new Games(() => (this.message = words("storage-refused")));
  readonly #wakeLock = new WakeLock();
  #updates: Updates | undefined;
  #opening = 0;
  #beginning = false;

  constructor() {
    super();
    this.route = parseRoute(location.hash);
    this.engineState = STARTING;
    this.session = null;
    this.settings = loadSettings();
    this.draft = draftFrom(this.settings);
    this.saved = [];
    this.message = "";
    this.chart = null;
    this.offline = false;
    this.updateWaits = false;
    this.evictable = false;
    this.aside = 0;
    this.#applyTheme();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.#navigated);
    void this.#refresh();
    void this.#startEngine();
    void this.#go();
  }

  override disconnectedCallback(): void {
    window.removeEventListener("hashchange", this.#navigated);
    super.disconnectedCallback();
  }

  readonly #navigated = ({ oldURL }: HashChangeEvent): void => {
    this.message = "";
    const from = this.route.kind;
    if (from === "game" || from === "solo") rememberWayBack(new URL(oldURL).hash);
    else if (from === "screen" && this.route.screen === "home") rememberWayBack("#");
    this.route = parseRoute(location.hash);
    void this.#go();
  };

  async #startEngine(): Promise<void> {
    this.engineState = STARTING;
    try {
      await this.#client.start();
      this.#updates ??= watchForUpdates({
        onOfflineReady: () => (this.offline = true),
        onNeedRefresh: () => (this.updateWaits = true),
      });
    } catch (reason) {
      this.engineState = { kind: "failed", code: reason instanceof EngineError ? reason.code : "start" };
    }
  }

  /** Brings the game of the address onto the screen, if it names one. */
  async #go(): Promise<void> {
    const turn = ++this.#opening;
    const { route } = this;
    if (route.kind === "screen" || route.kind === "unknown") {
      if (route.kind === "unknown") this.message = words(`error-${route.code}`);
      void this.#wakeLock.release();
      await this.#refresh();
      return;
    }
    try {
      const session = route.kind === "game" ? await this.#resume(route.id) : await this.#solo(route);
      if (turn !== this.#opening) return session?.close();
      if (session === null) throw new Refused({ code: "unknown-address" });
      this.#show(session);
    } catch (reason) {
      if (turn === this.#opening) this.#fail(reason);
    }
  }

  #show(session: Session): void {
    if (this.session !== session) this.session?.close();
    this.session = session;
    this.chart = null;
    const address = `#game/${session.id}`;
    if (this.route.kind !== "solo" && location.hash !== address) history.replaceState(null, "", address);
    if (this.route.kind !== "solo") this.route = { kind: "game", id: session.id };
    void this.#wakeLock.hold();
    if (session.view.outcome !== null) void this.#drawChart();
  }

  async #resume(id: string): Promise<Session | null> {
    if (this.session?.id === id && !this.session.lost) return this.session;
    const saved = await this.#games.get(id);
    return saved === undefined ? null : this.#open(saved);
  }

  async #open(saved: SavedGame): Promise<Session> {
    try {
      return await Session.resume(this.#engine, this.#games, saved);
    } catch (reason) {
      if (reason instanceof Refused) {
        await this.#games.putAside(JSON.stringify(saved.replay), reason.reason.code);
        await this.#games.remove(saved.id);
      }
      throw reason;
    }
  }

  /** The running game on this mountain, or a new one. */
  async #solo(route: Extract<Route, { kind: "solo" }>): Promise<Session> {
    const { board, weather, seed } = route;
    const running = (await this.#games.list()).find(
      ({ summary, replay: { config } }) =>
        !summary.over && config.players === 1 && config.board === board && config.weather === weather && config.seed === seed,
    );
    if (running !== undefined) return (await this.#resume(running.id)) ?? this.#open(running);
    return Session.start(this.#engine, this.#games, { ...QUICK, board, weather, seed }, []);
  }

  async #begin(config: Config, names: readonly string[]): Promise<void> {
    if (this.#beginning) return; // the engine is still coming up, and one tap is enough
    this.#beginning = true;
    try {
      const session = await Session.start(this.#engine, this.#games, config, names);
      void navigator.storage?.persist?.().catch(() => false);
      location.hash = `#game/${session.id}`;
      this.route = { kind: "game", id: session.id };
      this.#show(session);
    } catch (reason) {
      this.#fail(reason);
    } finally {
      this.#beginning = false;
    }
  }

  #fail(reason: unknown): void {
    if (reason instanceof EngineError) return; // the engine line says so and offers a retry
    this.message = reason instanceof Refused ? reasonText(reason.reason) : words("error-unexpected");
    this.route = { kind: "screen", screen: "home" };
  }

  async #refresh(): Promise<void> {
    this.saved = await this.#games.list();
    this.aside = (await this.#games.asides()).length;
    this.evictable = !(await navigator.storage?.persisted?.().catch(() => false));
  }

  async #drawChart(): Promise<void> {
    this.chart = (await this.#engine.chart()).days;
  }

  #set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    saveSettings(this.settings);
    this.#applyTheme();
  }

  #applyTheme(): void {
    document.documentElement.dataset["theme"] = this.settings.theme;
  }

  #edit(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
  }

  #startDraft(): void {
    const { names, ...config } = this.draft;
    const used = names.slice(0, config.players);
    const { seed: _seed, ...remembered } = config;
    this.#set({ setup: remembered, names: used });
    void this.#begin(config, used.some(Boolean) ? Array.from({ length: config.players }, (_, seat) => used[seat] ?? "") : []);
    this.draft = { ...this.draft, seed: freshSeed() };
  }

  async #remove(id: string): Promise<void> {
    if (this.session?.id === id) {
      this.session.close();
      this.session = null;
    }
    await this.#games.remove(id);
    await this.#refresh();
  }

  async #import(file: File): Promise<void> {
    const result = await importGames(file, this.#games, this.#engine);
    this.session = null; // the engine has other games open meanwhile
    await this.#refresh();
    const done = result.imported || result.error === null ? words("games-imported", { count: result.imported }) : "";
    this.message = [done, result.error].filter(Boolean).join(" ");
  }

  async #erase(): Promise<void> {
    this.session?.close();
    this.session = null;
    await this.#games.eraseAll();
    this.settings = loadSettings();
    this.#applyTheme();
    await this.#refresh();
    this.message = words("settings-erase-done");
  }

  protected override render(): TemplateResult {
    return html`${this.#notices()} ${this.#screen()}`;
  }

  #notices(): TemplateResult {
    const playing = this.route.kind !== "screen" && this.route.kind !== "unknown";
    const { engineState } = this;
    return html`<aside
      id="status"
      class="notices"
      aria-label=${words("notices-title")}
      data-engine=${engineState.kind}
      data-from=${"from" in engineState ? engineState.from : nothing}
      data-offline=${String(this.offline)}
    >
      ${this.#engineLine()} ${this.message ? html`<p class="banner" role="alert">${this.message}</p>` : nothing}
      ${this.updateWaits && !playing
        ? html`<p class="banner" role="status">
            ${words("update-waits")}
            <button type="button" class="small" data-action="update" @click=${() => void this.#updates?.change()}>${words("update-now")}</button>
          </p>`
        : nothing}
    </aside>`;
  }

  #engineLine(): TemplateResult | typeof nothing {
    switch (this.engineState.kind) {
      case "ready":
        return nothing;
      case "starting":
        return html`<progress class="engine-progress" aria-label=${words("home-loading")} max="1" .value=${this.engineState.part}></progress>`;
      case "failed":
        return html`<p class="banner" role="alert">
          ${words(`engine-failed-${this.engineState.code}`)}
          <button type="button" class="small" data-action="retry" @click=${() => void this.#retry()}>${words("retry")}</button>
        </p>`;
    }
  }

  async #retry(): Promise<void> {
    await this.#startEngine();
    if (this.engineState.kind === "ready") await this.#go();
  }

  #screen(): TemplateResult {
    const { route, session } = this;
    if (route.kind === "game" || route.kind === "solo") {
      if (session === null) return html`<main class="message"><p role="status">${words("home-loading")}</p></main>`;
      return this.#game(session);
    }
    switch (route.kind === "unknown" ? "home" : route.screen) {
      case "home":
        return home({ saved: this.saved, quick: () => void this.#begin({ ...QUICK, seed: freshSeed() }, []) });
      case "setup":
        return setup(this.draft, (change) => this.#edit(change), () => this.#startDraft());
      case "games":
        return gamesScreen(this.saved, this.aside, this.evictable, {
          remove: (id) => void this.#remove(id),
          exportAll: () => void exportGames(this.#games),
          importFile: (file) => void this.#import(file).catch((reason: unknown) => this.#fail(reason)),
        });
      case "settings":
        return settingsScreen(this.settings, (change) => this.#set(change), () => void this.#erase());
      case "rules":
        return rules();
      case "about":
        return about();
    }
  }

  #game(session: Session): TemplateResult {
    const over = session.view.outcome !== null && !session.lost;
    return html`<k2-game
        .session=${session}
        .settings=${this.settings}
        @over=${() => void this.#drawChart()}
        @abandon=${() => void this.#remove(session.id).then(() => (location.hash = ""))}
        @take-back=${() => void this.#takeBack(session)}
      ></k2-game>
      ${over
        ? ending(session.view, this.chart, {
            again: () => void this.#begin(session.saved.replay.config, session.saved.replay.names),
            anew: () => void this.#begin({ ...session.saved.replay.config, seed: freshSeed() }, session.saved.replay.names),
          })
        : nothing}`;
  }

  async #takeBack(lost: Session): Promise<void> {
    this.session = null;
    const saved = await this.#games.get(lost.id);
    if (saved !== undefined) this.#show(await this.#open(saved));
  }
}

customElements.define("k2-app", K2App);
