import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from "lit";

import type { Speed } from "../../library/settings";
import { type Cue, cue } from "../../ui/cue";
import { mayMove } from "../../ui/motion";
import { teamOf } from "../../ui/seat-names";
import { words } from "../../ui/words";
import type { BoardView, ClimberName, NightMark } from "./board/types";
import { eventText, sumText, weatherText } from "./describe";
import { letter } from "./letter";
import { type Fate, type NightOf, type NightState, nightState, nightSteps, partsOf, skipTo, type Step, stay, whoKey } from "./night-steps";
import type { K2Session } from "./session";
import { climberSymbol, weatherSymbol } from "./symbols";
import type { GameEvent, View } from "./types";
import { climberName } from "./who";

/** A key so soon after the night has come, and a tap so soon after it has begun to wait, was meant for what was there before. */
const TOO_SOON_MS = 450;

type Host = ReactiveControllerHost & HTMLElement;

export interface NightSettings {
  readonly speed: Speed;
  readonly sound: boolean;
}

/**
 * Shows the night to everybody at the table, before any curtain, decision or result: the light goes, each climber's sum happens at the
 * climber, a death stays until somebody goes on, then comes the day. It draws the table as it was in the evening, which is open to all.
 */
export class NightShow implements ReactiveController {
  readonly #host: Host;
  readonly #seen: () => void;
  #news: readonly GameEvent[] | null = null;
  #evening: View | null = null;
  #steps: readonly Step[] = [];
  #index = 0;
  #settings: NightSettings = { speed: "off", sound: false };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #began = -Infinity;
  /** When the night has begun to wait by itself. */
  #waiting = -Infinity;

  /** `seen` is called when the night is over. */
  constructor(host: Host, seen: () => void) {
    this.#host = host;
    this.#seen = seen;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener("keydown", this.#onKey, { capture: true });
    this.#host.addEventListener("click", this.#onClick, { capture: true });
  }

  hostDisconnected(): void {
    removeEventListener("keydown", this.#onKey, { capture: true });
    this.#host.removeEventListener("click", this.#onClick, { capture: true });
    this.#stop();
  }

  get running(): boolean {
    return this.#news !== null;
  }

  /** What is on the screen now, as far as it changes what a tap means. */
  get moment(): string {
    return this.running ? (this.#state.waits ? "waits" : "runs") : "over";
  }

  /** Begins the night that is still to be seen, if there is one. */
  follow(session: K2Session, settings: NightSettings): void {
    this.#settings = settings;
    if (!session.unseen) return this.#stop();
    if (this.#news === session.news) return;
    const { speed } = settings;
    this.#news = session.news;
    this.#evening = session.before;
    this.#steps = nightSteps(session.news, speed === "off" ? "off" : mayMove(speed) ? "moving" : "still");
    if (this.#steps.length === 0) {
      session.see();
      return this.#stop();
    }
    this.#began = performance.now();
    this.#go(0);
  }

  /** Goes on: to the next thing that must be read, else to the end. */
  goOn(): void {
    if (this.running) this.#go(skipTo(this.#steps, this.#index));
  }

  /** The table to draw: the evening's until the new day comes. */
  shown(view: View): View {
    return this.running && this.#state.dawn === null ? (this.#evening ?? view) : view;
  }

  /** The mountain by night; it is night as long as somebody may be rescued. */
  over(board: BoardView, { table: { phase } }: View): BoardView {
    if (!this.running) return phase === "rescue" ? { ...board, night: [] } : board;
    if (this.#state.dawn !== null) return board;
    const state = this.#state;
    const gone = new Set(state.fates.flatMap((fate) => ("climber" in fate ? [whoKey(fate)] : [])));
    return {
      ...board,
      targets: [],
      plan: null,
      focus: null,
      climbers: board.climbers.map((one) => {
        if (one.ghost) return one;
        const who = whoKey({ seat: one.seat, climber: one.climber === "A" ? 0 : 1 });
        const fate = gone.has(who) ? "gone" : state.now !== null && whoKey(state.now.of) === who ? "told" : undefined;
        const level = Math.max(0, state.levels.get(who) ?? one.level);
        return { ...one, level, selected: false, acting: false, ...(fate === undefined ? {} : { fate }) };
      }),
      night: marks(state),
    };
  }

  /** What is said below the mountain, in place of the tray. */
  template(view: View): TemplateResult {
    const { night, summed, fates, waits, dawn, now } = this.#state;
    const title = night === null ? words("phase-night") : words("night-title", { day: night.day });
    return html`<section class="tray ${dawn === null ? "tray-night" : "tray-dawn"}" tabindex="-1" aria-label=${words("phase-night")}>
      <h2 class="prompt">${dawn === null ? title : words("day-of", { day: dawn })}</h2>
      <div class="tray-body night-story">
        ${dawn === null ? fates.map((fate) => fateLine(view, fate)) : morning(view, dawn)}
        ${
          night === null || dawn !== null
            ? nothing
            : html`<ul class="night-sums">
              ${night.nights.map((of) => sumLine(view, of, summed.has(whoKey(of)), now !== null && whoKey(now.of) === whoKey(of)))}
            </ul>`
        }
      </div>
      <div class="tray-buttons">
        <div class="tray-beside"></div>
        <button type="button" class=${waits ? "primary" : ""} data-action="go-on" @click=${() => this.goOn()}>
          ${words(waits ? "night-go-on" : "night-skip")}
        </button>
      </div>
    </section>`;
  }

  get #state(): NightState {
    return nightState(this.#steps, this.#index);
  }

  /** Shows a step, and after its time the next one. */
  #go(index: number): void {
    clearTimeout(this.#timer);
    let at = index;
    while (at < this.#steps.length && stay(this.#steps, at, this.#settings.speed) === 0) at++;
    if (at >= this.#steps.length) {
      this.#stop();
      this.#seen();
      return;
    }
    this.#sound(index, at);
    this.#index = at;
    const time = stay(this.#steps, at, this.#settings.speed);
    if (time !== null) this.#timer = setTimeout(() => this.#next(at + 1), time);
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#show());
  }

  #next(index: number): void {
    this.#go(index);
    if (this.running && this.#state.waits) this.#waiting = performance.now();
  }

  /** The line that is being told is in sight, and Enter goes on. */
  #show(): void {
    const story = this.#host.querySelector(".night-story");
    const now = story?.querySelector<HTMLElement>(".now");
    if (story) story.scrollTop = now ? now.offsetTop - story.clientHeight / 2 : 0;
    // Whoever plays by words stays in the field for them.
    if (document.querySelector("dialog[open]") !== null || document.activeElement?.closest("command-line section") != null) return;
    this.#host.querySelector<HTMLElement>("[data-action=go-on]")?.focus({ preventScroll: true });
  }

  #sound(from: number, to: number): void {
    for (const step of this.#steps.slice(from, to + 1)) {
      const name = cueOf(step);
      if (name !== null) cue(name, this.#settings.sound);
    }
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#news = null;
    this.#evening = null;
    this.#steps = [];
    this.#index = 0;
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!this.running || event.repeat || !["Enter", "Escape", " "].includes(event.key)) return;
    const other = event.target instanceof Element && event.target.closest("dialog, command-line, .game-bar, .sheet-tabs, .side") !== null;
    if (document.querySelector("dialog[open]") !== null || (other && event.key !== "Escape")) return;
    this.#take(event, Math.max(this.#began, this.#waiting));
  };

  /** One tap anywhere goes on, except on what leads elsewhere. */
  readonly #onClick = (event: MouseEvent): void => {
    if (!this.running) return;
    const elsewhere = event
      .composedPath()
      .some((node) => node instanceof Element && node.matches("dialog, command-line, [data-action=menu], .sheet-tabs, .side"));
    if (!elsewhere) this.#take(event, this.#waiting);
  };

  #take(event: Event, since: number): void {
    event.preventDefault();
    event.stopPropagation();
    if (event.timeStamp > since + TOO_SOON_MS) this.goOn();
  }
}

function cueOf(step: Step): Cue | null {
  if (step.kind === "dusk" || step.kind === "sums") return "night";
  return step.kind === "fate" && (step.fate.event === "fell" || step.fate.event === "died") ? "death" : null;
}

function marks({ night, now, atOnce, dawn }: NightState): NightMark[] {
  if (dawn !== null) return [];
  const name = (climber: number): ClimberName => letter(climber) as ClimberName;
  if (now !== null) return [{ seat: now.of.seat, climber: name(now.of.climber), ...now.part }];
  if (!atOnce || night === null) return [];
  return night.nights.map((of) => ({
    seat: of.seat,
    climber: name(of.climber),
    kind: "sum",
    amount: partsOf(of).reduce((sum, part) => sum + part.amount, 0),
  }));
}

function sumLine(view: View, of: NightOf, summed: boolean, now: boolean): TemplateResult {
  const state = summed ? "summed" : "waiting";
  return html`<li class="${state} ${now ? "now" : ""} ${of.dies ? "dies" : ""}">
    <span class="climber-icon" aria-hidden="true">${climberSymbol(teamOf(view, of.seat), of.climber)}</span>
    <span class="night-name">${climberName(view, of.seat, of.climber)}</span>
    <span class="night-sum">${summed || now ? sumText(of) : of.level} ${summed && of.result !== of.total && !of.dies ? words("tonight-capped", { result: of.result }) : nothing}</span>
  </li>`;
}

function fateLine(view: View, fate: Fate): TemplateResult {
  const team =
    "climber" in fate ? html`<span class="climber-icon" aria-hidden="true">${climberSymbol(teamOf(view, fate.seat), fate.climber)}</span>` : nothing;
  return html`<p class="fate">${team} <strong>${eventText(view, fate).join(" ")}</strong></p>`;
}

/** The new day and what its weather brings. */
function morning(view: View, day: number): TemplateResult {
  const weather = view.table.weather[day - 1] ?? { loss: 0, surcharge: 0, zones: [] };
  return html`<div class="dawn">
    <span class="dawn-weather" aria-hidden="true">${weatherSymbol(weather)}</span>
    <strong>${weatherText(weather)}</strong>
  </div>`;
}
