/**
 * Why there is no answer. `browser`: it lacks what the engine needs; `download`: a file could not be fetched; `start`: Python or the engine
 * did not come up; `memory`: there was not enough of it; `stalled`: nothing moved for too long; `died`: the worker was killed, or did not
 * answer and was ended.
 */
export type EngineFailure = "browser" | "download" | "start" | "memory" | "stalled" | "died";

export class EngineError extends Error {
  override readonly name = "EngineError";

  constructor(
    readonly code: EngineFailure,
    reason: string,
  ) {
    super(reason);
  }
}

/** Whether the worker that was asked is gone, so that another one can be asked. */
export function isDeath(reason: unknown): boolean {
  return reason instanceof EngineError && reason.code === "died";
}
