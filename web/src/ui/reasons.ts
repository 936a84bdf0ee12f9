import type { Reason } from "../engine/types";
import { has, words } from "./words";

/** Why something is refused, in one sentence. */
export function reasonText(reason: Reason): string {
  const id = `error-${reason.code}`;
  if (!has(id)) return words("error-unexpected");
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(reason)) {
    if (typeof value === "number" || typeof value === "string") values[name] = value;
    else if (Array.isArray(value)) values[name] = value.join(", ");
  }
  return words(id, values);
}
