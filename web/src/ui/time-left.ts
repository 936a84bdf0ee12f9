import { html, LitElement, type TemplateResult } from "lit";

import { DAY } from "./dates";
import { words } from "./words";

/** How long until the next day begins for everybody, as hours and minutes, and seconds where they are wanted. */
export function untilTomorrow(now: number, seconds: boolean): string {
  const left = Math.ceil((DAY - (now % DAY)) / 1000);
  const parts = [left / 3600, (left / 60) % 60, ...(seconds ? [left % 60] : [])];
  return parts.map((part) => String(Math.floor(part)).padStart(2, "0")).join(":");
}

const STEP = 10_000;

/** How long until the next day's mountain. It keeps itself up to date. */
export class TimeLeft extends LitElement {
  static override properties = { now: { state: true } };

  declare now: number;

  #clock: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.now = Date.now();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.now = Date.now();
    this.#clock = setInterval(() => (this.now = Date.now()), STEP);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#clock);
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    return html`${words("daily-next", { time: untilTomorrow(this.now, false) })}`;
  }
}

customElements.define("time-left", TimeLeft);
