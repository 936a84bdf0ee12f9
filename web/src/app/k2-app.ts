import "../games/k2/k2-game";

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { html as staticHtml, literal } from "lit/static-html.js";

import { EngineError } from "../engine/errors";
import { client } from "../engine/page-engine";
import { Engine, Refused } from "../engine/requests";
import type { EngineState } from "../engine/state";
import type { AnyConfig, Found, GameName, Replay } from "../engine/types";
import { challengeScreen, resultScreen } from "../games/k2/challenge";
import { ending } from "../games/k2/ending";
import { K2Session } from "../games/k2/session";
import { type Draft, draftFrom, setup } from "../games/k2/setup";
import type { ChartDay, Mountain } from "../games/k2/types";
import type { KarakorumStart } from "../games/karakorum/setup";
import { Climbs } from "../library/climbs";
import type { ClimbRecord, MatchRecord, SavedGame } from "../library/database";
import { exportGames, importGames } from "../library/exchange";
import { Games } from "../library/games";
import { Ledger } from "../library/ledger";
import { loadSettings, saveSettings, type Settings } from "../library/settings";
import type { AnySession, Seating } from "../play/open";
import type { Store } from "../play/session";
import { linkOffer, mountainOffer, type Offer, resultOffer } from "../share/offers";
import { browserLanguage } from "../ui/languages";
import { rememberWayBack } from "../ui/page";
import { reasonText } from "../ui/reasons";
import { freshSeed } from "../ui/seed";
import { ALL_TEAMS, type Team } from "../ui/teams";
import { speak, words } from "../ui/words";
import { type PartName, Parts } from "./parts";
import { parseRoute, type Route } from "./route";
import { about } from "./screens/about";
import { gamesScreen } from "./screens/games";
import { home } from "./screens/home";
import { notices } from "./screens/notices";
import { recordsScreen } from "./screens/records";
import { rules } from "./screens/rules";
import { settingsScreen } from "./screens/settings";
import { ALONE, Tables } from "./tables";
import { type Updates, watchForUpdates } from "./updates";
import { WakeLock } from "./wake-lock";

/** Milliseconds from the engine's first answer until the site is stored: the first game is drawn meanwhile. */
const FIRST_THINGS_FIRST = 1000;

/** A game that is looked at. */
interface Watching {
  readonly replay: Replay;
  readonly teams: readonly Team[];
  readonly start: number;
  /** The address that a moment's number is added to. */
  readonly address: string;
  readonly back: string;
}

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
    found: { state: true },
    watching: { state: true },
    offer: { state: true },
    records: { state: true },
    played: { state: true },
  };

  declare route: Route;
  declare engineState: EngineState;
  declare session: AnySession | null;
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
  /** What the link of the address holds. */
  declare found: Found | null;
  declare watching: Watching | null;
  /** What is about to be sent to somebody. */
  declare offer: Offer | null;
  declare records: readonly ClimbRecord[];
  declare played: readonly MatchRecord[];

  readonly #engine = new Engine(client);
  readonly #games = new Games(() => (this.message = words("storage-refused")));
  readonly #climbs = new Climbs();
  readonly #matches = new Ledger("matches");
  readonly #store: Store = { games: this.#games, climbs: this.#climbs, matches: this.#matches };
  readonly #tables = new Tables(this.#engine, this.#store);
  readonly #parts = new Parts({ onArrival: () => this.requestUpdate(), onFailure: (name) => this.#miss(name) });
  readonly #wakeLock = new WakeLock();
  #updates: Updates | undefined;
  #opening = 0;
  #beginning = false;

  constructor() {
    super();
    this.route = parseRoute(location.hash);
    this.engineState = client.state;
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
    this.found = null;
    this.watching = null;
    this.offer = null;
    this.records = [];
    this.played = [];
    this.#applyTheme();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener("hashchange", this.#navigated);
    void this.#refresh();
    client.listen({ onState: (state) => (this.engineState = state), onDeath: () => void this.#startEngine() });
    void this.#startEngine();
    void this.#go();
  }

  override disconnectedCallback(): void {
    window.removeEventListener("hashchange", this.#navigated);
    super.disconnectedCallback();
  }

  readonly #navigated = ({ oldURL }: HashChangeEvent): void => {
    this.message = "";
    this.offer = null;
    const from = this.route.kind;
    if (from === "game" || from === "solo") rememberWayBack(new URL(oldURL).hash);
    else if (from === "screen" && this.route.screen === "home") rememberWayBack("#");
    this.route = parseRoute(location.hash);
    void this.#go();
  };

  async #startEngine(): Promise<void> {
    try {
      await client.start();
      setTimeout(() => this.#watchForUpdates(), FIRST_THINGS_FIRST);
    } catch {
      // The engine's state tells.
    }
  }

  #watchForUpdates(): void {
    this.#updates ??= watchForUpdates({
      onOfflineReady: () => (this.offline = true),
      onNeedRefresh: () => (this.updateWaits = true),
    });
  }

  /** Brings the game of the address onto the screen, if it names one. */
  async #go(): Promise<void> {
    const turn = ++this.#opening;
    const { route } = this;
    if (route.kind === "unknown") this.message = words(`error-${route.code}`);
    if (route.kind !== "game" && route.kind !== "solo") void this.#wakeLock.release();
    try {
      switch (route.kind) {
        case "screen":
        case "unknown":
          return await this.#refresh();
        case "daily":
          return;
        case "link":
          return await this.#follow(route.link);
        case "watch":
          return await this.#watchOwn(route);
        case "game":
        case "solo": {
          const session = route.kind === "game" ? await this.#resume(route.id) : await this.#solo(route);
          if (turn !== this.#opening) return session.close();
          this.#show(session);
        }
      }
    } catch (reason) {
      if (turn === this.#opening) this.#fail(reason);
    }
  }

  async #follow(link: string): Promise<void> {
    this.found = null;
    const found = await this.#engine.read(link);
    if (this.route.kind !== "link" || this.route.link !== link) return; // somebody has gone on
    this.found = found;
    if (found.kind !== "game" || found.moment === null) return;
    const address = link.split("/").slice(0, 3).join("/");
    this.watching = { replay: found.replay, teams: this.settings.teams, start: found.moment, address, back: address };
  }

  async #watchOwn({ id, at }: Extract<Route, { kind: "watch" }>): Promise<void> {
    this.watching = null;
    const saved = await this.#games.get(id);
    if (saved === undefined) throw new Refused({ code: "unknown-address" });
    const { replay, teams = ALL_TEAMS } = saved;
    this.watching = { replay, teams, start: at, address: `#watch/${id}`, back: `#game/${id}` };
  }

  #show(session: AnySession): void {
    if (this.session !== session) this.session?.close();
    this.session = session;
    this.chart = null;
    const address = `#game/${session.id}`;
    if (this.route.kind !== "solo" && location.hash !== address) history.replaceState(null, "", address);
    if (this.route.kind !== "solo") this.route = { kind: "game", id: session.id };
    void this.#wakeLock.hold();
    if (session.view.outcome !== null) void this.#drawChart(session);
  }

  async #resume(id: string): Promise<AnySession> {
    return this.session?.id === id && !this.session.lost ? this.session : this.#tables.resume(id);
  }

  async #solo({ board, weather, seed }: Extract<Route, { kind: "solo" }>): Promise<AnySession> {
    const mountain: Mountain = { board, weather, seed };
    const running = await this.#tables.running(mountain);
    return running === undefined ? this.#start("k2", { ...ALONE, ...mountain }) : this.#resume(running);
  }

  #start(game: GameName, config: AnyConfig, seating: Partial<Seating> = {}): Promise<AnySession> {
    return this.#tables.start(game, config, { names: [], teams: this.settings.teams, ...seating });
  }

  #begin(game: GameName, config: AnyConfig, seating: Partial<Seating> = {}): Promise<void> {
    return this.#sitDown(() => this.#start(game, config, seating));
  }

  async #sitDown(open: () => Promise<AnySession>): Promise<void> {
    if (this.#beginning) return; // the engine is still coming up, and one tap is enough
    this.#beginning = true;
    try {
      const session = await open();
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
    this.#leave(reason instanceof Refused ? reasonText(reason.reason) : words("error-unexpected"));
  }

  /** Back home, with one sentence why. */
  #leave(message: string): void {
    this.message = message;
    this.offer = null;
    this.route = { kind: "screen", screen: "home" };
  }

  /** A part of the page did not arrive; asked for once more, it is fetched once more. */
  #miss(part: PartName): void {
    const message = words("engine-failed-download");
    if (part === "share") {
      this.offer = null;
      this.message = message;
    } else {
      history.replaceState(null, "", "#");
      this.#leave(message);
    }
  }

  async #refresh(): Promise<void> {
    this.saved = await this.#games.list();
    this.records = await this.#climbs.list();
    this.played = await this.#matches.list();
    this.aside = (await this.#games.asides()).length;
    this.evictable = !(await navigator.storage?.persisted?.().catch(() => false));
  }

  async #drawChart(session: AnySession): Promise<void> {
    if (session instanceof K2Session) this.chart = await session.chart();
  }

  #set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    saveSettings(this.settings);
    this.#applyTheme();
    if (change.language !== undefined) void speak(change.language ?? browserLanguage()).then(() => this.requestUpdate());
  }

  #applyTheme(): void {
    document.documentElement.dataset["theme"] = this.settings.theme;
  }

  #edit(change: Partial<Draft>): void {
    this.draft = { ...this.draft, ...change };
  }

  #startDraft(): void {
    const { names, teams, ...config } = this.draft;
    const used = names.slice(0, config.players);
    const { seed: _seed, ...remembered } = config;
    this.#set({ setup: remembered, names: used, teams });
    const all = Array.from({ length: config.players }, (_, seat) => used[seat] ?? "");
    void this.#begin("k2", config, { names: used.some(Boolean) ? all : [], teams });
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
    const result = await importGames(file, this.#store, this.#engine);
    this.session = null; // the engine has other games open meanwhile
    await this.#refresh();
    const done = result.imported || result.error === null ? words("games-imported", { count: result.imported }) : "";
    this.message = [done, result.error].filter(Boolean).join(" ");
  }

  async #erase(): Promise<void> {
    this.session?.close();
    this.session = null;
    await this.#games.eraseAll();
    this.#climbs.clear();
    this.#matches.clear();
    this.settings = loadSettings();
    this.#applyTheme();
    await speak(browserLanguage());
    await this.#refresh();
    this.message = words("settings-erase-done");
  }

  protected override render(): TemplateResult {
    return html`<div class="under" ?inert=${this.offer !== null}>${this.#notices()} ${this.#screen()}</div>
    ${this.offer === null || this.#parts.get("share") === undefined
      ? nothing
      : html`<k2-share .engine=${this.#engine} .offer=${this.offer} @close=${() => (this.offer = null)}></k2-share>`}`;
  }

  #notices(): TemplateResult {
    const playing = this.route.kind === "game" || this.route.kind === "solo";
    const news = { engine: this.engineState, offline: this.offline, message: this.message, update: this.updateWaits && !playing };
    return notices(news, { retry: () => void this.#retry(), update: () => void this.#updates?.change() });
  }

  async #retry(): Promise<void> {
    await this.#startEngine();
    if (this.engineState.kind === "ready") await this.#go();
  }

  #screen(): TemplateResult {
    const { route, session } = this;
    if (route.kind === "game" || route.kind === "solo") {
      return session === null ? this.#loading() : this.#game(session);
    }
    if (route.kind === "daily") {
      if (this.#parts.get("daily") === undefined) return this.#loading();
      return html`<k2-daily
        .engine=${this.#engine}
        .climbs=${this.#climbs}
        .date=${route.date}
        .theme=${this.settings.theme}
        @refused=${({ detail }: CustomEvent<unknown>) => this.#fail(detail)}
      ></k2-daily>`;
    }
    if (route.kind === "watch" || (route.kind === "link" && this.found?.kind === "game" && this.found.moment !== null)) {
      return this.#replay(this.watching);
    }
    if (route.kind === "link") return this.#held(this.found);
    switch (route.kind === "unknown" ? "home" : route.screen) {
      case "home":
        return home({ saved: this.saved, quick: () => void this.#begin("k2", { ...ALONE, seed: freshSeed() }) });
      case "setup":
        return setup(
          this.draft,
          (change) => this.#edit(change),
          () => this.#startDraft(),
          () => (this.offer = mountainOffer(this.draft)),
        );
      case "karakorum":
        if (this.#parts.get("karakorum") === undefined) return this.#loading();
        return html`<karakorum-setup
          .settings=${this.settings}
          @start=${({ detail: { names, teams, config } }: CustomEvent<KarakorumStart>) => {
            this.#set({ karakorum: { players: config.players }, names, teams });
            void this.#begin("karakorum", config, { names: names.some(Boolean) ? names : [], teams });
          }}
        ></karakorum-setup>`;
      case "records":
        return recordsScreen(this.records, this.played);
      case "games":
        return gamesScreen(this.saved, this.aside, this.evictable, {
          remove: (id) => void this.#remove(id),
          exportAll: () => void exportGames(this.#store),
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

  #loading(): TemplateResult {
    return html`<main class="message waiting"><p role="status">${words("home-loading")}</p></main>`;
  }

  /** What somebody has sent. */
  #held(found: Found | null): TemplateResult {
    if (found === null) return this.#loading();
    const attempt = ({ board, weather, seed }: Mountain): void => void (location.hash = `#k2/solo/${board}/${weather}/${seed}`);
    if (found.kind !== "game") return challengeScreen(found, this.settings.theme, attempt);
    const watch = (): void => void (location.hash = `${location.hash}/0`);
    const { replay, verdict: of } = found;
    if (of.game === "karakorum") return this.#parts.get("karakorum")?.karakorumResult(of, this.settings, watch) ?? this.#loading();
    const race = (): void =>
      void this.#sitDown(async () => this.#start("k2", of.config, { ghost: await this.#tables.ghostOf(replay, of) }));
    return resultScreen(of, this.settings.theme, { watch, attempt, race });
  }

  #replay(watching: Watching | null): TemplateResult {
    if (watching === null || this.#parts.get("replay") === undefined) return this.#loading();
    const tag = watching.replay.game === "k2" ? literal`k2-replay` : literal`karakorum-replay`;
    return staticHtml`<${tag}
      .engine=${this.#engine}
      .replay=${watching.replay}
      .teams=${watching.teams}
      .settings=${this.settings}
      .start=${watching.start}
      .back=${watching.back}
      @moved=${({ detail }: CustomEvent<number>) => history.replaceState(null, "", `${watching.address}/${detail}`)}
      @moment-link=${({ detail }: CustomEvent<string>) => (this.offer = linkOffer(detail))}
      @play-on=${({ detail }: CustomEvent<number>) => void this.#sitDown(() => this.#tables.playOn(watching.replay, detail, watching.teams))}
    ></${tag}>`;
  }

  #game(session: AnySession): TemplateResult {
    const over = session.over && !session.lost;
    const actions = {
      again: () => void this.#rematch(session, session.saved.replay.config.seed),
      anew: () => void this.#rematch(session, freshSeed()),
      share: () => void resultOffer(session, this.chart).then(
          (offer) => (this.offer = offer),
          (reason: unknown) => this.#fail(reason),
        ),
    };
    const abandon = (): void => void this.#remove(session.id).then(() => (location.hash = ""));
    const takeBack = (): void => void this.#takeBack(session).catch((reason: unknown) => this.#fail(reason));
    if (!(session instanceof K2Session)) {
      const karakorum = this.#parts.get("karakorum");
      if (karakorum === undefined) return this.#loading();
      return html`<karakorum-game
          .session=${session}
          .settings=${this.settings}
          @over=${() => this.requestUpdate()}
          @abandon=${abandon}
          @take-back=${takeBack}
        ></karakorum-game>
        ${over ? karakorum.karakorumEnding(session.view, session.log, session.saved, actions) : nothing}`;
    }
    return html`<k2-game
        .session=${session}
        .settings=${this.settings}
        @over=${() => void this.#drawChart(session)}
        @share=${() => (this.offer = mountainOffer({ ...session.view.table.config, seed: session.view.seed }))}
        @abandon=${abandon}
        @take-back=${takeBack}
      ></k2-game>
      ${over ? ending(session.view, session.saved, this.chart, actions) : nothing}`;
  }

  #rematch({ saved: { replay }, teams }: AnySession, seed: string): Promise<void> {
    return this.#begin(replay.game, { ...replay.config, seed }, { names: replay.names, teams });
  }

  async #takeBack(lost: AnySession): Promise<void> {
    this.session = null;
    this.#show(await this.#tables.resume(lost.id));
  }
}
