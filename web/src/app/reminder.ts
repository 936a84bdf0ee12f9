import { SITE } from "../site";
import { today } from "../ui/dates";

/** What the stored site's worker reads while no page is open: the newest day whose mountain was climbed. See stored/reminder.js. */
const STORE = `${SITE}:reminder`;
const CLIMBED = "/reminder/climbed";

/** By this name the browser wakes the worker from time to time. */
const TAG = "daily";
const EVERY_MS = 6 * 3_600_000;

interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
}

/** Whether an installed site can mark its icon here, also while it is closed. */
export function canRemind(): boolean {
  return "setAppBadge" in navigator && "serviceWorker" in navigator && "periodicSync" in ServiceWorkerRegistration.prototype;
}

/** Marks the icon unless today's mountain is climbed, from now on also while the site is closed. */
export async function remind(climbed: string | null): Promise<void> {
  if (!canRemind()) return;
  await quietly(async () => {
    const store = await caches.open(STORE);
    await store.put(CLIMBED, new Response(climbed ?? ""));
    await (climbed === today() ? navigator.clearAppBadge() : navigator.setAppBadge());
    await (await periodicSync())?.register(TAG, { minInterval: EVERY_MS });
  });
}

/** Leaves the icon as it is. */
export async function remindNoMore(): Promise<void> {
  if (!canRemind()) return;
  await quietly(async () => {
    await navigator.clearAppBadge();
    await caches.delete(STORE);
    await (await periodicSync())?.unregister(TAG);
  });
}

async function periodicSync(): Promise<PeriodicSync | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (registration as { readonly periodicSync?: PeriodicSync } | undefined)?.periodicSync;
}

/** A browser may refuse any of it; then there is no mark, and nothing else is lost. */
async function quietly(work: () => Promise<void>): Promise<void> {
  await work().catch(() => {});
}
