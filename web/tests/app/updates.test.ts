import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { type Updates, watchForUpdates } from "../../src/app/updates";

/** A worker that is in some state and notes what it is told. */
class FakeWorker extends EventTarget {
  told: string[] = [];

  constructor(
    public state: string,
    readonly whole = true,
  ) {
    super();
  }

  postMessage({ type }: { readonly type: string }, [port]: readonly MessagePort[] = []): void {
    this.told.push(type);
    port?.postMessage(this.whole);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  register = async () => registration;
  getRegistration = async () => registration;

  takeOver(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

let registration: FakeRegistration;
let container: FakeContainer;
let reloads: number;
let heard: string[];
let online: () => void;

beforeEach(() => {
  registration = new FakeRegistration();
  container = new FakeContainer();
  reloads = 0;
  heard = [];
  vi.stubGlobal("navigator", { serviceWorker: container });
  vi.stubGlobal("location", { reload: () => reloads++ });
  vi.stubGlobal("addEventListener", (_kind: string, listener: () => void) => (online = listener));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(): Promise<Updates> {
  const updates = watchForUpdates({ onOfflineReady: () => heard.push("stored"), onNeedRefresh: () => heard.push("newer") });
  await settled();
  return updates;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));

/** A new version was stored while the page is open. */
function found(): FakeWorker {
  const worker = new FakeWorker("installing");
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing = null;
  registration.waiting = worker;
  worker.become("installed");
  return worker;
}

test("the first visit hears that the site is stored, and nothing of a new version", async () => {
  const worker = new FakeWorker("installing");
  registration.installing = worker;
  await open();
  worker.become("installed");
  registration.active = worker;
  worker.become("activated");
  container.takeOver(worker);
  expect(heard).toEqual(["stored"]);
  expect(reloads).toBe(0);
});

test("a later visit has the store checked, again when the network comes back, and hears when all is there", async () => {
  container.controller = registration.active = new FakeWorker("activated", false);
  await open();
  expect(heard).toEqual([]);
  registration.active = new FakeWorker("activated");
  online();
  await settled();
  expect(heard).toEqual(["stored"]);
  expect(registration.active.told).toEqual(["CHECK"]);
});

test("a version that waits is told of at once, and one that comes while the page is open", async () => {
  container.controller = registration.active = new FakeWorker("activated");
  registration.waiting = new FakeWorker("installed");
  await open();
  expect(heard).toContain("newer");
  heard = [];
  found();
  expect(heard).toEqual(["newer"]);
});

test("whoever changes over reloads once the new version is in charge", async () => {
  container.controller = registration.active = new FakeWorker("activated");
  const updates = await open();
  const worker = found();
  await updates.change();
  expect(worker.told).toEqual(["SKIP_WAITING"]);
  expect(reloads).toBe(0);
  worker.become("activated");
  expect(reloads).toBe(1);
});

test("a tab in which nobody has changed over is not reloaded, is told, and can change later", async () => {
  container.controller = registration.active = new FakeWorker("activated");
  const updates = await open();
  heard = [];
  const worker = new FakeWorker("activated");
  registration.active = worker;
  container.takeOver(worker);
  expect(heard).toEqual(["newer"]);
  expect(reloads).toBe(0);
  await updates.change();
  expect(reloads).toBe(1);
});

test("a browser that stores nothing is left alone", async () => {
  vi.stubGlobal("navigator", {});
  await open();
  expect(heard).toEqual([]);
});
