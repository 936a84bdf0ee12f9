/** The seat whose expeditions lie in large before whoever plays here: the one who acts, but while a bot acts the person who was last to. */
export function seatInLarge(acting: number, seats: number, people: readonly number[]): number {
  if (people.length === 0 || people.includes(acting)) return acting;
  const before = Array.from({ length: seats }, (_, back) => (acting - back + seats) % seats);
  return before.find((seat) => people.includes(seat)) ?? acting;
}
