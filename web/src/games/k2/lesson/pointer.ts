import type { K2Game } from "../table";
import { planOf } from "../tray/intent";

const LETTERS = ["A", "B"];

/** What to touch next at the table of K2, so that these actions are played; the first of them comes next. */
export function pointAt(table: Element, actions: readonly string[]): Element | null {
  const game = table as K2Game;
  const [next = ""] = actions;
  const [verb = "", ...rest] = next.split(" ");
  if (game.querySelector(".game")?.getAttribute("data-phase") === "night" || game.asking !== null) return null;
  switch (verb) {
    case "select":
      return handCard(game, rest) ?? button(game, "select");
    case "take":
      return game.querySelector(`.token[data-value="${rest[0]}"]`);
    case "end":
      return game.querySelector(".tray-panel") === null ? button(game, "end") : button(game, "drop");
    default:
      return decision(game, actions);
  }
}

/** The first card that is still to be lifted. */
function handCard(game: K2Game, wanted: readonly string[]): Element | null {
  const cards = [...game.querySelectorAll(".hand .card")];
  const lifted = cards.filter((card) => card.getAttribute("aria-pressed") === "true").map((card) => card.getAttribute("data-card"));
  const missing = wanted.filter((card) => {
    const place = lifted.indexOf(card);
    if (place >= 0) lifted.splice(place, 1);
    return place < 0;
  });
  const rest = cards.filter((card) => card.getAttribute("aria-pressed") !== "true");
  return rest.find((card) => missing.includes(card.getAttribute("data-card") ?? "")) ?? null;
}

/** The way to a walk, a tent, a card or a payment: what is proposed already, else where it begins. */
function decision(game: K2Game, actions: readonly string[]): Element | null {
  const group = together(actions);
  const panel = game.querySelector(".tray-panel");
  const given = group.length === 1 ? game.querySelector(`[data-give="${group[0]}"]`) : null;
  if (given !== null) return given;
  if (planOf(game.intent) !== null || panel !== null) return proposed(game, group) ?? beginning(game, group) ?? button(game, "drop");
  return beginning(game, group);
}

/** The actions of one decision: cards given to a climber and what the climber does with them, or all that is paid. */
function together(actions: readonly string[]): readonly string[] {
  const verbs = actions.map((action) => action.split(" ")[0] ?? "");
  const does = verbs.findIndex((verb) => verb === "step" || verb === "tent" || verb === "pay");
  if (does < 0) return actions.slice(0, 1);
  const end = verbs.findIndex((verb, place) => place > does && verb !== verbs[does]);
  return actions.slice(0, end < 0 ? actions.length : end);
}

/** The button that does what is proposed, if that is it; else the one that proposes it. */
function proposed(game: K2Game, group: readonly string[]): Element | null {
  const { options, option, plan } = game.intent;
  const fits = (actions: readonly string[]): boolean => actions.join() === group.join();
  const place = options.findIndex(({ plans }) => plans.some(({ actions }) => fits(actions)));
  const way = options[place]?.plans.findIndex(({ actions }) => fits(actions)) ?? -1;
  if (way < 0) return null;
  if (place !== option) return game.querySelectorAll(".plan-goals button")[place] ?? null;
  return way === plan ? button(game, "accept") : game.querySelector(`[data-plan="${way}"]`);
}

function beginning(game: K2Game, group: readonly string[]): Element | null {
  const last = group.at(-1)?.split(" ") ?? [];
  const [verb = "", climber = "", space] = last;
  if (game.querySelector(".tray-panel") !== null && verb !== "step") return null;
  switch (verb) {
    case "pay":
      return button(game, "settle");
    case "tent":
      return button(game, `tent-${climber}`);
    case "give":
      return game.querySelector(`.hand .card[data-card="${last[1]}"]`);
    default:
      return LETTERS.indexOf(climber) === game.intent.climber ? onBoard(game, `space-${space}`) : game.querySelector(`[data-climber="${climber}"]`);
  }
}

function button(game: K2Game, action: string): Element | null {
  return game.querySelector(`[data-action="${action}"]`);
}

function onBoard(game: K2Game, key: string): Element | null {
  return game.querySelector("k2-board")?.shadowRoot?.querySelector(`[data-key="${key}"]`) ?? null;
}

/** What is only looked at. */
export function lookAt(table: Element, name: string): Element | null {
  const game = table as K2Game;
  const [kind = "", key = ""] = name.split(" ");
  switch (kind) {
    case "climber":
      return game.querySelector(`[data-climber="${key}"]`);
    case "today":
      return game.querySelector(".forecast-day.today");
    case "space":
      return onBoard(game, `space-${key}`);
    case "piece":
      return onBoard(game, key);
    default:
      return null;
  }
}
