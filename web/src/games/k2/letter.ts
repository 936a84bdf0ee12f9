export const LETTERS = ["A", "B"] as const;

/** What a climber is called on the board. */
export function letter(climber: number): string {
  return LETTERS[climber] ?? "?";
}
