import "./board/landscape";

import { html, LitElement, nothing, type PropertyValues, svg, type TemplateResult } from "lit";

import { type Engine, Refused } from "../../engine/requests";
import type { Theme } from "../../library/settings";
import type { Offer } from "../../share/offer";
import { hintTag } from "../../play/hint-parts";
import { dateText, daysBefore, shortDateText, today } from "../../ui/dates";
import { pageBeside } from "../../ui/page";
import { untilTomorrow } from "../../ui/time-left";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { FAIR, skyOf } from "./backdrop";
import { bestOf, type ClimbRecord, type Climbs, climbsOf } from "./climbs";
import { DAILY_FROM } from "./constants";
import { forecastStrip } from "./forecast";
import { medal } from "./par/k2-par";
import { knownPar } from "./par/pars";
import { climbOffer } from "./offers";
import { askDailies } from "./requests";
import { rankTable } from "./ranks";
import { seasonOf } from "./season";
import { soloAddress } from "./solo";
import { streak } from "./streak";
import { modeText, resultText } from "./text";
import type { BoardName, Daily, FoundChallenge } from "./types";

const ARCHIVE = 28;

/** One mountain per day for everybody, those of the days before, and how long until the next. */
export class K2Daily extends LitElement {
  static override properties = {
    engine: { attribute: false },
    share: { attribute: false },
    climbs: { attribute: false },
    date: { attribute: false },
    theme: { attribute: false },
    now: { state: true },
    dailies: { state: true },
    records: { state: true },
    shown: { state: true },
    mountain: { state: true },
    pars: { state: true },
  };

  /** The dates that are being asked about, so that a tick of the clock does not ask again. */
  #asked = "";
  /** The link of the mountain whose weather was asked for last. */
  #seen = "";

  declare engine: Engine;
  /** Opens the sheet for sending something. */
  declare share: (offer: Offer) => void;
  declare climbs: Climbs;
  /** The day of the address; null is today. */
  declare date: string | null;
  declare theme: Theme;
  declare now: number;
  declare dailies: ReadonlyMap<string, Daily>;
  declare records: readonly ClimbRecord[];
  /** How many past days are listed. */
  declare shown: number;
  /** What the engine says of the mountain that is shown: its weather and its ranks. */
  declare mountain: FoundChallenge | null;
  /** Par by date, of the days that one has climbed. */
  declare pars: ReadonlyMap<string, number>;

  #clock: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.now = Date.now();
    this.dailies = new Map();
    this.records = [];
    this.shown = ARCHIVE;
    this.mountain = null;
    this.pars = new Map();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#clock = setInterval(() => (this.now = Date.now()), 1000);
    void this.climbs.list().then((records) => (this.records = records));
  }

  override disconnectedCallback(): void {
    clearInterval(this.#clock);
    super.disconnectedCallback();
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("dailies") || changes.has("records")) void this.#lookUpPars();
    void this.#lookAhead();
    const dates = this.#wanted();
    const asked = dates.join(" ");
    if (asked === this.#asked || dates.every((date) => this.dailies.has(date))) return;
    this.#asked = asked;
    void this.#ask(dates);
  }

  /** Looks up par of the days that one has climbed; what is not known is not searched for here. */
  async #lookUpPars(): Promise<void> {
    const climbed = [...this.dailies.values()].filter(({ date }) => this.records.some(({ daily }) => daily === date));
    const pars = await Promise.all(climbed.map(async (daily) => [daily.date, await knownPar(daily)] as const));
    this.pars = new Map(pars.filter(([, par]) => par > 0));
  }

  get #chosen(): Daily | undefined {
    return this.dailies.get(this.date ?? today(this.now));
  }

  /** Asks how the weather will be on the mountain that is shown. The page stands without the answer, too. */
  async #lookAhead(): Promise<void> {
    const link = this.#chosen?.link;
    if (link === undefined || link === this.#seen) return;
    this.#seen = link;
    this.mountain = null;
    const found = await this.engine.read<FoundChallenge>(link).catch(() => null);
    if (link === this.#seen) this.mountain = found;
  }

  /** The dates that are listed, and the one of the address, which may be older or none at all. */
  #wanted(): string[] {
    return [...new Set([...this.#dates(), ...(this.date === null ? [] : [this.date])])];
  }

  /** Today first, then the days before it that are listed. */
  #dates(): string[] {
    const newest = today(this.now);
    return Array.from({ length: this.shown + 1 }, (_, days) => daysBefore(newest, days)).filter((date) => date >= DAILY_FROM);
  }

  async #ask(dates: readonly string[]): Promise<void> {
    try {
      const found = await askDailies(this.engine, dates);
      if (this.date !== null && this.date > today(this.now)) throw new Refused({ code: "day-to-come" });
      this.dailies = new Map(found.map((daily) => [daily.date, daily]));
    } catch (reason) {
      if (!(reason instanceof Refused)) this.#asked = ""; // the engine did not answer; the next tick asks again
      this.dispatchEvent(new CustomEvent("refused", { detail: reason }));
    }
  }

  protected override render(): TemplateResult {
    const chosen = this.#chosen;
    return pageBeside(
      this.#view(chosen),
      words("daily-title"),
      chosen === undefined
        ? html`<p class="waits" role="status">${words("home-loading")}</p>`
        : html`<div class="daily">${this.#day(chosen)} ${this.#archive(today(this.now))}</div>`,
    );
  }

  /** The mountain as it looks on its first morning. */
  #view(chosen: Daily | undefined): TemplateResult {
    const { season, kind } = this.mountain === null ? { ...FAIR, season: seasonOf(chosen?.weather ?? "summer") } : skyOf(this.mountain);
    const board = chosen?.board ?? "easy";
    const theme = this.theme === "system" ? nothing : this.theme;
    return html`<div class="daily-view" data-season=${season} data-weather=${kind}>
      <k2-landscape open theme=${theme} ?party=${board === "easy"} .board=${board} .season=${season} .kind=${kind}></k2-landscape>
    </div>`;
  }

  #day(chosen: Daily): TemplateResult {
    const days = streak(this.records, today(this.now));
    return html`<section class="daily-card">
      <header class="daily-head">
        <div>
          <h2 data-date=${chosen.date}>${dateText(chosen.date)}</h2>
          <p class="quiet">${modeText(chosen)}</p>
        </div>
        ${days ? html`<p class="streak">${words("daily-streak", { days })}</p>` : nothing}
      </header>
      ${this.mountain === null ? html`<div class="daily-forecast"></div>` : html`<div class="daily-forecast">${forecastStrip(this.mountain.weather, 1)}</div>`}
      ${this.#own(chosen.date)}
      <a class="button primary large" data-action="climb-daily" href=${soloAddress(chosen)}>${words("daily-go")}</a>
      <p class="quiet daily-next" role="timer">${words("daily-next", { time: untilTomorrow(this.now, true) })}</p>
      <k2-par .mountain=${chosen} .reached=${bestOf(this.records.filter((climb) => climb.daily === chosen.date))?.points ?? 0}></k2-par>
      ${this.mountain === null ? nothing : rankTable(this.mountain.ranks, null)}
    </section>`;
  }

  /** What one has done on the mountain of a day: the first try, and the best of all. */
  #own(date: string): TemplateResult | typeof nothing {
    const climbs = this.records.filter((climb) => climb.daily === date);
    const first = climbs.find((climb) => climb.first);
    const best = bestOf(climbs);
    if (best === undefined) return nothing;
    return html`${first ? html`<p class="first-try">${words("daily-first", { result: resultText(first) })} ${hintTag(first.hinted)} <span class="profile">${first.profile}</span></p>` : nothing}
      <p>${words("daily-best", { result: resultText(best), count: climbs.length })} ${hintTag(best.hinted)}</p>
      <div class="buttons">
        <button type="button" data-action="share" @click=${() => this.share(climbOffer(this.engine, best))}>${words("share-title")}</button>
        <a class="button" data-action="watch" href="${best.link}/0">${words("menu-watch")}</a>
      </div>`;
  }

  #archive(newest: string): TemplateResult {
    const past = this.#dates().filter((date) => date !== newest);
    return html`<h3>${words("daily-archive")}</h3>
      <ol class="days">
        ${past.map((date) => {
          const daily = this.dailies.get(date);
          if (daily === undefined) return nothing;
          const best = bestOf(this.records.filter((climb) => climb.daily === date));
          const reached = best !== undefined && best.points >= (this.pars.get(date) ?? Infinity);
          return html`<li>
            <a
              class="day-tile"
              href="#daily/${date}"
              data-season=${seasonOf(daily.weather)}
              data-board=${daily.board}
              aria-current=${date === this.date ? "date" : nothing}
              aria-label=${[dateText(date), modeText(daily), best && words("team-points", { points: best.points }), reached && words("par-tag")].filter(Boolean).join(", ")}
            >
              <span class="day-picture">${ridge(daily.board)}</span>
              <strong aria-hidden="true">${shortDateText(date)}</strong>
              <small>${modeText(daily)}</small>
              ${best === undefined ? nothing : html`<b class="day-points" aria-hidden="true">${best.points}</b>`} ${reached ? html`<span class="day-medal" aria-hidden="true">${medal()}</span>` : nothing}
            </a>
          </li>`;
        })}
      </ol>
      ${
        daysBefore(newest, this.shown) > DAILY_FROM
          ? html`<button type="button" class="small" data-action="more-days" @click=${() => (this.shown += ARCHIVE)}>${words("daily-more")}</button>`
          : nothing
      }`;
  }
}

customElements.define("k2-daily", K2Daily);

/** The mountain in one stroke; its hard side is the other one. */
function ridge(board: BoardName): TemplateResult {
  const turned = board === "hard" ? "translate(100 0)scale(-1 1)" : "";
  return html`<svg viewBox="0 0 100 44" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<g transform=${turned}><path class="ridge-lit" d="M0 44L16 30L24 31L36 14L42 6L50 16L62 26L70 25L100 44Z"/><path class="ridge-shade" d="M42 6L50 16L62 26L70 25L100 44H52L47 32L50 22Z"/></g>`}
  </svg>`;
}

/** The screen for the mountain of a day: the path is daily/DATE, or daily for today. */
export function page([, date]: readonly string[], { engine, library, settings, share, fail }: GameHost): TemplateResult {
  return html`<k2-daily
    .engine=${engine}
    .share=${share}
    .climbs=${climbsOf(library)}
    .date=${date ?? null}
    .theme=${settings.theme}
    @refused=${({ detail }: CustomEvent<unknown>) => fail(detail)}
  ></k2-daily>`;
}
