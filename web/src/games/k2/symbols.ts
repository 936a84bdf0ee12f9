import { svg, type TemplateResult } from "lit";

import { boxed } from "../../ui/symbols";
import type { Team } from "../../ui/teams";
import { weatherKind } from "./board-view";
import { acclimatizationIcon, climberIcon, moveIcon, riskToken, ropeIcon, skullIcon, tentIcon, weatherIcon } from "./board/icons";
import { cardFacts } from "./describe";
import { figureNote, tokenNote } from "./notes";
import type { Weather } from "./types";

export function cardSymbol(card: string): TemplateResult {
  const { kind } = cardFacts(card);
  if (kind === "move") return boxed(moveIcon());
  return boxed(kind === "rope" ? ropeIcon() : acclimatizationIcon());
}

export function weatherSymbol(weather: Weather): TemplateResult {
  return boxed(weatherIcon(weatherKind(weather)));
}

export function climberSymbol(team: Team, climber: number): TemplateResult {
  return boxed(climberIcon(team, climber === 0 ? "A" : "B"), figureNote(climber));
}

export function tentSymbol(team: Team, climber: number): TemplateResult {
  return boxed(tentIcon(team, climber === 0 ? "A" : "B"));
}

export function riskSymbol(value: number | null): TemplateResult {
  return boxed(riskToken(value), value === null ? null : tokenNote(value));
}

export function skullSymbol(): TemplateResult {
  return boxed(skullIcon("var(--loss-text, currentColor)"));
}

/** A point for walking. */
export function stepSymbol(): TemplateResult {
  return boxed(moveIcon());
}

/** A point of the level. */
export function lungsSymbol(): TemplateResult {
  return boxed(acclimatizationIcon());
}

/** What the ground of a space does at night. */
export function groundSymbol(): TemplateResult {
  return boxed(svg`<path d="M-22 18L-6-16L4 3L10-6L22 18Z" fill="currentColor"/>`);
}

/** What a tent does at night. */
export function shelterSymbol(): TemplateResult {
  return boxed(svg`<path fill-rule="evenodd" d="M-22 18L0-18L22 18ZM-5 18L0 6L5 18Z" fill="currentColor"/>`);
}

/** What the weather does at night. */
export function windSymbol(): TemplateResult {
  return boxed(weatherIcon("wind"));
}
