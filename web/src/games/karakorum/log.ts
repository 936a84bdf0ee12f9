import { nothing, type TemplateResult } from "lit";

import { grouped, type LogChapter } from "../../play/log";
import { playerName, teamOf } from "../../ui/seat-names";
import { teamSymbol } from "../../ui/symbols";
import { words } from "../../ui/words";
import { eventText } from "./describe";
import type { GameEvent, View } from "./types";

/** The log by rounds. */
export function logChapters(view: View, events: readonly GameEvent[]): readonly LogChapter[] {
  return grouped(events, ({ event }) => event === "round").map((round, index) => {
    const [first] = round;
    return {
      heading: words("karakorum-round", { round: index + 1 }),
      sign: first?.event === "round" ? teamSymbol(teamOf(view, first.active)) : nothing,
      short: shortRound(view, round),
      lines: round.flatMap((event) =>
        eventText(view, event).map((text, line) => ({ event: event.event, text, sign: line === 0 ? sign(view, event) : nothing })),
      ),
    };
  });
}

/** How many cards everybody has taken in a round. */
function shortRound(view: View, round: readonly GameEvent[]): string {
  return round
    .flatMap((event) =>
      event.event === "took" ? [words("karakorum-log-short", { name: playerName(view, event.seat), count: event.cards.length })] : [],
    )
    .join(" · ");
}

function sign(view: View, event: GameEvent): TemplateResult | typeof nothing {
  return "seat" in event ? teamSymbol(teamOf(view, event.seat)) : nothing;
}
