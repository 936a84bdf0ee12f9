import { listText } from "../../ui/lists";
import { words } from "../../ui/words";
import { boardLabels, NOTHING, today } from "./board-view";
import { cardFacts, cardText, placeText, pointsLeft, sumText, weatherText } from "./describe";
import { letter } from "./letter";
import { spaceTargetText } from "./space-text";
import type { Offer, View } from "./types";
import { climberName, spokenTo } from "./who";

/** What is answered to a question about the table. Whose cards are told is decided by the view: it has only those that may be seen. */
export function answerTo(view: View, question: string, climber: number | null): string {
  switch (question) {
    case "night":
      return nights(view, climber);
    case "forecast":
      return view.table.weather
        .slice(view.table.day - 1)
        .map((weather, index) => words("weather-day", { day: view.table.day + index, what: weatherText(weather) }))
        .join("; ");
    case "cards":
      return cards(view);
    case "where":
      return climber === null ? everybody(view) : reachText(view, climber);
    default:
      return stateText(view);
  }
}

/** Day, weather, whose turn, and how the climbers of whoever is to act are. */
function stateText(view: View): string {
  const [seat] = view.to_act;
  const parts = [words("day-of", { day: view.table.day }), weatherText(today(view))];
  if (seat === undefined) return [...parts, words("log-over")].join(". ");
  const unpaid = view.table.turn?.unpaid ?? 0;
  const left = pointsLeft(view.ending).map(({ climber, points }) => words("turn-left", { letter: letter(climber), points }));
  return `${[
    ...parts,
    words("turn-of", spokenTo(view, seat)),
    ...climbersOf(view, seat),
    ...left.map((text) => text.replace(/\.$/, "")),
    ...(unpaid ? [words("risk-unpaid", { count: unpaid })] : []),
    words("team-marker", { points: view.totals[seat] ?? 0 }),
  ].join(". ")}.`;
}

function everybody(view: View): string {
  return view.table.players.flatMap((_, seat) => climbersOf(view, seat)).join("; ");
}

function climbersOf(view: View, seat: number): string[] {
  const labels = boardLabels(view, NOTHING);
  return (view.table.players[seat]?.climbers ?? []).map((climber, index) =>
    climber.space === null
      ? words("pair", { label: climberName(view, seat, index), text: words("team-dead") })
      : labels.describeClimber(seat, index === 0 ? "A" : "B"),
  );
}

function nights(view: View, climber: number | null): string {
  const [acting] = view.to_act;
  return view.nights
    .flatMap((both, seat) =>
      both.map((night, index) =>
        night === null || (climber !== null && (seat !== acting || index !== climber))
          ? ""
          : words("log-night", { who: climberName(view, seat, index), sum: sumText(night) + (night.dies ? `, ${words("tonight-dies")}` : "") }),
      ),
    )
    .filter(Boolean)
    .join(" ");
}

function cards(view: View): string {
  const { phase, turn, players } = view.table;
  const held = phase === "turn" ? turn?.cards : players[view.table.viewer ?? -1]?.hand;
  if (held == null || held.length === 0) return words("command-no-cards");
  return held.map((card, place) => words("pair", { label: String(place + 1), text: cardText(card) })).join("; ");
}

/** Everything a climber can reach, and what it would mean. */
function reachText(view: View, climber: number): string {
  const targets = view.targets[climber] ?? [];
  if (targets.length === 0) return words("turn-nothing-to-reach", { letter: letter(climber) });
  const { board } = view.table.config;
  return targets.map((target) => placeText(board, target.space) + spaceTargetText(target)).join(". ");
}

/** What a command does that is understood now. */
export function aboutOffer(view: View, { kind, climber, space, cards: names, value, target }: Offer): string {
  const { board } = view.table.config;
  const name = letter(climber ?? 0);
  const place = placeText(board, space ?? 0);
  switch (kind) {
    case "play":
      return listText(names.map(cardText));
    case "take":
      return words("risk-token", { value });
    case "walk":
    case "touch":
    case "step":
      return words("plan-to", { letter: name, place }) + (target === null ? "" : spaceTargetText(target));
    case "tent":
      return words("plan-camp", { letter: name, place });
    case "settle":
      return words("turn-pay-count", { count: value });
    case "give":
    case "give_down":
      return gift(name, names[0] ?? "", kind === "give_down");
    case "pay_move":
      return words("turn-pay-move", { letter: name });
    case "pay_level":
      return words("turn-pay-level", { letter: name });
    case "end":
      return words(view.ending?.rests ? "turn-rest" : "turn-end");
    case "rescue":
      return words("rescue-to", { place });
    case "decline":
      return words("rescue-decline", { letter: name });
  }
}

function gift(name: string, card: string, down: boolean): string {
  const facts = cardFacts(card);
  if (facts.kind === "acclimatization") return words("turn-give-level", { letter: name, level: facts.level });
  if (facts.kind === "move") return words("turn-give-move", { letter: name, up: facts.up });
  return down ? words("turn-give-down", { letter: name, down: facts.down }) : words("turn-give-up", { letter: name, up: facts.up });
}
