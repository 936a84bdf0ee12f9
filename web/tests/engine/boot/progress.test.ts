import { expect, test, vi } from "vitest";

import { Progress } from "../../../src/engine/boot/progress";

/** What is told of a download whose pieces arrive at these times. */
async function told(...pieces: readonly { readonly bytes: number; readonly at: number }[]): Promise<number[]> {
  let now = 0;
  const progress = new Progress(1000, () => now);
  const tell = vi.spyOn(progress, "tell").mockImplementation(() => {});
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const [next, ...others] = pieces;
        if (next === undefined) return controller.close();
        pieces = others;
        now = next.at;
        controller.enqueue(new Uint8Array(next.bytes));
      },
    },
    { highWaterMark: 0 },
  );
  await progress.count(stream);
  return tell.mock.calls.map(([message]) => (message.kind === "bytes" ? message.loaded : -1));
}

test("on a fast line only larger steps are told", async () => {
  expect(await told({ bytes: 10, at: 1 }, { bytes: 20, at: 2 }, { bytes: 20, at: 3 }, { bytes: 10, at: 4 })).toEqual([50]);
});

test("on a slow line small steps are told, too", async () => {
  expect(await told({ bytes: 5, at: 800 }, { bytes: 5, at: 900 }, { bytes: 5, at: 1600 })).toEqual([5, 15]);
});
