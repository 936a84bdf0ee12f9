/**
 * What worker and page tell each other while the engine starts. It travels on a BroadcastChannel, because PyScript hands the worker
 * over only once it is ready.
 */

/** The two ways to start: from the memory image, or plainly from the standard library; slower, otherwise the same. */
export type Start = "memory" | "library";

export type BootMessage =
  | { readonly kind: "alive" }
  | { readonly kind: "bytes"; readonly loaded: number; readonly total: number }
  /** `reason` says why it is not the start from memory. */
  | { readonly kind: "start"; readonly from: Start; readonly reason?: string }
  /** Python is up, with the engine in it. */
  | { readonly kind: "python" };

export type PageMessage = { readonly kind: "close" };

export const channelName = (id: string): string => `k2-engine-${id}`;
