import { html, LitElement, nothing, type TemplateResult } from "lit";

import { EngineError } from "../engine/errors";
import { client } from "../engine/page-engine";
import { Engine, Refused } from "../engine/requests";
import { GAMES } from "../games";
import type { GameHost, GameModule, Part } from "../games/module";
import { ownName, renamed } from "../library/settings";
import type { AnySession } from "../play/session";
import type { Offer } from "../share/offer";
import { prepareAnnouncer } from "../ui/announcer";
import { lead } from "../ui/focus";
import { question } from "../ui/question";
import { reasonText } from "../ui/reasons";
import { allKeys, type OwnKeys } from "../ui/single-keys";
import { spokenLanguage, words } from "../ui/words";
import type { Route, Screen } from "./address";
import { moduleOf } from "./game-opener";
import { Installing, isInstalled, ownWay } from "./installing";
import { Kept } from "./kept";
import { LazyParts, PartMissing } from "./lazy-parts";
import { Lookup } from "./lookup";
import { canRemind } from "./reminder";
import { OpenGame } from "./open-game";
import { Router } from "./router";
import { about } from "./screens/about";
import { gamesScreen } from "./screens/games";
import { installOffer } from "./screens/install-offer";
import { home } from "./screens/home";
import { lessonScreen } from "./screens/lesson";
import { loading } from "./screens/loading";
import { notices } from "./screens/notices";
import { type PlayActions, playScreen } from "./screens/play";
import { recordsScreen } from "./screens/records";
import { rules } from "./screens/rules";
import { type Device, settingsScreen } from "./screens/settings";
import { watchScreen } from "./screens/watch";
import { SiteStatus } from "./site-status";
import { titleOf } from "./title";

/** What somebody who comes to a screen should hear of first. */
const HEADINGS = [".ending summary", ".under h1", ".curtain", ".under h2"];

const loadShareSheet = () => import("../share/share-sheet");
const loadKeyList = () => import("../play/key-list");

/** The whole page: draws the screen of the address, and hands what is done there to whoever is responsible. */
export class AppElement extends LitElement {
  static override properties = {
    message: { state: true },
    offer: { state: true },
    asking: { state: true },
  };

  /** One sentence the person should read; gone with the next screen. */
  declare message: string;
  /** What is about to be sent to somebody. */
  declare offer: Offer | null;
  /** The question that stands over everything. */
  declare asking: TemplateResult | typeof nothing;

  readonly #changed = (): void => this.requestUpdate();
  readonly #engine = new Engine(client);
  readonly #status = new SiteStatus(this.#changed);
  readonly #installing = new Installing(this.#changed);
  readonly #router = new Router(() => this.#navigated());
  readonly #parts = new LazyParts({ onArrival: this.#changed, onFailure: (part) => this.#partMissing(part) });
  readonly #kept = new Kept({
    onChange: this.#changed,
    onMessage: (message) => (this.message = message),
  });
  readonly #lookup = new Lookup(this.#engine, this.#kept.library);
  readonly #game = new OpenGame(this.#engine, this.#kept, this.#parts, this.#router, {
    onChange: this.#changed,
    onEnding: () => void this.#kept.readRecords(),
    onFailure: (reason) => this.#fail(reason),
  });
  /** Whether the screen of another address is still to come: then its heading gets the focus. */
  #arriving = false;
  /** Counts the addresses that were gone to, so that a late answer to an earlier one is noticed. */
  #visits = 0;

  constructor() {
    super();
    this.message = "";
    this.offer = null;
    this.asking = nothing;
    this.addEventListener("keys", (event) => this.#kept.change({ keys: (event as CustomEvent<OwnKeys>).detail }));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    prepareAnnouncer();
    this.#router.connect();
    void this.#kept.refresh();
    this.#status.connect();
    void this.#go();
  }

  override disconnectedCallback(): void {
    this.#router.disconnect();
    super.disconnectedCallback();
  }

  protected override firstUpdated(): void {
    document.getElementById("too-old")?.remove(); // early/too-old.js has nothing to say any more
    const notWhole = document.getElementById("not-whole"); // early/heal.js has, if the page is without its style sheet
    if (notWhole !== null && document.styleSheets.length > 0) notWhole.hidden = true;
    // Its file came with the page. Whoever starts a game should not wait until the file is read; if it is missing, it is said then.
    GAMES[0]?.play().catch(() => {});
  }

  protected override updated(): void {
    const { route } = this.#router;
    document.documentElement.lang = spokenLanguage();
    if (this.#arriving && lead(this, ...HEADINGS)) this.#arriving = false;
    if (!this.#kept.settings.installOffered && this.querySelector(".install-offer") !== null) this.#kept.change({ installOffered: true });
    document.title = titleOf(route, this.#played(route));
    document.querySelector("meta[name=description]")?.setAttribute("content", words("app-description"));
  }

  /** The game that is played or watched at an address. */
  #played(route: Route): GameModule | null {
    const replay =
      route.kind === "watch" || route.kind === "review"
        ? this.#lookup.watching?.replay
        : route.kind === "game"
          ? this.#game.sessionAt(route)?.saved.replay
          : null;
    return GAMES.find(({ name }) => name === replay?.game) ?? null;
  }

  #navigated(): void {
    this.message = "";
    this.offer = null;
    this.asking = nothing;
    this.#arriving = true;
    this.requestUpdate();
    void this.#go();
  }

  /** Fetches what the address names. */
  async #go(): Promise<void> {
    const visit = ++this.#visits;
    const isCurrent = (): boolean => visit === this.#visits;
    try {
      await this.#enter(isCurrent);
    } catch (reason) {
      if (isCurrent()) this.#fail(reason);
    }
    this.requestUpdate();
  }

  async #enter(isCurrent: () => boolean): Promise<void> {
    const { route } = this.#router;
    if (route.kind === "unknown") this.message = words(`error-${route.code}`);
    if (!this.#router.playing) this.#game.rest();
    switch (route.kind) {
      case "screen":
      case "unknown":
        return this.#kept.refresh();
      case "page":
      case "lesson":
        return;
      case "link":
        return this.#lookup.readLink(route.link, this.#kept.settings, isCurrent);
      case "watch":
        return this.#lookup.watchSaved(route);
      case "review":
        return this.#lookup.reviewed(route, this.#kept.settings, isCurrent);
      case "game":
      case "continue":
      case "start": {
        const session = await this.#game.open(route);
        if (isCurrent()) this.#game.show(session);
        else session.close();
      }
    }
  }

  #fail(reason: unknown): void {
    if (reason instanceof EngineError) return this.#status.giveUp(reason); // the engine line says so and offers a retry
    if (reason instanceof PartMissing) return; // it was said when the part did not arrive
    this.#leave(reason instanceof Refused ? reasonText(reason.reason) : words("error-unexpected"));
    this.#router.showHome();
  }

  #partMissing(part: Part<unknown>): void {
    this.#leave(words("engine-failed-download"));
    if (part !== loadShareSheet) this.#router.returnHome();
  }

  #leave(message: string): void {
    this.message = message;
    this.offer = null;
    this.requestUpdate();
  }

  async #retry(): Promise<void> {
    await this.#status.restartEngine();
    if (this.#status.engine.kind === "ready") await this.#go();
  }

  async #remove(id: string): Promise<void> {
    this.#game.close(id);
    await this.#kept.remove(id);
  }

  async #erase(): Promise<void> {
    this.#game.close();
    await this.#kept.eraseAll();
  }

  /** Asks one question in the page's own dialog. */
  #ask(text: string, yes: string, then: () => void): void {
    const answer = (agreed: boolean): void => {
      this.asking = nothing;
      if (agreed) then();
    };
    this.asking = question({ text, yes, no: words("cancel"), answer });
  }

  /** What a game's screens may use. */
  #hostOf(game: GameModule): GameHost {
    const kept = this.#kept;
    return {
      engine: this.#engine,
      library: kept.library,
      get settings() {
        return kept.settings;
      },
      starting: this.#status.engine.kind === "starting" ? this.#status.engine.part : null,
      changeSettings: (change) => kept.change(change),
      start: (prepare) => void this.#game.begin(game, prepare),
      openAddress: (address) => this.#router.open(address),
      share: (offer) => (this.offer = offer),
      fail: (reason) => this.#fail(reason),
    };
  }

  protected override render(): TemplateResult {
    return html`<div class="under" ?inert=${this.offer !== null}>${this.#notices()} ${this.#screen()}</div>
    ${
      this.offer === null || this.#parts.get(loadShareSheet) === undefined
        ? nothing
        : html`<share-sheet
            .engine=${this.#engine}
            .offer=${this.offer}
            .sender=${ownName(this.#kept.settings)}
            @rename=${({ detail }: CustomEvent<string>) => this.#kept.change(renamed(this.#kept.settings, detail))}
            @another=${({ detail }: CustomEvent<Promise<Offer>>) => void this.#shareResult(detail)}
            @close=${() => (this.offer = null)}
          ></share-sheet>`
    }
    ${this.asking}`;
  }

  #notices(): TemplateResult {
    const { engine, offline, updateWaits } = this.#status;
    const news = { engine, offline, message: this.message, trouble: this.#kept.trouble, update: updateWaits && !this.#router.playing };
    return notices(news, { retry: () => void this.#retry(), update: () => this.#status.update() });
  }

  #screen(): TemplateResult {
    const { route } = this.#router;
    const { found } = this.#lookup;
    switch (route.kind) {
      case "game":
      case "continue":
      case "start":
        return playScreen(this.#game.sessionAt(route), this.#kept.settings, this.#parts, (session) => this.#playActions(session));
      case "watch":
        return this.#watchScreen();
      case "review":
        return this.#reviewScreen();
      case "link":
        return found?.kind === "game" && found.moment !== null ? this.#watchScreen() : this.#linkScreen(route.game, route.link);
      case "lesson":
        return lessonScreen(this.#parts, route.game, this.#hostOf(route.game));
      case "page":
        return this.#parts.get(route.page)?.page(route.path, this.#hostOf(route.game)) ?? loading();
      case "screen":
        return this.#ownScreen(route.screen, route.game ?? null);
      case "unknown":
        return this.#ownScreen("home");
    }
  }

  #ownScreen(screen: Screen, game: GameModule | null = null): TemplateResult {
    const kept = this.#kept;
    switch (screen) {
      case "home":
        return home(
          kept.games,
          kept.records,
          this.#backdrop(),
          {
            start: (chosen, prepare) => void this.#game.begin(chosen, prepare),
            send: (chosen, make) => void this.#shareResult(make(this.#hostOf(chosen))),
          },
          kept.newcomer,
          kept.settings.lessons,
        );
      case "games":
        return gamesScreen(kept, {
          remove: (id) => this.#ask(words("games-delete-sure"), words("games-delete"), () => void this.#remove(id)),
          share: (id) => void this.#shareResult(this.#game.resultOffer(id)),
          exportAll: () => void kept.exportAll(),
          removeAside: (aside) => this.#ask(words("aside-delete-sure"), words("games-delete"), () => void kept.removeAside(aside)),
          exportAside: (aside) => kept.exportAside(aside),
          importFile: (file) => void kept.importFile(file, this.#engine).catch((reason: unknown) => this.#fail(reason)),
        });
      case "records":
        return recordsScreen(kept.records, this.#parts);
      case "rules":
        return rules(this.#parts, game);
      case "settings":
        return settingsScreen(
          kept.settings,
          this.#device(),
          this.#parts.get(loadKeyList)?.keyList(allKeys()) ?? nothing,
          this.#backdrop(),
          (change) => kept.change(change),
          () => this.#ask(words("settings-erase-sure"), words("settings-erase"), () => void this.#erase()),
        );
      case "about":
        return about(this.#backdrop());
    }
  }

  /** What can be set for this device as far as it can do it. */
  #device(): Device {
    const installing = this.#installing;
    return {
      install: installing.possible ? () => void installing.ask() : null,
      ownWay: isInstalled() ? null : ownWay(navigator),
      reminder: isInstalled() && canRemind(),
    };
  }

  /** What stands beside the menu of the first screen and beside its own pages, as soon as it is there; the poster of the page until then. */
  #backdrop(): TemplateResult | typeof nothing {
    const [first] = GAMES;
    if (first?.backdrop === undefined) return nothing;
    return this.#parts.get(first.backdrop)?.backdrop(this.#hostOf(first)) ?? nothing;
  }

  /** What somebody has sent. */
  #linkScreen(game: GameModule, link: string): TemplateResult {
    const play = this.#parts.get(game.play);
    if (play === undefined) return loading();
    return play.linkScreen(link, this.#lookup.found, this.#hostOf(game), () => this.#router.openFirstMoment(link));
  }

  #watchScreen(): TemplateResult {
    return watchScreen(this.#lookup.watching, this.#engine, this.#kept.settings, this.#parts, {
      moved: ({ address }, at) => this.#router.nameMoment(address, at),
      share: (offer) => (this.offer = offer),
      changeSettings: (change) => this.#kept.change(change),
      playOn: (watching, at) => void this.#game.playOn(watching, at),
    });
  }

  #reviewScreen(): TemplateResult {
    const { watching } = this.#lookup;
    if (watching === null) return loading();
    const game = moduleOf(watching.replay);
    if (game.review === undefined) return this.#ownScreen("home");
    const review = this.#parts.get(game.review);
    if (review === undefined) return loading();
    return review.reviewScreen(watching, this.#hostOf(game), (at) => void this.#game.playOn(watching, at));
  }

  #playActions(session: AnySession): PlayActions {
    const game = this.#game;
    const installing = this.#installing;
    const offered = session.over && installing.offeredUnder(session.id, this.#kept.settings.installOffered);
    return {
      offer: offered ? installOffer({ install: () => void installing.ask(), decline: () => installing.decline() }) : nothing,
      over: () => game.prepareEnding(session),
      share: (offer) => (this.offer = offer),
      abandon: () => void this.#remove(session.id).then(() => this.#router.open("")),
      takeBack: () => void game.takeBack(session).catch((reason: unknown) => this.#fail(reason)),
      again: () => void game.rematch(session, "same"),
      anew: () => void game.rematch(session, "new"),
      shareResult: (offer) => void this.#shareResult(offer),
    };
  }

  async #shareResult(offer: Promise<Offer>): Promise<void> {
    try {
      this.offer = await offer;
    } catch (reason) {
      this.#fail(reason);
    }
  }
}
