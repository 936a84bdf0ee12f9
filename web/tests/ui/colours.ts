/** Colours as numbers, and how well they can be told apart. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour written as "#rrggbb" or "#rgb". */
export function rgb(text: string): Rgb {
  const digits = text.length === 4 ? text.slice(1).replaceAll(/./g, "$&$&") : text.slice(1);
  if (!/^[\da-f]{6}$/i.test(digits)) throw new Error(`no colour: ${text}`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => parseInt(digits.slice(at, at + 2), 16));
  return [red, green, blue];
}

/** A colour under another one that hides so much of it. */
export function mixed(below: Rgb, above: Rgb, amount: number): Rgb {
  const channel = (at: 0 | 1 | 2): number => below[at] + (above[at] - below[at]) * amount;
  return [channel(0), channel(1), channel(2)];
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number): number => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast of two colours as WCAG counts it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
