import type { Wish } from "../stored/messages";

export interface UpdateEvents {
  /** Everything is stored; from now on the site works without a network. */
  onOfflineReady?(): void;
  /** A new version is stored and waits, or another tab has changed over. Nothing changes until `change` of the returned object is called. */
  onNeedRefresh?(): void;
}

export interface Updates {
  /** Changes over to the version that waits and reloads the page. Other tabs go on with theirs. */
  change(): Promise<void>;
}

const WORKER = "/sw.js";

/** To be called once the first game is drawn: storing the site would only be in its way before. */
export function watchForUpdates(events: UpdateEvents): Updates {
  const browser = navigator.serviceWorker;
  if (browser !== undefined) void watch(browser, events).catch(() => {}); // without it the page needs a network, and nothing else
  return {
    change: async () => {
      const waiting = (await browser.getRegistration())?.waiting;
      if (!waiting) return location.reload(); // another tab has changed over
      waiting.addEventListener("statechange", () => {
        if (waiting.state === "activated") location.reload();
      });
      tell(waiting, { type: "SKIP_WAITING" });
    },
  };
}

async function watch(browser: ServiceWorkerContainer, events: UpdateEvents): Promise<void> {
  let before = browser.controller;
  browser.addEventListener("controllerchange", () => {
    if (before !== null) events.onNeedRefresh?.();
    before = browser.controller;
  });
  const registration = await browser.register(WORKER);
  const heal = (): void => {
    if (registration.active !== null) void isWhole(registration.active).then((whole) => whole && events.onOfflineReady?.());
  };
  const follow = (worker: ServiceWorker | null): void => {
    const isFirst = registration.active === null;
    const look = (): void => {
      if (worker?.state === "installed" && !isFirst) events.onNeedRefresh?.();
      if (worker?.state === "activated" && isFirst) events.onOfflineReady?.();
    };
    worker?.addEventListener("statechange", look);
    look();
  };
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.waiting ?? registration.installing);
  heal();
  addEventListener("online", heal);
}

/** Lets the worker in charge fetch what is missing, and hears whether everything is there. */
function isWhole(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<boolean>) => resolve(data);
    tell(worker, { type: "CHECK" }, [port2]);
  });
}

function tell(worker: ServiceWorker, wish: Wish, ports: Transferable[] = []): void {
  worker.postMessage(wish, ports);
}
