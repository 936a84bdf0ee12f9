import { html, LitElement, nothing, type TemplateResult } from "lit";

import { type Engine, Refused } from "../../engine/requests";
import type { Theme } from "../../library/settings";
import type { Offer } from "../../share/offer";
import { hintTag } from "../../play/hint-parts";
import { dateText, daysBefore, today } from "../../ui/dates";
import { page as frame } from "../../ui/page";
import { untilTomorrow } from "../../ui/time-left";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { type ClimbRecord, type Climbs, climbsOf } from "./climbs";
import { DAILY_FROM } from "./constants";
import { emptyBoard } from "./empty-board";
import { climbOffer } from "./offers";
import { askDailies } from "./requests";
import { soloAddress } from "./solo";
import { streak } from "./streak";
import { modeText, resultText } from "./text";
import type { Daily } from "./types";

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
  };

  /** The dates that are being asked about, so that a tick of the clock does not ask again. */
  #asked = "";

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

  #clock: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.now = Date.now();
    this.dailies = new Map();
    this.records = [];
    this.shown = ARCHIVE;
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

  protected override willUpdate(): void {
    const dates = this.#wanted();
    const asked = dates.join(" ");
    if (asked === this.#asked || dates.every((date) => this.dailies.has(date))) return;
    this.#asked = asked;
    void this.#ask(dates);
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
    const newest = today(this.now);
    const chosen = this.dailies.get(this.date ?? newest);
    return frame(
      words("daily-title"),
      chosen === undefined
        ? html`<p role="status">${words("home-loading")}</p>`
        : html`<div class="challenge">
            <div class="challenge-board" inert>${emptyBoard(chosen.board, chosen.weather, this.theme)}</div>
            <div class="challenge-text">
              ${this.#today(chosen, newest)} ${this.#archive(newest)}
            </div>
          </div>`,
    );
  }

  #today(chosen: Daily, newest: string): TemplateResult {
    const days = streak(this.records, newest);
    return html`<h2 data-date=${chosen.date}>${dateText(chosen.date)}</h2>
      <p>${modeText(chosen)}</p>
      ${this.#own(chosen.date)}
      <a class="button primary large" data-action="climb-daily" href=${soloAddress(chosen)}>${words("daily-go")}</a>
      ${days ? html`<p class="streak">${words("daily-streak", { days })}</p>` : nothing}
      <p class="quiet" role="timer">${words("daily-next", { time: untilTomorrow(this.now, true) })}</p>`;
  }

  /** What one has done on the mountain of a day: the first try, and the best of all. */
  #own(date: string): TemplateResult | typeof nothing {
    const climbs = this.records.filter((climb) => climb.daily === date);
    const first = climbs.find((climb) => climb.first);
    const best = climbs.reduce<ClimbRecord | undefined>((top, climb) => (top === undefined || climb.points > top.points ? climb : top), undefined);
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
      <ol class="archive">
        ${past.map((date) => {
          const daily = this.dailies.get(date);
          if (daily === undefined) return nothing;
          const best = Math.max(...this.records.filter((climb) => climb.daily === date).map(({ points }) => points));
          return html`<li>
            <a href="#daily/${date}">${dateText(date)}</a> <span class="quiet">${modeText(daily)}</span>
            ${Number.isFinite(best) ? html`<b>${words("team-points", { points: best })}</b>` : nothing}
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
