// @vitest-environment node
import { describe, expect, it, vi } from "vitest";

vi.mock("../../src/ui/seat-card", () => ({}));

import { fittingStart } from "../../src/ui/setup-form";

describe("who starts", () => {
  it("is a seat of the game, or is drawn", () => {
    expect([0, 2, 3, -1, 1.5, "1", null, undefined].map((start) => fittingStart(start, 3))).toEqual([0, 2, null, null, null, null, null, null]);
  });
});
