/** Rough edges and ridges made from a seed, so that a few points draw a whole mountain. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly (readonly [number, number])[];

/** Mulberry32. */
export function dice(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const path = (line: Line, close = true): string =>
  line.map(([x, y], i) => `${i ? "L" : "M"}${Math.round(x)} ${Math.round(y)}`).join("") + (close ? "Z" : "");

/** Breaks each stretch of a line into crags about `step` long that leave it by up to `amount`. */
export function rough(line: Line, seed: number, amount = 7, step = 24): Line {
  const roll = dice(seed);
  const out: [number, number][] = [];
  line.forEach(([x, y], i) => {
    const next = line[i + 1];
    out.push([x, y]);
    if (!next) return;
    const dx = next[0] - x;
    const dy = next[1] - y;
    const length = Math.hypot(dx, dy);
    const parts = Math.floor(length / step);
    for (let k = 1; k < parts; k++) {
      const t = (k + (roll() - 0.5) * 0.6) / parts;
      const off = (k % 2 ? 1 : -1) * (0.25 + roll() * 0.75) * amount;
      out.push([x + dx * t - (dy / length) * off, y + dy * t + (dx / length) * off]);
    }
  });
  return out;
}

/**
 * A rib's shadow or snow: crisp along `spine`, on the other side a row of teeth, one for each stretch, up to `width`
 * wide in the middle of the rib and none at its ends.
 */
export function blade(spine: Line, width: number, seed: number): Line {
  const roll = dice(seed);
  const teeth = spine.slice(1).flatMap(([x, y], i): [number, number][] => {
    const [px, py] = spine[i] ?? [x, y];
    const swell = (t: number) => Math.sin(Math.PI * Math.pow(t, 0.8));
    const out = (t: number, share: number) => width * share * swell((i + t) / (spine.length - 1));
    const tip = 0.45 + roll() * 0.3;
    const notch: [number, number] = [x + out(1, 0.1 + roll() * 0.3), y + 6 - roll() * 10];
    return [[px + (x - px) * tip + out(tip, roll() < 0.3 ? 0.35 : 0.65 + roll() * 0.6), py + (y - py) * (tip + 0.16)], notch];
  });
  teeth.pop();
  return [
    ...rough(spine, seed, 3, 28),
    ...rough(teeth, seed + 1, 3, 30)
      .slice()
      .reverse(),
  ];
}

export interface Range {
  readonly silhouette: string;
  readonly shade: string;
}

/** A chain of peaks over the whole width, each with a shaded flank away from the light. */
export function range(seed: number, from: number, to: number, base: number, height: number, stride: number, floor: number): Range {
  const roll = dice(seed);
  const crest: [number, number][] = [];
  const flanks: string[] = [];
  for (let x = from; x < to; x += stride * (0.65 + roll() * 0.7)) {
    const peak: [number, number] = [x, base - height * (0.35 + 0.65 * roll())];
    const gap: [number, number] = [x + stride * (0.32 + 0.2 * roll()), base - height * 0.12 * roll()];
    crest.push(peak, gap);
    const foot: [number, number] = [x + stride * (0.02 + 0.16 * roll()), base + height * (0.35 + 0.3 * roll())];
    flanks.push(path([...rough([peak, gap], x | 0, 5, 26), ...rough([foot, [x - stride * 0.05, (peak[1] + foot[1]) / 2], peak], x | 1, 8, 26)]));
  }
  const top = rough(crest, seed, 4, 26);
  const a = top[0] ?? [from, base];
  const z = top[top.length - 1] ?? [to, base];
  return { silhouette: path([[a[0], floor], ...top, [z[0], floor]]), shade: flanks.join("") };
}

/** Flecks of paper grain as one path of tiny squares. */
export function flecks(seed: number, count: number, size: number, biggest: number): string {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const s = (0.4 + roll() * biggest).toFixed(1);
    return `M${(roll() * size).toFixed(0)} ${(roll() * size).toFixed(0)}h${s}v${s}h-${s}z`;
  }).join("");
}

export const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
