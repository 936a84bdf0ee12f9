import type { GameModule } from "../games/module";
import { parseAddress, type Route } from "./address";

/** Where it is said that nothing was found in what another app has sent. */
export const NOTHING_SHARED = "#shared";

/** As the manifest names what another app sends; the link may be in any of them. */
const FIELDS = ["shared-url", "shared-text", "shared-title"];

/**
 * The address of the first link in what another app has sent to the installed site; null if nothing was sent. The link may be of another
 * copy of this site: all that it holds stands behind its `#`.
 */
export function sharedAddress(search: string, games: readonly GameModule[]): string | null {
  const query = new URLSearchParams(search);
  const sent = FIELDS.flatMap((field) => query.getAll(field));
  if (sent.length === 0) return null;
  const addresses = sent.flatMap((text) => text.split(/\s+/)).flatMap((word) => (word.includes("#") ? [word.slice(word.indexOf("#"))] : []));
  return addresses.find((address) => isForEverybody(parseAddress(address, games))) ?? NOTHING_SHARED;
}

/** Puts the address that was found in the place of what was sent. */
export function openShared(games: readonly GameModule[]): void {
  const address = sharedAddress(location.search, games);
  if (address !== null) history.replaceState(null, "", location.pathname + address);
}

/** Whether an address can be sent: it leads to no game that only the sender's browser has. */
function isForEverybody(route: Route): boolean {
  switch (route.kind) {
    case "link":
    case "page":
    case "start":
    case "lesson":
      return true;
    case "review":
      return "link" in route.of;
    case "screen":
    case "game":
    case "continue":
    case "watch":
    case "unknown":
      return false;
  }
}
