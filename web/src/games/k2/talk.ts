import { listText } from "../../ui/lists";
import { sentences } from "../../ui/sentences";
import { words } from "../../ui/words";
import { boardLabels, NOTHING, today } from "./board-view";
import { cardFacts, cardText, placeText, pointsLeft, sumText, weatherText } from "./describe";
import { letter } from "./letter";
import { spaceTargetText } from "./space-text";
import type { GameEvent, Offer, Sketch, View } from "./types";
import { climberName, spokenTo } from "./who";

/** What is answered to a question about the table. Whose cards are told is decided by the view: it has only those that may be seen. */
export function answerTo(view: View, question: string, climber: number | null): string {
  switch (question) {
    case "night":
      return nights(view, climber);
    case "forecast":
      return sentences(
        view.table.weather
          .slice(view.table.day - 1)
          .map((weather, index) => words("weather-day", { day: view.table.day + index, what: weatherText(weather) })),
      );
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
  if (seat === undefined) return sentences([...parts, words("log-over")]);
  const unpaid = view.table.turn?.unpaid ?? 0;
  const left = pointsLeft(view.ending).map(({ climber, points }) => words("turn-left", { letter: letter(climber), points }));
  return sentences([
    ...parts,
    words("turn-of", spokenTo(view, seat)),
    ...climbersOf(view, seat),
    ...left,
    ...(unpaid ? [words("risk-unpaid", { count: unpaid })] : []),
    words("team-marker", { points: view.totals[seat] ?? 0 }),
  ]);
}

function everybody(view: View): string {
  return sentences(view.table.players.flatMap((_, seat) => climbersOf(view, seat)));
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
  const giving = phase === "turn";
  const held = giving ? turn?.cards : players[view.table.viewer ?? -1]?.hand;
  if (held == null || held.length === 0) return words("command-no-cards");
  if (giving) return sentences([listText(held.map(cardText))]); // their places would be others after each card
  return held.map((card, place) => words("pair", { label: String(place + 1), text: cardText(card) })).join("; ");
}

/** Everything a climber can reach, and what it would mean. */
function reachText(view: View, climber: number): string {
  const targets = view.targets[climber] ?? [];
  if (targets.length === 0) return words("turn-nothing-to-reach", { letter: letter(climber) });
  const { board } = view.table.config;
  return sentences(targets.map((target) => placeText(board, target.space) + spaceTargetText(target)));
}

/** Which cards were just chosen, as long as the log tells only that some were; empty if it has told. */
export function ownDeed([action = ""]: readonly string[], events: readonly GameEvent[]): string {
  const [verb, ...chosen] = action.split(" ");
  if (verb !== "select" || events.some(({ event }) => event === "revealed")) return "";
  return words("command-played", { list: listText(chosen.map(cardText)) });
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

/** A choice that is proposed, in the words of the buttons that would do it. */
export function choiceText(view: View, sketch: Sketch): string {
  const [seat = 0] = view.to_act;
  const [, fallen = 0] = view.table.pending[0] ?? [];
  const place = (space: number): string => placeText(view.table.config.board, space);
  if (sketch.cards.length > 0) return listText(sketch.cards.map(cardText));
  if (sketch.token !== null) return words("risk-token", { value: sketch.token });
  if (sketch.declines) return words("rescue-decline", { letter: letter(fallen) });
  if (sketch.rescue !== null) return words("rescue-to", { place: place(sketch.rescue) });
  if (sketch.ends) return words(sketch.rests ? "turn-rest" : "turn-end");
  const done = sketch.climbers.flatMap(({ way, tent, gifts, moves, levels }, index) => {
    const name = letter(index);
    const end = way.at(-1);
    return [
      ...gifts.map(({ card }) => words("log-gave", { who: climberName(view, seat, index), card: cardText(card) })),
      ...(end === undefined || way.length < 2 ? [] : [words("plan-to", { letter: name, place: place(end) })]),
      ...(tent === null ? [] : [words("plan-camp", { letter: name, place: place(tent) })]),
      ...Array.from({ length: moves }, () => words("turn-pay-move", { letter: name })),
      ...Array.from({ length: levels }, () => words("turn-pay-level", { letter: name })),
    ];
  });
  const tonight = sketch.nights.flatMap((night, index) =>
    night === null ? [] : [words("plan-tonight", { letter: letter(index), sum: sumText(night) }) + (night.dies ? `, ${words("tonight-dies")}` : "")],
  );
  return sentences([...done, ...tonight]);
}
