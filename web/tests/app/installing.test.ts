import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Installing, ownWay } from "../../src/app/installing";

let window: EventTarget;
const changed = vi.fn<() => void>();

beforeEach(() => {
  window = new EventTarget();
  changed.mockClear();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
});
afterEach(() => vi.unstubAllGlobals());

/** The browser says that the site can be installed. */
function offer() {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt: vi.fn<() => Promise<unknown>>(async () => ({})) });
  window.dispatchEvent(event);
  return event;
}

test("nothing is offered where the browser does not let the page ask", () => {
  expect(new Installing(changed).offeredUnder("first", false)).toBe(false);
});

test("the browser's own question waits, and the first finished game alone has the offer", () => {
  const installing = new Installing(changed);
  expect(offer().defaultPrevented).toBe(true);
  expect(changed).toHaveBeenCalled();
  expect(installing.offeredUnder("first", false)).toBe(true);
  expect(installing.offeredUnder("first", true)).toBe(true);
  expect(installing.offeredUnder("second", true)).toBe(false);
});

test("an offer of an earlier visit is never made again", () => {
  const installing = new Installing(changed);
  offer();
  expect(installing.offeredUnder("first", true)).toBe(false);
  expect(installing.possible).toBe(true);
});

test("whoever says no does not see it again", () => {
  const installing = new Installing(changed);
  offer();
  installing.offeredUnder("first", false);
  installing.decline();
  expect(installing.offeredUnder("first", true)).toBe(false);
});

test("the browser is asked once, and an installed site offers nothing", async () => {
  const installing = new Installing(changed);
  const event = offer();
  await installing.ask();
  await installing.ask();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  expect(installing.possible).toBe(false);
  offer();
  window.dispatchEvent(new Event("appinstalled"));
  expect(installing.possible).toBe(false);
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1", "ios"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15", "mac"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15", null],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36", null],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "firefox"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", null],
])("%s installs by %s", (userAgent, way) => {
  expect(ownWay({ userAgent })).toBe(way);
});
