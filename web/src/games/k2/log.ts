import { nothing, svg, type TemplateResult } from "lit";

import { grouped, type LogChapter } from "../../play/log";
import { listText } from "../../ui/lists";
import { playerName, teamOf } from "../../ui/seat-names";
import { boxed, flagSymbol, teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { LAYOUTS } from "./board/layout";
import { eventText } from "./describe";
import { letter } from "./letter";
import { climberSymbol, riskSymbol, skullSymbol, tentSymbol, weatherSymbol } from "./symbols";
import type { BoardName, GameEvent, View } from "./types";

/** The log by days. */
export function logChapters(view: View, events: readonly GameEvent[]): readonly LogChapter[] {
  return grouped(events, ({ event }) => event === "morning").map((day) => {
    const [morning] = day;
    const known = morning?.event === "morning";
    return {
      heading: known ? words("replay-day", { day: morning.day }) : words("log-title"),
      sign: known ? weatherSymbol(morning.weather) : nothing,
      short: shortDay(view, day),
      lines: day.flatMap((event) =>
        eventText(view, event).map((text, index) => ({ event: event.event, text, sign: index === 0 ? sign(view, event) : nothing })),
      ),
    };
  });
}

/** What the climbers have done in a day: "A up 4 spaces, tent". */
function shortDay(view: View, day: readonly GameEvent[]): string {
  const { board } = view.table.config;
  const alone = view.table.players.length === 1;
  const deeds = view.table.players.flatMap((player, seat) =>
    player.climbers.flatMap((_, climber) => {
      const own = day.filter((event) => "seat" in event && "climber" in event && event.seat === seat && event.climber === climber);
      const done = [...walk(board, own), ...own.flatMap(({ event }) => (SHORT.has(event) ? [words(`log-short-${event}`)] : []))];
      const who = alone ? letter(climber) : words("log-short-who", { name: playerName(view, seat), letter: letter(climber) });
      return done.length === 0 ? [] : [words("log-short", { who, deeds: listText(done) })];
    }),
  );
  return deeds.join(" · ");
}

const SHORT: ReadonlySet<string> = new Set(["camped", "died", "rescued"]);

/** How far somebody has walked in all, and where to. */
function walk(board: BoardName, events: readonly GameEvent[]): readonly string[] {
  const steps = events.flatMap((event) => (event.event === "walked" ? [event] : []));
  const first = steps[0]?.from ?? null;
  const last = steps[steps.length - 1]?.to;
  if (first === null || last === undefined) return [];
  return [words(`log-short-${direction(board, first, last)}`, { count: steps.length })];
}

/** Where a walk has led, as it is seen on the board. */
export function direction(board: BoardName, first: number, last: number): "up" | "down" | "back" | "along" {
  if (last === first) return "back";
  const climbed = (LAYOUTS[board].spaces[first]?.y ?? 0) - (LAYOUTS[board].spaces[last]?.y ?? 0);
  return climbed > 0 ? "up" : climbed < 0 ? "down" : "along";
}

const moon = svg`<path d="M8-18A18 18 0 1 0 18 8A14 14 0 0 1 8-18Z" fill="currentColor"/>`;

/** A small drawing before a line. */
function sign(view: View, event: GameEvent): TemplateResult | typeof nothing {
  switch (event.event) {
    case "morning":
      return weatherSymbol(event.weather);
    case "took":
      return riskSymbol(event.value);
    case "walked":
      return event.summit === null ? climberSymbol(teamOf(view, event.seat), event.climber) : flagSymbol();
    case "gave":
    case "paid":
    case "rescued":
    case "declined":
      return climberSymbol(teamOf(view, event.seat), event.climber);
    case "camped":
      return tentSymbol(teamOf(view, event.seat), event.climber);
    case "night":
      return boxed(moon);
    case "fell":
    case "died":
      return skullSymbol();
    case "picked":
    case "ended":
    case "out":
      return teamSymbol(teamOf(view, event.seat));
    case "revealed":
    case "over":
      return nothing;
  }
}
