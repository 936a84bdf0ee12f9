/** The places where these cards lie, in order; each card has a place of its own. */
export function placesOf(lying: readonly string[], cards: readonly string[]): number[] {
  const places: number[] = [];
  for (const card of cards) {
    const place = lying.findIndex((one, index) => one === card && !places.includes(index));
    if (place >= 0) places.push(place);
  }
  return places.sort((one, other) => one - other);
}
