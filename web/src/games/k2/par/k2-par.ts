import { html, LitElement, nothing, type TemplateResult } from "lit";

import { pageBots } from "../../../engine/bots/page-bots";
import { words } from "../../../ui/words";
import type { Mountain } from "../types";
import { ParFinder } from "./finder";
import { parMedal } from "./medal";
import { dailyPar, keepReached, mountainKey, readPar } from "./pars";

/** Milliseconds before a search begins: what is on the screen comes first. */
const BEFORE = 4000;

const finder = new ParFinder(pageBots, idle);

/**
 * Par of a mountain: the best score that a search has found. By itself it says the number and what it is. With `points` it says how a climb
 * compares with it, and looks on for a better one. As a `mark` it only shows a medal if the points reach what is known, and looks for nothing.
 */
export class K2Par extends LitElement {
  static override properties = {
    mountain: { attribute: false },
    points: { attribute: false },
    reached: { attribute: false },
    mark: { type: Boolean },
    par: { state: true },
    searching: { state: true },
  };

  declare mountain: Mountain;
  /** What was reached, if it is to be compared. */
  declare points: number | null;
  /** The best score that anybody is known to have reached there: par is never below. */
  declare reached: number;
  declare mark: boolean;
  declare par: number | null;
  declare searching: boolean;

  #key = "";
  #end: () => void = () => {};

  constructor() {
    super();
    this.points = null;
    this.reached = 0;
    this.mark = false;
    this.par = null;
    this.searching = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    this.#end();
    this.#key = "";
    if (this.par === null && this.points !== null && !this.mark) keepReached(this.mountain, this.points); // left before par was found
    super.disconnectedCallback();
  }

  protected override willUpdate(): void {
    const key = mountainKey(this.mountain);
    if (key === this.#key) return;
    this.#key = key;
    this.#end();
    this.par = null;
    this.searching = false;
    void this.#look(key);
  }

  async #look(key: string): Promise<void> {
    const { mountain } = this;
    const given = await dailyPar(mountain);
    if (key !== this.#key) return;
    const known = readPar(mountain);
    if (given > 0 || known.ready) this.#found(Math.max(given, known.points));
    const enough = this.points === null ? known.ready : known.over;
    if (this.mark || given > 0 || enough) return;
    this.searching = true;
    const timer = setTimeout(() => {
      this.#end = finder.find({
        mountain,
        until: this.points === null ? "ready" : "over",
        tell: (par) => {
          if (par === null) this.searching = false;
          else this.#found(par.points);
        },
      });
    }, BEFORE);
    this.#end = () => clearTimeout(timer);
  }

  /** A score above par corrects it from then on; whoever has reached it sees by how much it was above. */
  #found(par: number): void {
    const { mountain, points, reached } = this;
    const most = Math.max(par, reached);
    if (points !== null && this.par !== null && most <= points) return;
    this.par = most;
    const best = Math.max(most, points ?? 0);
    if (best > par && !this.mark) keepReached(mountain, best);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { par, points } = this;
    if (this.mark) return par !== null && points !== null && points >= par ? markOf(par) : nothing;
    if (par === null) return this.searching ? html`<p class="par quiet" role="status">${words("par-searching")}</p>` : nothing;
    if (points === null) return html`<p class="par" data-par=${par}>${told(words("par", { par }))}</p>`;
    const kind = points > par ? "above" : points === par ? "reached" : "short";
    return html`<p class="par par-${kind}" data-par=${par} role="status">
      ${kind === "short" ? nothing : medal()} <span>${told(words(`par-${kind}`, { points: Math.abs(points - par), par }))}</span>
    </p>`;
  }
}

customElements.define("k2-par", K2Par);

/** Looks for par of a mountain after a while, if it is not known. Returns what ends the search. */
export function seekPar(mountain: Mountain, before: number): () => void {
  let end = (): void => {};
  let ended = false;
  const timer = setTimeout(() => {
    void dailyPar(mountain).then((given) => {
      if (given === 0 && !readPar(mountain).ready && !ended) end = finder.find({ mountain, until: "ready", tell: () => {} });
    });
  }, before);
  return () => {
    ended = true;
    clearTimeout(timer);
    end();
  };
}

/** With what par is, in one sentence. */
function told(text: string): TemplateResult {
  return html`<b>${text}</b> <span class="quiet">${words("explain-par")}</span>`;
}

export function medal(): TemplateResult {
  return html`<svg class="par-medal" viewBox="-24 -24 48 48" aria-hidden="true">${parMedal()}</svg>`;
}

function markOf(par: number): TemplateResult {
  return html`<span class="tag par-tag" data-par=${par}>${medal()} ${words("par-tag")}</span>`;
}

/** Resolves when the page is seen and the browser has nothing else to do. */
async function idle(): Promise<void> {
  if (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 100);
  });
}
