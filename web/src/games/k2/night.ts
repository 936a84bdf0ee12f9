import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";

import type { Speed } from "../../library/settings";
import { playerName, teamOf } from "../../ui/seat-names";
import { words } from "../../ui/words";
import { letter } from "./describe";
import { climberSymbol } from "./symbols";
import { tonight } from "./teams";
import type { GameEvent, View } from "./types";

type NightEvent = Extract<GameEvent, { event: "night" }>;

/** How long the night stays, in milliseconds: to begin with, and for each climber. */
const PACE: Record<Speed, readonly [number, number] | null> = { calm: [2000, 700], quick: [700, 250], off: null };

/** Shows what the night did to every climber; never in the way of a tap, and gone by itself. */
export class NightShow implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #event: NightEvent | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  show(news: readonly GameEvent[], speed: Speed): void {
    const night = news.findLast((event): event is NightEvent => event.event === "night");
    const pace = PACE[speed];
    clearTimeout(this.#timer);
    this.#event = pace === null ? null : (night ?? null); // any further action hides the last night
    if (this.#event === null || pace === null) return;
    this.#timer = setTimeout(() => this.hide(), pace[0] + pace[1] * this.#event.nights.length);
  }

  hide(): void {
    this.#event = null;
    this.#host.requestUpdate();
  }

  template(view: View): TemplateResult | typeof nothing {
    if (this.#event === null) return nothing;
    return html`<div class="night" role="status">
      <h2>${words("night-title", { day: this.#event.day })}</h2>
      <ul>
        ${this.#event.nights.map(
          (night) => html`<li>
            <span aria-hidden="true">${climberSymbol(teamOf(view, night.seat), night.climber)}</span>
            <span class="visually-hidden">${words("climber-of", { name: playerName(view, night.seat), letter: letter(night.climber) })}</span>
            ${tonight(night)}
          </li>`,
        )}
      </ul>
      <button type="button" class="small" data-action="skip-night" @click=${() => this.hide()}>${words("night-skip")}</button>
    </div>`;
  }
}
