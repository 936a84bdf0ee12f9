/** Which open cards are marked together, as the engine's legal choices tell. */

/** Whether some legal choice has all these cards. */
function belong(takes: readonly (readonly string[])[], cards: readonly string[]): boolean {
  return takes.some((take) => {
    const rest = [...take];
    return cards.every((card) => {
      const place = rest.indexOf(card);
      if (place < 0) return false;
      rest.splice(place, 1);
      return true;
    });
  });
}

export interface OpenCards {
  readonly display: readonly string[];
  /** The cards of each legal choice. */
  readonly takes: readonly (readonly string[])[];
}

/** Whether the cards at these places can be taken together. */
export function fit({ display, takes }: OpenCards, places: readonly number[]): boolean {
  return belong(
    takes,
    places.map((place) => display[place] ?? ""),
  );
}

/** The places that are marked after a tap: those marked before stay if they go with the new one, the latest first. Null if it goes with nothing. */
export function marked(open: OpenCards, before: readonly number[], place: number): readonly number[] | null {
  if (before.includes(place)) return before.filter((one) => one !== place);
  if (!fit(open, [place])) return null;
  return before.reduceRight<readonly number[]>((kept, one) => (fit(open, [one, ...kept]) ? [one, ...kept] : kept), [place]);
}
