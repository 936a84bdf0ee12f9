/** The service worker: it stores the site, answers from what is stored, and lets a new version wait until somebody wants it. */
import "./reminder.js";

import type { Wish } from "./messages";
import { type Asked, StoredSite, type StoredFile } from "./site";

/** The part of a service worker's world that is used here. */
interface ServiceWorkerWorld {
  readonly __WB_MANIFEST: readonly StoredFile[];
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { readonly type: "window"; readonly includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>;
    claim(): Promise<void>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asked & { respondWith(answer: Promise<Response>): void }) => void): void;
  addEventListener(kind: "message", listener: (event: ExtendableEvent & MessageEvent<Wish>) => void): void;
}

declare const self: ServiceWorkerWorld;

const site = new StoredSite(self.__WB_MANIFEST, {
  tabs: async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id),
  another: () => self.registration.installing !== null || self.registration.waiting !== null,
});

self.addEventListener("install", (event) => event.waitUntil(site.install(event)));
// The first visit needs its files again too.
self.addEventListener("activate", (event) => event.waitUntil(site.activate().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const answer = site.answer(event);
  if (answer !== null) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  if (event.data.type === "SKIP_WAITING") event.waitUntil(self.skipWaiting());
  else event.waitUntil(site.check().then((whole) => event.ports[0]?.postMessage(whole)));
});
