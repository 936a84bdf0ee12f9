import { beforeEach, expect, test, vi } from "vitest";

import { Refused } from "../../src/engine/requests";
import { HintAsker, type HintTable, type Proposal } from "../../src/play/hint-asker";

type Sketch = string;

/** A table whose session answers when it is told to, and which notes what it is told. */
class FakeTable implements HintTable<Sketch> {
  hintable = true;
  readonly told: string[] = [];
  answer: (proposals: readonly Proposal<Sketch>[]) => void = () => {};
  refuse: (reason: unknown) => void = () => {};
  updateComplete = Promise.resolve(true);
  readonly session = {
    table: this as FakeTable,
    get hintable(): boolean {
      return this.table.hintable;
    },
    hints: <S>(): Promise<readonly Proposal<S>[]> => {
      this.told.push("asked");
      return new Promise((resolve, reject) => {
        this.answer = resolve as unknown as FakeTable["answer"];
        this.refuse = reject;
      });
    },
    noteHint: async (): Promise<void> => {
      this.told.push("noted");
    },
  };

  addController(): void {}
  removeController(): void {}
  requestUpdate(): void {}

  presentHint({ sketch }: Proposal<Sketch>): void {
    this.told.push(`shown ${sketch}`);
  }

  missHint(): void {
    this.told.push("missed");
  }
}

const of = (...sketches: readonly Sketch[]): Proposal<Sketch>[] => sketches.map((sketch) => ({ sketch, reasons: [] }));
let table: FakeTable;
let hint: HintAsker<Sketch>;

beforeEach(() => {
  table = new FakeTable();
  hint = new HintAsker(table);
});

async function asked(...sketches: readonly Sketch[]): Promise<void> {
  const asking = hint.press();
  table.answer(of(...sketches));
  await asking;
}

test("a hint is sought, noted and only then shown", async () => {
  const asking = hint.press();
  expect(hint.state.kind).toBe("thinking");
  expect(hint.proposal).toBeNull();
  table.answer(of("best", "second"));
  await asking;
  expect(hint.proposal?.sketch).toBe("best");
  expect(table.told).toEqual(["asked", "noted", "shown best"]);
});

test("asked again it shows the next best, and after the last the first again", async () => {
  await asked("best", "second", "third");
  for (const next of ["second", "third", "best"]) {
    await hint.press();
    expect(hint.proposal?.sketch).toBe(next);
  }
  expect(table.told.filter((one) => one === "asked")).toHaveLength(1);
});

test("pressed while it is sought it stops, and the late answer is dropped and not noted", async () => {
  const asking = hint.press();
  await hint.press();
  expect(hint.state.kind).toBe("none");
  table.answer(of("late"));
  await asking;
  expect(hint.state.kind).toBe("none");
  expect(table.told).toEqual(["asked"]);
});

test("an answer to an earlier question is not taken for the next one's", async () => {
  const first = hint.press();
  const { answer } = table;
  hint.drop();
  const second = hint.press();
  answer(of("old"));
  await first;
  expect(hint.state.kind).toBe("thinking");
  table.answer(of("new"));
  await second;
  expect(hint.proposal?.sketch).toBe("new");
});

test.each([
  ["there is none", () => table.answer([])],
  ["something goes wrong", () => table.refuse(new Error("the engine is gone"))],
])("if %s, that is said once and nothing is noted", async (_, end) => {
  const asking = hint.press();
  end();
  await asking;
  expect(hint.state.kind).toBe("none");
  expect(table.told).toEqual(["asked", "missed"]);
});

test("if the game has gone on meanwhile, nothing is said", async () => {
  const asking = hint.press();
  table.refuse(new Refused({ code: "stale" }));
  await asking;
  expect(hint.state.kind).toBe("none");
  expect(table.told).toEqual(["asked"]);
});

test("where nobody may ask, nothing happens", async () => {
  table.hintable = false;
  await hint.press();
  expect(table.told).toEqual([]);
});

test("a dropped hint is gone, and dropping nothing draws nothing", async () => {
  await asked("best");
  hint.drop();
  expect(hint.proposal).toBeNull();
  const update = vi.spyOn(table, "requestUpdate");
  hint.drop();
  expect(update).not.toHaveBeenCalled();
});
