import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";

import type { GameHost } from "../module";
import { climbsOf } from "./climbs";
import { bothStandings, standingList, standingText } from "./rival";
import type { K2Verdict } from "./types";

/** One's own best beside the result that somebody has sent, if one has climbed the same mountain. */
export class K2OwnResult extends LitElement {
  static override properties = {
    host: { attribute: false },
    link: { attribute: false },
    verdict: { attribute: false },
    best: { state: true },
  };

  declare host: GameHost;
  declare link: string;
  declare verdict: K2Verdict;
  /** One's own best; null if one has not climbed this mountain, or if what was sent is one's own. */
  declare best: number | null;

  constructor() {
    super();
    this.best = null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has("link") || changes.has("verdict")) void this.#lookUp();
  }

  async #lookUp(): Promise<void> {
    const { link, verdict } = this;
    const climbs = await climbsOf(this.host.library).on(verdict.config);
    if (link !== this.link) return;
    const isOwn = climbs.some((climb) => climb.link === link);
    this.best = isOwn || climbs.length === 0 ? null : Math.max(...climbs.map(({ points }) => points));
  }

  protected override render(): TemplateResult | typeof nothing {
    const { best, verdict } = this;
    if (best === null) return nothing;
    const all = bothStandings(best, { name: verdict.names[0] ?? "", points: verdict.points[0] ?? 0 });
    return html`${standingList(all)}
      <p class="standing-verdict">${standingText(all)}</p>`;
  }
}

customElements.define("k2-own-result", K2OwnResult);
