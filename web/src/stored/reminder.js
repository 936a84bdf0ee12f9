// Part of the worker that keeps the site stored. It marks the icon of the installed site while the
// mountain of the day is not climbed, if somebody has asked for that. What it reads is written by app/reminder.ts.
addEventListener("periodicsync", (/** @type {Event & { tag: string, waitUntil(work: Promise<void>): void }} */ event) => {
  if (event.tag === "daily") event.waitUntil(mark());
});

async function mark() {
  const climbed = await caches.match("/reminder/climbed", { cacheName: "k2:reminder" });
  if (climbed === undefined) return;
  const today = new Date().toISOString().slice(0, 10);
  await ((await climbed.text()) === today ? navigator.clearAppBadge() : navigator.setAppBadge());
}
