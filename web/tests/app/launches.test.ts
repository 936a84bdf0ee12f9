import { expect, test } from "vitest";

import { followLaunches } from "../../src/app/launches";

type Consumer = (launch: { readonly targetURL?: string }) => void;

/** A browser that tells of a launch before the page listens, as it does after a start and a reload. */
function browser(first: string) {
  let consumer: Consumer = () => {};
  const opened: string[] = [];
  followLaunches(({ search, hash }) => opened.push(search + hash), {
    setConsumer(one) {
      consumer = one;
      one({ targetURL: first });
    },
  });
  return { opened, launch: (targetURL?: string) => consumer(targetURL === undefined ? {} : { targetURL }) };
}

test("the launch that has brought the page up is in its address already", () => {
  expect(browser("https://k2.example/#daily").opened).toEqual([]);
});

test("a shortcut and what is shared are opened while the site is open; the icon alone leaves everything as it is", () => {
  const { opened, launch } = browser("https://k2.example/");
  launch("https://k2.example/");
  launch();
  expect(opened).toEqual([]);
  launch("https://k2.example/#continue");
  launch("https://k2.example/?shared-text=hello");
  expect(opened).toEqual(["#continue", "?shared-text=hello"]);
});

test("a browser without launches is left alone", () => {
  expect(() => followLaunches(() => {}, undefined)).not.toThrow();
});
