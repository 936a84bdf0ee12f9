/**
 * Why there is no answer. `download`: a file could not be fetched; `start`: Python or the engine did not come up; `stalled`: nothing moved
 * for too long; `died`: the worker was killed, by the browser or by hand.
 */
export type EngineFailure = "download" | "start" | "stalled" | "died";

export class EngineError extends Error {
  override readonly name = "EngineError";

  constructor(
    readonly code: EngineFailure,
    reason: string,
  ) {
    super(reason);
  }
}
