import { expect, test } from "vitest";

import { manifest } from "../../scripts/manifest.mjs";
import { parseAddress } from "../../src/app/address";
import { GAMES } from "../../src/games";
import { LANGUAGES } from "../../src/ui/languages";

interface Localized {
  readonly [member: string]: unknown;
}

const made = manifest() as Localized & {
  readonly shortcuts: readonly (Localized & { readonly url: string; readonly icons: readonly Picture[] })[];
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
};

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

test("the description and the shortcuts are there in every language, the plain ones in English", () => {
  for (const [part, member] of [[made, "description"], ...made.shortcuts.map((shortcut) => [shortcut, "name"] as const)] as const) {
    const words = part[`${member}_localized`] as Record<string, string>;
    expect(Object.keys(words).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
    expect(new Set(Object.values(words)).size).toBe(Object.keys(LANGUAGES).length);
    expect(part[member]).toBe(words["en"]);
  }
});

test("the shortcuts lead to the running game and to the mountain of the day", () => {
  const routes = made.shortcuts.map(({ url }) => parseAddress(new URL(url, "https://k2.example/").hash, GAMES));
  expect(routes).toMatchObject([{ kind: "continue" }, { kind: "page", path: ["daily"] }]);
});

const FILES = import.meta.glob<string>("../../public/**/*.png", { query: "?inline", import: "default", eager: true });

/** Width and height as a PNG file's head tells them. */
function sizeOf(path: string): string {
  const text = atob(FILES[`../../public${path}`]?.split(",")[1] ?? "");
  const number = (at: number): number => [0, 1, 2, 3].reduce((sum, more) => sum * 256 + text.charCodeAt(at + more), 0);
  return `${number(16)}x${number(20)}`;
}

test("every picture has the size that is written", () => {
  const pictures = [...made.icons, ...made.screenshots, ...made.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes, type } of pictures.filter((picture) => picture.sizes !== "any")) {
    expect(type).toBe("image/png");
    expect(sizeOf(src), src).toBe(sizes);
  }
});

test("there is an icon of its own to be cut into a shape", () => {
  const maskable = made.icons.filter(({ purpose }) => purpose === "maskable").map(({ src }) => src);
  expect(maskable).toHaveLength(1);
  expect(made.icons.filter(({ src, purpose }) => src === maskable[0] && purpose !== "maskable")).toEqual([]);
});

test("a launch while the site is open leaves the page that is open, and the site has its identity and its place", () => {
  expect(made).toMatchObject({ id: "/", start_url: "/", scope: "/", display: "standalone" });
  expect(made["launch_handler"]).toEqual({ client_mode: ["focus-existing", "auto"] });
});
