/** One idea, one colour, for cards, board and forecast alike. */
export const MOVE = "var(--print-move, #1d7a45)";
export const GAIN = "var(--print-gain, #1c62b8)";
export const LOSS = "var(--print-loss, #c62f2a)";
export const EVEN = "var(--print-even, #66708a)";
export const SURCHARGE = "var(--print-surcharge, #f59a23)";
export const RISK = "var(--print-risk, #ffd91f)";
export const SKIN = "var(--print-skin, #f3c9a2)";
