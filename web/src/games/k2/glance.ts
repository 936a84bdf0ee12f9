import { LIMITS } from "../../engine/limits";
import { shortText } from "../../share/short-text";
import { isSeed } from "../../ui/seed";
import { isBoard, isWeather } from "./solo";
import type { Mountain } from "./types";

/** What can be seen in the address of a challenge itself. */
export interface Glance {
  readonly mountain: Mountain;
  readonly sender: string;
  readonly message: string;
  /** What the sender has reached. */
  readonly points: number | null;
  /** Whom it answers. */
  readonly addressee: string;
  /** What was reached by whom it answers. */
  readonly against: number | null;
}

/**
 * Looks at the address of a challenge, to show it before the engine is there; null if it is none. How it is written is told in
 * k2core/sharing/links.py. Nothing is checked here: the engine reads the same address and has the last word.
 */
export function glance(link: string): Glance | null {
  const [, kind, , board = "", weather = "", text = "", ...more] = link.replace(/^#/, "").split("/");
  const seed = (text.match(/^[\w-]*/)?.[0] ?? "").toLowerCase();
  if (kind !== "challenge" || !isBoard(board) || !isWeather(weather) || !isSeed(seed)) return null;
  const parts = new Map(more.map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)] as const));
  const named = /^[a-z]+=/.test(more[0] ?? "");
  const said = (name: string): string => plain(shortText(parts.get(name)?.match(/^[\w-]*/)?.[0] ?? "") ?? "");
  const points = (name: string): number | null => (/^\d{1,3}/.test(parts.get(name) ?? "") ? parseInt(parts.get(name) ?? "", 10) : null);
  return {
    mountain: { board, weather, seed },
    sender: said("from"),
    message: named ? said("says") : oldMessage(more.join("/")),
    points: points("points"),
    addressee: said("to"),
    against: points("against"),
  };
}

/** A message as it was written before, in percent-encoding. */
function oldMessage(text: string): string {
  try {
    return plain(decodeURIComponent(text).slice(0, LIMITS.message));
  } catch {
    return "";
  }
}

/** Without what could change how the text around it looks. */
function plain(text: string): string {
  return text.replace(/\p{C}/gu, "");
}
