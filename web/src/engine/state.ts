import type { Start } from "./boot/messages";
import type { EngineFailure } from "./errors";

export type Progress =
  | { readonly kind: "bytes"; readonly loaded: number; readonly total: number }
  /** `reason` says why it is not the start from memory. */
  | { readonly kind: "start"; readonly from: Start; readonly reason?: string }
  | { readonly kind: "python" }
  /** Nothing has moved for a while. */
  | { readonly kind: "slow" }
  | { readonly kind: "ready" };

export type EngineState =
  | { readonly kind: "starting"; readonly part: number; readonly from: Start; readonly slow?: true }
  | { readonly kind: "ready"; readonly from: Start }
  | { readonly kind: "failed"; readonly code: EngineFailure };

export const STARTING: EngineState = { kind: "starting", part: 0, from: "memory" };

/** Downloading is most of the wait; the rest of the line is Python and the engine coming up. */
const DOWNLOADED = 0.8;
const PYTHON_UP = 0.95;

/** The state after some progress; the line never goes back. What is said late, after the end of a start, changes nothing. */
export function advance(engine: EngineState, progress: Progress): EngineState {
  if (engine.kind !== "starting") return engine;
  const { part, from } = engine;
  switch (progress.kind) {
    case "bytes":
      return { kind: "starting", part: Math.max(part, (DOWNLOADED * progress.loaded) / progress.total), from };
    case "start":
      return { kind: "starting", part, from: progress.from };
    case "python":
      return { kind: "starting", part: PYTHON_UP, from };
    case "slow":
      return { kind: "starting", part, from, slow: true };
    case "ready":
      return { kind: "ready", from };
  }
}
