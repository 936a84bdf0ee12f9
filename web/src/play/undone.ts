import type { Engine } from "../engine/requests";
import type { AnyView, Whole } from "../engine/types";
import type { SavedGame } from "../library/saved-games";

type Stand = Pick<SavedGame, "replay" | "steps">;

/** What was taken back and can be done again. Only the worker that took it back knows that; another one is told by opening the game so. */
export class Undone {
  /** How the game stood before each step back, the first one first. */
  #before: readonly Stand[] = [];

  /** A step was taken back; so the game stood before. */
  add({ replay, steps }: Stand): void {
    this.#before = [...this.#before, { replay, ...(steps && { steps }) }];
  }

  /** The last step back was done again. */
  drop(): void {
    this.#before = this.#before.slice(0, -1);
  }

  /** Something else was done. */
  clear(): void {
    this.#before = [];
  }

  /** Opens a game as it stands, with what can be done again. */
  async reopen<V extends AnyView, E>(engine: Engine, saved: SavedGame, viewer: number | null): Promise<Whole<V, E>> {
    const { replay, steps } = this.#before[0] ?? saved;
    let whole = await engine.open<V, E>(saved.id, replay, viewer, steps);
    for (const _ of this.#before) whole = await engine.undo<V, E>({ id: saved.id, position: whole.view.position }, viewer);
    return whole;
  }
}
