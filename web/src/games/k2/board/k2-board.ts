import { html, LitElement, nothing, svg, type PropertyValues, type SVGTemplateResult, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";

import { explain } from "../../../ui/explain/explain";
import { mayMove, move, paced, type Speed } from "../../../ui/motion";
import type { Team } from "../../../ui/teams";
import { SystemTheme } from "../../../ui/system-theme";
import { altitudeLines, bandTabs } from "./bands";
import { feastFlag, feastLight, playFeast } from "./feast";
import { LAYOUTS, SHEET, spacePoint, type Layout } from "./layout";
import { markPoints } from "./marks";
import { mountain } from "./mountain";
import { lamp, markKey, markPlaces, nightMark } from "./nightfall";
import type { Theme } from "./palette";
import { climberKey, climberPiece, stands, tentKey, tentPiece, type Stand } from "./pieces";
import { PieceMotion } from "./piece-motion";
import { place } from "./place";
import { plan, ropes } from "./ropes";
import { cairns, routeLines } from "./routes";
import { alongRopes, type RopeStop } from "./roving";
import { grain, sky, strikes } from "./sky";
import { badge, ring, targetGlow, targetMarks } from "./space";
import { styles } from "./styles";
import type { BoardEventMap, BoardLabels, BoardView, ClimberView, NightMark, SpaceView } from "./types";
import { Viewport, type Box } from "./viewport";

const spaceKey = (id: number): string => `space-${id}`;

/**
 * The mountain. It draws the view it is given and says what was pointed at; it knows no rule.
 *
 * @fires space-activate - a space was tapped, or chosen by Enter or Space
 * @fires space-inspect - pointer or focus came to a space (null: left it)
 * @fires climber-activate - a climber was tapped or chosen
 */
export class K2Board extends LitElement {
  static override readonly styles = styles;

  static override readonly properties = {
    view: { attribute: false },
    labels: { attribute: false },
    theme: { reflect: true },
    still: { type: Boolean, reflect: true },
    speed: { attribute: false },
    current: { state: true },
    darkening: { state: true },
    feasting: { state: true },
  };

  declare view: BoardView | null;
  declare labels: BoardLabels | null;
  /** "light" or "dark"; follows the system when absent. */
  declare theme: Theme | null;
  /** No motion at all. Reduced motion in the system does the same. */
  declare still: boolean;
  /** How fast things move; with "off" they are where they belong at once. */
  declare speed: Speed;
  declare private current: string | null;
  /** Whether the night is drawn: it stays a little longer than it lasts, so that dawn can come. */
  declare private darkening: boolean;
  /** The team whose flag is on the summit for a moment. */
  declare private feasting: Team | null;

  private readonly motion = new PieceMotion();
  private inspected: number | null = null;
  private readonly system = new SystemTheme(this);
  private readonly viewport = new Viewport(
    this,
    SHEET,
    () => this.renderRoot.querySelector(".stage"),
    (box) => this.frame(box),
    (event) => event.composedPath().some((node) => node instanceof Element && node.getAttribute("role") === "button"),
  );

  constructor() {
    super();
    this.view = null;
    this.labels = null;
    this.theme = null;
    this.still = false;
    this.speed = "calm";
    this.current = null;
    this.darkening = false;
    this.feasting = null;
  }

  /** Shows the whole mountain again. */
  fit(): void {
    this.viewport.fit();
  }

  zoom(factor: number): void {
    this.viewport.zoom(factor);
  }

  /** Lets light and a team's flag be seen on the summit, `delay` milliseconds from now. */
  async celebrate(team: Team, delay: number): Promise<void> {
    if (!this.moves) return;
    this.feasting = team;
    await this.updateComplete;
    const running = playFeast(this.renderRoot, delay, this.speed);
    await Promise.allSettled(running.map(({ finished }) => finished));
    this.feasting = null;
  }

  /** Ends whatever stays longer than its moment. */
  hurry(): void {
    for (const light of this.renderRoot.querySelectorAll(".feast *")) for (const animation of light.getAnimations()) animation.finish();
  }

  private get moves(): boolean {
    return !this.still && mayMove(this.speed);
  }

  protected override willUpdate(): void {
    if (this.view?.night) this.darkening = true;
    else if (!this.moves) this.darkening = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { view, labels } = this;
    if (!view || !labels) return nothing;
    const layout = LAYOUTS[view.board];
    const theme = this.theme ?? this.system.shown;
    const { season, kind } = view.weather;
    // Focus is listened to on the stage: an svg element with a focus listener becomes a tab stop in Chromium.
    return html`<div class="stage ${theme} ${season} ${kind}" @keydown=${this.onKey} @focusin=${this.onFocus} @focusout=${this.leave}>
      <svg class="scene under" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${sky(view.weather, theme)}</svg>
      <svg class="scene under" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${mountain(view.board)}${grain}</svg>
      ${this.darkening ? this.moonlight(view) : nothing}
      <svg class="under" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${strikes(view.weather, layout)}</svg>
      ${this.feast(() => feastLight(layout))}
      <svg class=${view.night ? "moonlit dark" : ""} role="group" aria-label=${labels.board} preserveAspectRatio="xMidYMid meet">${this.chart(view, layout, labels)}</svg>
      ${this.feast((team) => feastFlag(layout, team))}
      <button type="button" class="whole" @pointerdown=${(event: Event) => event.stopPropagation()} @click=${() => this.fit()}>${labels.whole}</button>
    </div>`;
  }

  private feast(draw: (team: Team) => SVGTemplateResult): TemplateResult | typeof nothing {
    if (this.feasting === null) return nothing;
    return html`<svg class="under feast" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${draw(this.feasting)}</svg>`;
  }

  /** The mountain by night, over the one by day. */
  private moonlight(view: BoardView): TemplateResult {
    return html`<div class="nightfall moonlit dark">
      <svg class="under" aria-hidden="true" preserveAspectRatio="xMidYMid meet">${sky(view.weather, "dark")}${mountain(view.board)}</svg>
    </div>`;
  }

  /** Everything that carries meaning, badges last so that nothing covers a number. */
  private chart(view: BoardView, layout: Layout, labels: BoardLabels): SVGTemplateResult {
    const placed = stands(view, layout);
    const tabbable = this.tabbable(view);
    const targets = new Map(view.targets.map((target) => [target.space, target]));
    return svg`
      ${altitudeLines(layout, labels)}
      ${ropes(layout, view.ropes, () => labels.explain("rope"))}
      ${view.routes ? routeLines(layout, view.routes) : nothing}
      ${bandTabs(view, layout, labels)}
      ${view.targets.map(({ space, fate }) => svg`<g ${at(layout, space)}>${targetGlow(fate)}</g>`)}
      ${[view.plan, ...(view.ways ?? [])].map((way) => plan(layout, way, view.ropes))}
      ${repeat(view.tents, tentKey, (one) => {
        const { x, y, scale } = stand(placed, tentKey(one));
        return svg`<g class="piece" aria-hidden="true" data-piece=${tentKey(one)} ${place(x, y)} ${explain(() => labels.explainTent(one.seat, one.climber))}><g class=${one.ghost ? "ghost" : ""}>${tentPiece(one, scale)}</g></g>`;
      })}
      ${view.cairns ? cairns(layout, view.cairns) : nothing}
      ${view.climbers.filter(({ fate }) => fate === "told").map((one) => lamp(stand(placed, climberKey(one))))}
      ${repeat(view.climbers, climberKey, (one) => this.climberButton(one, stand(placed, climberKey(one)), tabbable, labels))}
      ${repeat(
        view.spaces,
        ({ id }) => id,
        (space) => this.spaceButton(space, layout, tabbable, labels, view.focus === space.id, targets.has(space.id)),
      )}
      ${view.spaces.map(({ id }) => {
        const target = targets.get(id);
        const points = markPoints(layout)[id];
        return target && points ? svg`<g class="over" aria-hidden="true" ${at(layout, id)}>${targetMarks(target, points, labels)}</g>` : nothing;
      })}
      ${this.nightMarks(view.night ?? [], placed)}`;
  }

  private nightMarks(marks: readonly NightMark[], placed: ReadonlyMap<string, Stand>): unknown {
    const places = markPlaces(marks, (mark) => stand(placed, climberKey(mark)), SHEET.width);
    return repeat(marks, markKey, (mark) => {
      const { x, y, scale } = places.get(markKey(mark)) ?? { x: 0, y: 0, scale: 1 };
      return svg`<g class="over" aria-hidden="true" ${place(x, y)}><g class="night-mark" data-mark=${markKey(mark)}><g transform="scale(${scale})">${nightMark(mark)}</g></g></g>`;
    });
  }

  private spaceButton(space: SpaceView, layout: Layout, tabbable: string, labels: BoardLabels, focused: boolean, lit: boolean): SVGTemplateResult {
    const key = spaceKey(space.id);
    return svg`<g class="space" role="button" data-key=${key} tabindex=${key === tabbable ? 0 : -1} aria-label=${labels.describeSpace(space.id)} ?data-lit=${lit}
      ${at(layout, space.id)} ${explain(() => [labels.explain("space"), lit ? labels.explain("lit") : ""].join(" ").trim(), false)} @click=${() => this.activateSpace(space.id)} @pointerenter=${() => this.inspect(space.id)} @pointerleave=${this.leave}>
      <rect class="hit-area" x="-56" y="-56" width="112" height="110"/>
      ${focused ? svg`<rect class="pointed" x="-56" y="-51" width="112" height="99" rx="20"/>` : nothing}
      <g aria-hidden="true">${badge(space, spacePoint(layout, space.id).y, labels)}</g>${ring}
    </g>`;
  }

  private climberButton(one: ClimberView, { x, y, scale }: Stand, tabbable: string, labels: BoardLabels): SVGTemplateResult {
    const key = climberKey(one);
    if (one.ghost)
      return svg`<g class="piece" aria-hidden="true" data-piece=${key} ${place(x, y)}><g class="ghost">${climberPiece(one, scale)}</g></g>`;
    return svg`<g class="piece" role="button" data-key=${key} data-piece=${key} tabindex=${key === tabbable ? 0 : -1} aria-pressed=${one.selected} data-acting=${one.acting ? (one.climber === "A" ? 0 : 1) : nothing}
      aria-label=${labels.describeClimber(one.seat, one.climber)} ${place(x, y)} ${explain(() => labels.explainClimber(one.seat, one.climber), false)} @click=${() => this.activateClimber(one)}><g class=${one.fate ?? ""} aria-hidden="true">${climberPiece(one, scale)}</g></g>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get("view");
    const { view } = this;
    if (!view || !changed.has("view")) return;
    this.motion.follow(view, stands(view, LAYOUTS[view.board]), this.renderRoot, this.still ? "off" : this.speed);
    if ((before?.night === undefined) !== (view.night === undefined)) this.turnLight(view.night === undefined);
    if (view.night && this.moves) this.floatMarks(before?.night ?? [], view.night);
    if (before && before.board !== view.board) this.viewport.fit();
    if (view.focus !== null && view.focus !== before?.focus) {
      const { x, y } = spacePoint(LAYOUTS[view.board], view.focus);
      this.viewport.reveal(x, y);
    }
  }

  /** Dusk or dawn: the night comes over the day, or goes from it. */
  private turnLight(dawn: boolean): void {
    if (!dawn) this.viewport.fit();
    const night = this.renderRoot.querySelector(".nightfall");
    if (night === null || !this.moves) return;
    for (const animation of night.getAnimations()) animation.cancel();
    const light = [{ opacity: 0 }, { opacity: 1 }];
    const turning = night.animate(dawn ? light.reverse() : light, {
      duration: paced(this.speed, dawn ? 1100 : 900),
      easing: "ease-in-out",
      fill: "both",
    });
    if (!dawn) return;
    const day = (): void => {
      if (!this.view?.night) this.darkening = false;
    };
    turning.finished.then(day, day);
  }

  /** The numbers that have come rise over their climbers. */
  private floatMarks(before: readonly NightMark[], marks: readonly NightMark[]): void {
    const were = new Set(before.map(markKey));
    for (const mark of marks.filter((one) => !were.has(markKey(one)))) {
      const element = this.renderRoot.querySelector(`[data-mark="${markKey(mark)}"]`);
      if (element === null) continue;
      move(
        element,
        [
          { transform: "translate(0, 46px) scale(0.5)", opacity: 0 },
          { transform: "translate(0, -6px) scale(1.06)", opacity: 1, offset: 0.55 },
          { transform: "none", opacity: 1 },
        ],
        { duration: paced(this.speed, 420) },
      );
    }
  }

  private frame({ x, y, width, height }: Box): void {
    for (const sheet of this.renderRoot.querySelectorAll("svg")) sheet.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  }

  /** The one stop the Tab key comes to: the last one used, else a selected climber, else the first. */
  private tabbable(view: BoardView): string {
    const keys = this.stops(view).map(({ key }) => key);
    if (this.current && keys.includes(this.current)) return this.current;
    const selected = view.climbers.find((one) => one.selected && !one.ghost);
    return selected ? climberKey(selected) : (keys[0] ?? "");
  }

  private stops(view: BoardView): RopeStop[] {
    const layout = LAYOUTS[view.board];
    const placed = stands(view, layout);
    return [
      ...view.climbers
        .filter((one) => !one.ghost)
        .map((one) => {
          const { x, y } = stand(placed, climberKey(one));
          return { key: climberKey(one), space: one.space, x, y: y - 30 };
        }),
      ...view.spaces.map(({ id }) => ({ key: spaceKey(id), space: id, ...spacePoint(layout, id) })),
    ];
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { view } = this;
    const key = keyOf(event);
    if (!view || !key) return;
    const stops = this.stops(view);
    const here = stops.find((stop) => stop.key === key);
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      const one = view.climbers.find((c) => climberKey(c) === key);
      const space = view.spaces.find(({ id }) => spaceKey(id) === key);
      if (one) this.activateClimber(one);
      else if (space) this.activateSpace(space.id);
    } else {
      const next = event.key.startsWith("Arrow") ? alongRopes(stops, view.ropes, here, event.key) : null;
      if (!next) return;
      this.goTo(next);
    }
    event.preventDefault();
  };

  private goTo({ key, x, y }: RopeStop): void {
    this.renderRoot.querySelector<SVGElement>(`[data-key="${key}"]`)?.focus();
    this.viewport.reveal(x, y);
  }

  /** Leads to the next space that is lit, from the highest down and round again; without any to the climbers that can be chosen. */
  focusNextLit(): void {
    const { view } = this;
    if (!view) return;
    const lit = new Set(view.targets.map(({ space }) => spaceKey(space)));
    const acting = new Set(view.climbers.filter((one) => one.acting && !one.ghost).map(climberKey));
    const wanted = lit.size > 0 ? lit : acting;
    const stops = this.stops(view)
      .filter(({ key }) => wanted.has(key))
      .sort((one, other) => one.y - other.y);
    const focused = this.renderRoot instanceof ShadowRoot ? this.renderRoot.activeElement?.getAttribute("data-key") : null;
    const next = stops[(stops.findIndex(({ key }) => key === focused) + 1) % stops.length];
    if (next) this.goTo(next);
  }

  private readonly onFocus = (event: FocusEvent): void => {
    const key = keyOf(event);
    if (!key) return;
    this.current = key;
    const space = this.view?.spaces.find(({ id }) => spaceKey(id) === key);
    this.inspect(space ? space.id : null);
  };

  private readonly leave = (): void => this.inspect(null);

  private activateSpace(space: number): void {
    this.emit("space-activate", { space });
  }

  private activateClimber({ seat, climber: name }: ClimberView): void {
    this.emit("climber-activate", { seat, climber: name });
  }

  private inspect(space: number | null): void {
    if (space === this.inspected) return;
    this.inspected = space;
    this.emit("space-inspect", { space });
  }

  private emit<K extends keyof BoardEventMap>(type: K, detail: BoardEventMap[K]["detail"]): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

const at = (layout: Layout, space: number): unknown => {
  const { x, y } = spacePoint(layout, space);
  return place(x, y);
};

function stand(placed: ReadonlyMap<string, Stand>, key: string): Stand {
  const found = placed.get(key);
  if (!found) throw new RangeError(`${key} has no place`);
  return found;
}

function keyOf(event: Event): string | null {
  const group = event.target instanceof Element ? event.target.closest("[data-key]") : null;
  return group?.getAttribute("data-key") ?? null;
}

customElements.define("k2-board", K2Board);

declare global {
  interface HTMLElementTagNameMap {
    "k2-board": K2Board;
  }
  interface HTMLElementEventMap extends BoardEventMap {}
}
