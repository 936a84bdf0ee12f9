import { listText } from "../../ui/lists";
import { words } from "../../ui/words";
import { constants } from "./constants";
import { letter } from "./letter";
import type { BoardName, GameEvent, Night, TurnEnd, View, Weather } from "./types";
import { climberName, spokenTo } from "./who";

export interface CardFacts {
  readonly kind: "move" | "rope" | "acclimatization";
  readonly up: number;
  readonly down: number;
  readonly level: number;
}

export function cardFacts(card: string): CardFacts {
  return constants.cards[card] ?? { kind: "acclimatization", up: 0, down: 0, level: 0 };
}

export function cardText(card: string): string {
  const { kind, up, down, level } = cardFacts(card);
  if (kind === "move") return words("card-m", { up });
  if (kind === "rope") return words("card-r", { up, down });
  return level === 0 ? words("card-a0") : words("card-a", { level });
}

export function placeText(board: BoardName, space: number): string {
  if (space === 0) return words("place-camp");
  const spaces = constants.boards[board].spaces;
  return space === spaces.length - 1 ? words("place-summit") : words("place-space", { number: space });
}

export function zonesText(zones: readonly number[]): string {
  return listText(zones.map((zone) => words(`zone-${zone}`)));
}

export function weatherText(weather: Weather): string {
  if (weather.zones.length === 0) return words("weather-clear");
  const effects = [];
  if (weather.loss) effects.push(words("weather-loss", { loss: weather.loss }));
  if (weather.surcharge) effects.push(words("weather-surcharge", { surcharge: weather.surcharge }));
  return words("weather-effect-at", { effect: listText(effects), zones: zonesText(weather.zones) });
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A number with a real minus sign. */
export function plain(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/** Tonight's sum spelled out, as far as it has parts. A level may be below 1 before the night has done anything. */
export function sumText(night: Night): string {
  const { level, ground, tent, weather, risk, total } = night;
  if (!ground && !tent && !weather && !risk) return words(level < 1 ? "tonight-below" : "tonight-same", { level: plain(level) });
  return words("tonight-sum", {
    level: plain(level),
    ground: ground ? words("tonight-ground", { sign: ground < 0 ? "−" : "+", amount: Math.abs(ground) }) : "",
    tent: tent ? words("tonight-tent") : "",
    weather: weather ? words("tonight-weather", { amount: -weather }) : "",
    risk: risk ? words("tonight-risk", { amount: -risk }) : "",
    total: plain(total),
  });
}

/** The climbers that could still do something with the points they have. */
export function pointsLeft(ending: TurnEnd | null): { climber: number; points: number }[] {
  return (ending?.points ?? []).map((points, climber) => ({ climber, points })).filter(({ points }) => points > 0);
}

/** The cards and points that are lost if the turn ends now. */
export function leftText(ending: TurnEnd): string {
  const points = pointsLeft(ending).map(({ climber, points: count }) => words("unused-points", { letter: letter(climber), points: count }));
  return listText([...ending.cards.map(cardText), ...points]);
}

/** An event in words; several lines where several things happened at once. */
export function eventText(view: View, event: GameEvent): string[] {
  const board = view.table.config.board;
  const who = (of: { seat: number; climber: number }): { who: string } => ({ who: climberName(view, of.seat, of.climber) });
  switch (event.event) {
    case "morning":
      return [
        words("log-morning", {
          day: event.day,
          weather: weatherText(event.weather),
          name: spokenTo(view, event.starting).name,
          players: view.table.players.length,
        }),
      ];
    case "picked":
      return [words("log-picked", spokenTo(view, event.seat))];
    case "revealed":
      return [
        ...event.picks.map((pick) =>
          words("log-revealed", {
            ...spokenTo(view, pick.seat),
            cards: listText(pick.cards.map(cardText)),
            sum: pick.sum,
          }),
        ),
        ...takerText(view, event),
      ];
    case "took":
      return [words("log-took", { ...spokenTo(view, event.seat), value: event.value })];
    case "gave":
      return [words("log-gave", { ...who(event), card: cardText(event.card) })];
    case "walked":
      return [
        words("log-walked", { ...who(event), place: placeText(board, event.to), cost: event.cost }),
        ...(event.summit === null ? [] : [words("log-summit", { ...who(event), place: event.summit })]),
      ];
    case "camped":
      return [words("log-camped", { ...who(event), place: placeText(board, event.space), cost: event.cost })];
    case "paid":
      return [words(`log-paid-${event.loss}`, who(event))];
    case "ended":
      return [words("log-ended", spokenTo(view, event.seat))];
    case "night":
      return event.nights.map((night) => words("log-night", { ...who(night), sum: sumText(night) }));
    case "fell":
      return [words(event.awaiting ? "log-awaiting" : "log-fell", who(event))];
    case "died":
      return [words("log-died", who(event))];
    case "rescued":
      return [words("log-rescued", { ...who(event), place: placeText(board, event.space), points: event.points })];
    case "declined":
      return [words("log-declined", { name: spokenTo(view, event.seat).name, letter: letter(event.climber) })];
    case "out":
      return [words("log-out", { name: spokenTo(view, event.seat).name })];
    case "over":
      return [words("log-over")];
  }
}

/** Who takes a token; nothing where nobody else was there to dare less. */
function takerText(view: View, { picks, taker }: Extract<GameEvent, { event: "revealed" }>): string[] {
  if (picks.length < 2) return [];
  return [taker === null ? words("log-tie") : words("log-taker", { name: spokenTo(view, taker).name })];
}
