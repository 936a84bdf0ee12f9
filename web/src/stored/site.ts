import { copyResponse } from "workbox-core/copyResponse.js";
import type { HandlerDidErrorCallbackParam } from "workbox-core/types.js";
import { PrecacheController } from "workbox-precaching/PrecacheController.js";

import { SITE } from "../site";

/** A file of this version, as Workbox lists it. The revision is null where the content names the file. */
export interface StoredFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

declare global {
  /** An event of a service worker, which may not sleep before the work is done. The page's own types do not have it. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

export interface Asked extends ExtendableEvent {
  readonly request: Request;
}

/** What the worker knows of the browser around it. */
export interface Surroundings {
  /** The tabs that show the site, of whatever version. */
  tabs(): Promise<readonly string[]>;
  /** Whether another version is being stored, or waits. */
  another(): boolean;
}

const PAGE = "index.html";

/** Files whose names hold a digest of their content, of any version. */
const NAMED_BY_CONTENT = /^\/(assets|runtime)\//;

/** Beside the files: which tabs were open when this version took over. */
const OLDER_TABS = "tabs-of-older-versions";

const LOCK = `${SITE}:stored-site`;

/**
 * The site as it is kept in the browser. Every file is stored with its integrity checked, or not at all. What is missing is fetched again
 * past the HTTP cache, which may hold something wrong. Files of older versions stay as long as tabs are open that may need them.
 */
export class StoredSite {
  readonly #files: PrecacheController;
  readonly #around: Surroundings;
  readonly #page: string;
  /** Whether a file of this version can no longer be had: then a newer page is better than the stored one. */
  #broken = false;

  constructor(files: readonly StoredFile[], around: Surroundings) {
    this.#around = around;
    this.#files = new PrecacheController({ plugins: [{ handlerDidError: (failure) => this.#tryAgain(failure) }] });
    this.#files.addToCacheList([...files]);
    this.#page = new URL(PAGE, location.href).href;
  }

  /** Stores all files. Rejects if one cannot be had; the version before stays in charge then. */
  install(event: ExtendableEvent): Promise<void> {
    return alone({ ifAvailable: false }, async () => {
      await this.#removeDamaged();
      await this.#files.install(event);
    });
  }

  /** Notes which tabs may still need older files. */
  async activate(): Promise<void> {
    const tabs = [...(await this.#olderTabs()), ...(await this.#around.tabs())];
    await (await this.#store()).put(OLDER_TABS, new Response(JSON.stringify(tabs)));
  }

  /** The answer to a request; null if it is none of ours. */
  answer(event: Asked): Promise<Response> | null {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== location.origin) return null;
    const file = origin + pathname;
    if (mode === "navigate" && (file === this.#page || !/\.[^/]*$/.test(pathname))) return this.#answerPage(event);
    if (this.#files.getCacheKeyForURL(file) !== undefined) return this.#answerFile(event, file);
    return NAMED_BY_CONTENT.test(pathname) ? this.#answerOlder(event.request) : null;
  }

  /** Fetches what is missing, and says whether everything is there now. */
  async check(): Promise<boolean> {
    const stored = new Set((await (await this.#store()).keys()).map(({ url }) => url));
    const missing = [...this.#files.getURLsToCacheKeys()].filter(([, key]) => !stored.has(key));
    this.#broken = false;
    for (const [url] of missing) {
      // One after the other, as when the site is stored: a game may be going on.
      await this.#fetchAgain(url, true).catch(() => (this.#broken = true));
    }
    if (!this.#broken) await this.#removeOlder();
    return !this.#broken;
  }

  async #answerPage(event: Asked): Promise<Response> {
    if (this.#broken) {
      const fresh = await fetch(event.request).catch(() => null);
      if (fresh?.ok) return fresh;
    }
    // The address itself may lead to a page that is newer than this list, or to somebody's login page.
    return this.#answerFile(event, this.#page, new Request(this.#page)).catch(() => fetch(event.request));
  }

  #answerFile(event: Asked, file: string, request = event.request): Promise<Response> {
    if (request.cache === "reload") return this.#fetchAgain(file, false);
    const cacheKey = this.#files.getCacheKeyForURL(file) ?? file;
    const integrity = this.#files.getIntegrityForCacheKey(cacheKey) ?? "";
    return this.#files.strategy.handle({ event, request, params: { cacheKey, integrity } });
  }

  async #answerOlder(request: Request): Promise<Response> {
    return (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);
  }

  /** Workbox asks this when it could not fetch a file, or has got another one than listed. */
  async #tryAgain({ request, event }: HandlerDidErrorCallbackParam): Promise<Response | undefined> {
    try {
      return await this.#fetchAgain(request.url, event.type === "install");
    } catch {
      this.#broken = true;
      return undefined;
    }
  }

  async #fetchAgain(url: string, mustBeStored: boolean): Promise<Response> {
    const { origin, pathname } = new URL(url);
    const file = origin + pathname;
    const key = this.#files.getCacheKeyForURL(file) ?? file;
    const integrity = this.#files.getIntegrityForCacheKey(key) ?? "";
    const answer = await fetch(new Request(file, { integrity, cache: "reload", credentials: "same-origin" }));
    // The browser opens no page with an answer that it was led to from elsewhere.
    const whole = answer.redirected ? await copyResponse(answer) : answer;
    const storing = this.#store().then((store) => store.put(key, whole.clone()));
    if (mustBeStored) await storing;
    else storing.catch(() => {}); // without room for it the file is still good
    return whole;
  }

  /** An older worker has stored whatever came; only what is right stays. */
  async #removeDamaged(): Promise<void> {
    const store = await this.#store();
    for (const key of this.#files.getURLsToCacheKeys().values()) {
      // One file in memory at a time.
      const stored = await store.match(key, { ignoreVary: true });
      if (stored !== undefined && (await integrityOf(stored)) !== this.#files.getIntegrityForCacheKey(key)) await store.delete(key);
    }
  }

  /** Files of older versions go when the last tab that may need them is closed, and never while another version is being stored. */
  async #removeOlder(): Promise<void> {
    await alone({ ifAvailable: true }, async () => {
      const open = new Set(await this.#around.tabs());
      if (this.#around.another() || (await this.#olderTabs()).some((tab) => open.has(tab))) return;
      const store = await this.#store();
      const wanted = new Set(this.#files.getURLsToCacheKeys().values());
      for (const request of await store.keys()) {
        if (!wanted.has(request.url)) await store.delete(request);
      }
    });
  }

  async #olderTabs(): Promise<readonly string[]> {
    const noted = await (await this.#store()).match(OLDER_TABS);
    return noted === undefined ? [] : ((await noted.json()) as readonly string[]);
  }

  #store(): Promise<Cache> {
    return caches.open(this.#files.strategy.cacheName);
  }
}

/** Does nothing if that is asked for only when nobody else is at it. Where there are no locks, nothing is waited for. */
async function alone({ ifAvailable }: { readonly ifAvailable: boolean }, work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) return work();
  await navigator.locks.request(LOCK, { ifAvailable }, (lock) => (lock === null ? Promise.resolve() : work()));
}

/** As `integrity` is written. */
async function integrityOf(answer: Response): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await answer.arrayBuffer()));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
