import { describe, expect, it } from "vitest";

import { agoText, DAY } from "../../src/ui/dates";
import { untilTomorrow } from "../../src/ui/time-left";

const HOUR = DAY / 24;
const NOW = Date.UTC(2026, 10, 16, 12, 30, 15);

describe("times", () => {
  it("tells how long ago a game was played, in the largest unit that fits", () => {
    const ago = (passed: number): string => agoText(NOW - passed, NOW);
    expect([HOUR / 4, HOUR, 5 * HOUR, DAY, 3 * DAY].map(ago)).toEqual(["15 minutes ago", "1 hour ago", "5 hours ago", "yesterday", "3 days ago"]);
    expect(ago(40 * DAY)).toBe("7 October 2026");
    expect(ago(-HOUR)).toBe("this minute");
  });

  it("tells how long until the next day", () => {
    expect(untilTomorrow(NOW, true)).toBe("11:29:45");
    expect(untilTomorrow(NOW, false)).toBe("11:29");
  });
});
