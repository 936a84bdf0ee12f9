import { html, nothing, type ReactiveController, type TemplateResult } from "lit";

import type { SavedGame } from "../../../library/saved-games";
import type { Config, Mountain } from "../types";
import { seekPar } from "./k2-par";
import { mountainKey } from "./pars";

/** Milliseconds of a climb before its par is looked for: so long people look round on the mountain, and the first cards are chosen. */
const BEFORE = 30_000;

/** Looks for par of the mountain that is climbed, while the device has nothing else to do. */
export class ParInGame implements ReactiveController {
  readonly #mountain: () => Mountain | null;
  #key = "";
  #end: () => void = () => {};

  constructor(mountain: () => Mountain | null) {
    this.#mountain = mountain;
  }

  hostUpdated(): void {
    const mountain = this.#mountain();
    const key = mountain === null ? "" : mountainKey(mountain);
    if (key === this.#key) return;
    this.hostDisconnected();
    this.#key = key;
    if (mountain !== null) this.#end = seekPar(mountain, BEFORE);
  }

  hostDisconnected(): void {
    this.#end();
    this.#end = () => {};
    this.#key = "";
  }
}

/** The mountain of a game alone that counts; null for every other game. */
export function mountainOf({ replay, unranked }: SavedGame): Mountain | null {
  const { players, board, weather, seed } = replay.config as Config;
  return players === 1 && !unranked && seed !== null ? { board, weather, seed } : null;
}

/** Par of the mountain that is climbed, as the menu of the game shows it. */
export function parInMenu(mountain: Mountain | null): TemplateResult | typeof nothing {
  return mountain === null ? nothing : html`<k2-par .mountain=${mountain}></k2-par>`;
}
