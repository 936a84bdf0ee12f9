/** What to touch next at the table of Karakorum, so that these actions are played; the first of them comes next. */
export function pointAt(table: Element, [next = ""]: readonly string[]): Element | null {
  const [verb = "", ...rest] = next.split(" ");
  if (table.querySelector("dialog") !== null) return null;
  switch (verb) {
    case "take":
      return cardToTake(table, rest) ?? button(table, "take");
    case "place": {
      const [card = "", pile = ""] = rest;
      const chosen = table.querySelector('.kk-cardbutton[aria-pressed="true"]');
      return chosen?.getAttribute("data-card") === card ? table.querySelector(`[data-pile="${pile}"]`) : table.querySelector(`[data-card="${card}"]`);
    }
    default:
      return button(table, next);
  }
}

/** The first card that is still to be lifted. */
function cardToTake(table: Element, wanted: readonly string[]): Element | null {
  return wanted.map((card) => table.querySelector(`.kk-cardbutton[data-card="${card}"][aria-pressed="false"]`)).find((card) => card !== null) ?? null;
}

function button(table: Element, action: string): Element | null {
  return table.querySelector(`[data-action="${action}"]`);
}

/** What is only looked at. */
export function lookAt(table: Element, name: string): Element | null {
  switch (name) {
    case "goals":
      return table.querySelector(".kk-goals");
    case "peaks":
      return table.querySelector("karakorum-peaks");
    default:
      return null;
  }
}
