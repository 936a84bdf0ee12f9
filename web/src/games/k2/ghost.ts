import { html, nothing, type TemplateResult } from "lit";

import { freshId } from "../../engine/id";
import type { Engine } from "../../engine/requests";
import type { FoundGame, Replay } from "../../engine/types";
import type { Chart } from "../../generated/wire-k2";
import type { SavedGame } from "../../library/saved-games";
import { teamSymbol } from "../../ui/symbols";
import { ALL_TEAMS, type Team } from "../../ui/teams";
import { words } from "../../ui/words";
import type { BoardView, ClimberName, ClimberView } from "./board/types";
import { letter } from "./letter";
import { rivalOf, rivalText } from "./rival";
import { resultText } from "./text";
import type { ChartDay, K2Verdict, Rank, View } from "./types";

/** Somebody else's climb of the same mountain, shown beside one's own. */
export interface Ghost {
  readonly name: string;
  readonly points: number;
  readonly rank: Rank | null;
  readonly days: readonly ChartDay[];
}

/** The ghost that a saved game is played beside, if there is one. */
export function ghostOf({ ghost }: SavedGame): Ghost | undefined {
  return ghost as Ghost | undefined;
}

/** Makes a ghost of a finished game, to be raced. */
export async function ghostFrom(engine: Engine, replay: Replay, { names, points, rank }: K2Verdict): Promise<Ghost> {
  const id = freshId();
  const { chart } = await engine.watch<Chart>(id, replay);
  await engine.unwatch(id);
  return { name: names[0] ?? "", points: points[0] ?? 0, rank, days: chart.days };
}

/** The ghost of a climb that goes along with a challenge. */
export async function ghostOfLink(engine: Engine, link: string, name: string): Promise<Ghost> {
  const { replay, verdict } = await engine.read<FoundGame<K2Verdict>>(link);
  return { ...(await ghostFrom(engine, replay, verdict)), name };
}

/** The colour of a ghost: one that nobody at the table has. */
export function ghostTeam(view: View): Team {
  const taken = view.teams.slice(0, view.table.players.length);
  return ALL_TEAMS.find((team) => !taken.includes(team)) ?? 0;
}

/** The other's climbers where they stood this morning, pale among one's own. */
export function withGhosts(board: BoardView, view: View, ghost: Ghost | undefined): BoardView {
  if (ghost === undefined) return board;
  const last = view.table.phase === "over" ? view.table.day : view.table.day - 1;
  const day = ghost.days.findLast((one) => one.day <= last);
  const spaces = day?.spaces[0] ?? [0, 0];
  const climbers = spaces.flatMap((space, climber): ClimberView[] =>
    space === null
      ? []
      : [
          {
            seat: -1,
            climber: letter(climber) as ClimberName,
            team: ghostTeam(view),
            space,
            level: 0,
            acting: false,
            selected: false,
            ghost: true,
          },
        ],
  );
  return { ...board, climbers: [...board.climbers, ...climbers] };
}

/** Whom one races, or whose challenge one takes up; it stands beside the mountain on large screens and on it on small ones. */
export function rivalLine(view: View, saved: SavedGame, where: "beside" | "over"): TemplateResult | typeof nothing {
  const ghost = ghostOf(saved);
  const rival = rivalOf(saved);
  if (ghost !== undefined) {
    return html`<p class="rival-line ${where}">
      <span class="team-emblem" aria-hidden="true">${teamSymbol(ghostTeam(view))}</span>
      <span>${words("ghost-of", { name: ghostName(ghost), result: resultText(ghost) })}</span>
    </p>`;
  }
  return rival === undefined ? nothing : html`<p class="rival-line ${where}"><span>${rivalText(rival)}</span></p>`;
}

export function ghostName(ghost: Pick<Ghost, "name">): string {
  return ghost.name || words("ghost-default");
}
