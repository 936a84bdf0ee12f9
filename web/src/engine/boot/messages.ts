/** What a worker tells the page. It says so itself from its first moment, long before PyScript hands it over. */

/** The two ways to start: from the memory image, or plainly from the standard library; slower, otherwise the same. */
export type Start = "memory" | "library";

/** Why Python did not come up. `memory`: there is not enough of it. */
export type StartFailure = "download" | "start" | "memory";

export type BootMessage =
  /** The worker lives, and has nothing to compute right now. */
  | { readonly kind: "pulse" }
  /** The worker holds the lock of its name until it ends. */
  | { readonly kind: "locked" }
  | { readonly kind: "bytes"; readonly loaded: number; readonly total: number }
  /** `reason` says why it is not the start from memory. */
  | { readonly kind: "start"; readonly from: Start; readonly reason?: string }
  /** Python is up, with the engine in it. */
  | { readonly kind: "python" }
  | { readonly kind: "failed"; readonly code: StartFailure };

/** What a worker is for: the games, or bots that think. Its name begins with it. */
export type Role = "games" | "bots";

export const isFor = (role: Role, name: string): boolean => name.startsWith(`${role}-`);
