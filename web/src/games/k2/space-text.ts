import { listText } from "../../ui/lists";
import { words } from "../../ui/words";
import { constants } from "./constants";
import { placeText } from "./describe";
import { letter } from "./letter";
import type { Target, View } from "./types";
import { climberName } from "./who";

/** What walking to a space would mean. */
export function spaceTargetText({ cost, risk, night, full, deadly }: Target): string {
  const price = risk ? words("space-price-risk", { cost, risk }) : String(cost);
  const values = { cost: price, result: night.result };
  if (full) return words(deadly ? "space-full-dies" : "space-full", values);
  return words(deadly ? "space-target-dies" : night.dies ? "space-target-careful" : "space-target", values);
}

/** The spaces at the other ends of the ropes that lead up or down from one. */
export function ropesFrom(view: View, space: number, way: "up" | "down"): readonly number[] {
  const { ropes } = constants.boards[view.table.config.board];
  return ropes.flatMap(([low, high]) => (way === "up" && low === space ? [high] : way === "down" && high === space ? [low] : []));
}

/** Where the ropes of a space lead, how much room it has, and whose tents stand there. */
export function surroundings(view: View, space: number): string {
  const { board } = view.table.config;
  const ways = (["up", "down"] as const).flatMap((way) => {
    const ends = ropesFrom(view, space, way).map((end) => words("space-way", { place: placeText(board, end), cost: view.costs[end] ?? 0 }));
    return ends.length ? [words(`space-ways-${way}`, { list: listText(ends) })] : [];
  });
  const zone = constants.boards[board].spaces[space]?.zone ?? 0;
  const room = space === 0 ? [] : [words("space-room", { taken: view.occupied[space] ?? 0, limit: view.limits[zone] ?? 0 })];
  return [...ways, ...room, ...tents(view, space)].map((text) => `; ${text}`).join("");
}

function tents(view: View, space: number): string[] {
  return view.table.players.flatMap((player, seat) =>
    player.climbers.flatMap((climber, index) =>
      climber.tent === space
        ? [
            seat === view.to_act[0] && view.outcome === null
              ? words("space-own-tent", { letter: letter(index) })
              : words("space-tent", { who: climberName(view, seat, index) }),
          ]
        : [],
    ),
  );
}
