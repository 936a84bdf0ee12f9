import { html, type SVGTemplateResult, type TemplateResult } from "lit";

import {
  acclimatizationIcon,
  climberIcon,
  flagIcon,
  moveIcon,
  riskToken,
  ropeIcon,
  teamBadge,
  tentIcon,
  weatherIcon,
} from "./board/icons";
import type { Team } from "./board/types";
import { weatherKind } from "./board-view";
import { cardFacts } from "./describe";
import type { Weather } from "./types";

/** The board's symbols outside the board: the same drawings, each in a box of its own. */
function boxed(drawing: SVGTemplateResult): TemplateResult {
  return html`<svg class="symbol" viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">${drawing}</svg>`;
}

export function cardSymbol(card: string): TemplateResult {
  const { kind } = cardFacts(card);
  if (kind === "move") return boxed(moveIcon());
  return boxed(kind === "rope" ? ropeIcon() : acclimatizationIcon());
}

export function weatherSymbol(weather: Weather): TemplateResult {
  return boxed(weatherIcon(weatherKind(weather)));
}

export function teamSymbol(team: Team): TemplateResult {
  return boxed(teamBadge(team));
}

export function climberSymbol(team: Team, climber: number): TemplateResult {
  return boxed(climberIcon(team, climber === 0 ? "A" : "B"));
}

export function tentSymbol(team: Team, climber: number): TemplateResult {
  return boxed(tentIcon(team, climber === 0 ? "A" : "B"));
}

export function flagSymbol(): TemplateResult {
  return boxed(flagIcon());
}

export function riskSymbol(value: number | null): TemplateResult {
  return boxed(riskToken(value));
}
