import type { Reason } from "../../engine/types";
import { teamOf } from "../../ui/seat-names";
import { words } from "../../ui/words";
import type { BoardView, ClimberName, ClimberView, TentView } from "./board/types";
import { cardText, placeText } from "./describe";
import { letter } from "./letter";
import type { Sketch, View } from "./types";

/** What a proposed turn would do, drawn on the mountain: the ways, and pale where the climbers and their tents would be. */
export function withHint(board: BoardView, view: View, sketch: Sketch | null): BoardView {
  const [seat] = view.to_act;
  if (sketch === null || seat === undefined || view.table.phase !== "turn") return board;
  const team = teamOf(view, seat);
  const climbers = sketch.climbers.flatMap(({ way }, index): ClimberView[] => {
    const space = way.at(-1);
    if (space === undefined || way.length < 2) return [];
    return [{ seat, climber: letter(index) as ClimberName, team, space, level: 0, acting: false, selected: false, ghost: true }];
  });
  const tents = sketch.climbers.flatMap(({ tent }, index): TentView[] =>
    tent === null ? [] : [{ seat, climber: letter(index) as ClimberName, team, space: tent, ghost: true }],
  );
  return {
    ...board,
    climbers: [...board.climbers, ...climbers],
    tents: [...board.tents, ...tents],
    targets: [],
    plan: null,
    ways: sketch.climbers.map(({ way }) => way),
  };
}

/** Why a proposal is good, in one sentence. */
export function hintReason(view: View, { code, ...details }: Reason): string {
  const { card, space } = details;
  return words(`hint-why-${code}`, {
    ...(details as Record<string, string | number>),
    ...(typeof card === "string" ? { card: cardText(card) } : {}),
    ...(typeof space === "number" ? { place: placeText(view.table.config.board, space) } : {}),
  });
}
