import { registerSW } from "virtual:pwa-register";

export interface UpdateEvents {
  /** Everything is stored; from now on the site works without a network. */
  onOfflineReady?(): void;
  /** A new version is stored and waits. Nothing changes until `change` of the returned object is called. */
  onNeedRefresh?(): void;
}

export interface Updates {
  /** Changes over to the version that waits and reloads the page. */
  change(): Promise<void>;
}

/** To be called once the first game is drawn: storing the site would only be in its way before. */
export function watchForUpdates(events: UpdateEvents): Updates {
  const update = registerSW({
    immediate: true,
    onOfflineReady: () => events.onOfflineReady?.(),
    onNeedRefresh: () => events.onNeedRefresh?.(),
  });
  return {
    change: async () => {
      // On the very first visit no service worker is in charge of this page, and nobody else would reload it.
      const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
      if (!waiting) return location.reload();
      waiting.addEventListener("statechange", () => {
        if (waiting.state === "activated") location.reload();
      });
      await update(true);
      waiting.postMessage({ type: "SKIP_WAITING" });
    },
  };
}
