import type { TemplateResult } from "lit";

import { boxed } from "../../ui/symbols";
import type { Team } from "../../ui/teams";
import { weatherKind } from "./board-view";
import { acclimatizationIcon, climberIcon, moveIcon, riskToken, ropeIcon, tentIcon, weatherIcon } from "./board/icons";
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
