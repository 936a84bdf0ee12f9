import { beforeEach, expect, test, vi } from "vitest";

/** A browser's history, as far as the page sees it. */
class FakeHistory {
  entries: { state: unknown; hash: string }[] = [
    { state: null, hash: "#home" },
    { state: null, hash: "#game" },
  ];
  at = 1;
  wentBack = (): void => {};

  get state(): unknown {
    return this.entries[this.at]?.state;
  }

  get hash(): string {
    return this.entries[this.at]?.hash ?? "";
  }

  pushState(state: unknown, _title: string, hash = this.hash): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, hash }];
    this.at += 1;
  }

  back(): void {
    this.at -= 1;
    this.wentBack();
  }

  /** Somebody follows a link. */
  go(hash: string): void {
    this.pushState(null, "", hash);
    this.wentBack(); // a browser tells of that too
  }
}

let history: FakeHistory;
let closeByWayBack: (close: () => void) => () => void;

beforeEach(async () => {
  history = new FakeHistory();
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", history);
  vi.stubGlobal("navigation", {
    get currentEntry() {
      return { index: history.at };
    },
    entries: () => history.entries.map((_, index) => ({ key: String(index) })),
    traverseTo: (key: string) => {
      history.at = Number(key);
      history.wentBack();
    },
  });
  vi.stubGlobal("addEventListener", (_name: string, listener: () => void) => (history.wentBack = listener));
  vi.resetModules();
  const back = await import("../../src/ui/back");
  back.followWayBack();
  ({ closeByWayBack } = back);
});

/** Opens something; the list says what has been closed. */
function open(name: string, closed: string[]): () => void {
  const gone = closeByWayBack(() => {
    closed.push(name);
    gone();
  });
  return gone;
}

test("the way back closes what is open and stays on the screen", () => {
  const closed: string[] = [];
  open("menu", closed);
  history.back();
  expect(closed).toEqual(["menu"]);
  expect(history.hash).toBe("#game");
  history.back();
  expect(history.hash).toBe("#home");
});

test("the way back closes one thing after the other, the topmost first", () => {
  const closed: string[] = [];
  open("sheet", closed);
  open("question", closed);
  history.back();
  expect(closed).toEqual(["question"]);
  history.back();
  expect(closed).toEqual(["question", "sheet"]);
  expect(history.hash).toBe("#game");
});

test("after something was closed in another way, one step back leaves the screen", () => {
  open("menu", [])();
  open("menu", [])();
  history.back();
  expect(history.hash).toBe("#home");
});

test("following a link closes nothing, and one step leads back from it", () => {
  const closed: string[] = [];
  const gone = open("menu", closed);
  history.go("#rules");
  gone();
  expect(closed).toEqual([]);
  expect(history.hash).toBe("#rules");
  history.back();
  expect(history.hash).toBe("#game");
  expect(closed).toEqual([]);
});
