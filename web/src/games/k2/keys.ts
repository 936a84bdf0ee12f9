import { type GameKeys, pressButton } from "../../play/shortcuts";
import { k2KeyGroup } from "./key-actions";

/** What the keys of K2 do. */
export function k2Keys(table: HTMLElement, tell: (question: string) => void): GameKeys {
  return {
    group: k2KeyGroup,
    acts: {
      "climber-a": () => pressButton(table, ".tray [data-climber=A]"),
      "climber-b": () => pressButton(table, ".tray [data-climber=B]"),
      night: () => tell("night"),
      forecast: () => tell("forecast"),
      cards: () => tell("cards"),
      reach: () => focusNext(table),
      pay: () => pressButton(table, "[data-action=settle]"),
    },
    choose: (place) => pressButton(table, ".tray .hand .card, .tray .token", place),
  };
}

/** What lies in the tray to be chosen: cards of a hand, or tokens. */
const IN_TRAY = ".tray-select .card, .tray-risk .token";

/** From one thing that can be chosen to the next, in the tray or on the mountain. */
function focusNext(table: HTMLElement): void {
  const all = [...table.querySelectorAll<HTMLElement>(IN_TRAY)];
  if (all.length === 0) table.querySelector("k2-board")?.focusNextLit();
  else all[(all.findIndex((one) => one === document.activeElement) + 1) % all.length]?.focus();
}
