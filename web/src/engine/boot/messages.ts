/**
 * What worker and page tell each other while the engine starts. It travels on a BroadcastChannel, because PyScript hands the worker
 * over only once it is ready.
 */
import { SITE } from "../../site";

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

/** The name of the channel, and of the lock that the worker holds as long as it lives. */
export const channelName = (id: string): string => `${SITE}-engine-${id}`;

/** What a worker is for: the games, or bots that think. Its id begins with it. */
export type Role = "games" | "bots";

export const newId = (role: Role): string => `${role}-${crypto.randomUUID()}`;

export const isFor = (role: Role, id: string): boolean => id.startsWith(`${role}-`);
