import { words } from "./words";

/** Something that a single key does. */
export interface KeyAction {
  readonly name: string;
  /** The key that does it as long as nobody has set another. */
  readonly key: string;
  about(this: void): string;
}

/** Keys in a row, which always stay what they are. */
export interface KeyRow {
  readonly shown: string;
  about(this: void): string;
}

/** Keys that belong together. */
export interface KeyGroup {
  title(this: void): string;
  readonly actions: readonly KeyAction[];
  readonly row?: KeyRow;
}

/** Keys that somebody has set, by the names of what they do. */
export type OwnKeys = Readonly<Record<string, string>>;

const action = (name: string, key: string): KeyAction => ({ name, key, about: () => words(`keys-${name}`) });

/** What every game has. */
export const EVERYWHERE: KeyGroup = {
  title: () => words("keys-everywhere"),
  actions: [
    action("list", "?"),
    action("commands", "c"),
    action("state", "s"),
    action("what", "l"),
    action("where", "w"),
    action("main", "d"),
    action("end", "e"),
    action("on", "g"),
    action("undo", "u"),
    action("redo", "r"),
    action("hint", "h"),
    action("menu", "m"),
    action("explain", "x"),
  ],
};

/** What there is while a game is watched. */
export const WATCHING: KeyGroup = { title: () => words("menu-watch"), actions: [action("play", "p")] };

/** Whether a key can be set: one letter or sign. Digits choose by their places. */
export function canBeSet(key: unknown): key is string {
  return typeof key === "string" && /^[\p{L}\p{P}\p{S}]$/u.test(key) && key === key.toLowerCase() && key.toUpperCase().length === key.length;
}

/** The keys that can be read; the rest counts as not set. */
export function readKeys(stored: unknown): OwnKeys {
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => /^[a-z-]{1,20}$/.test(entry[0]) && canBeSet(entry[1])),
  );
}

/** All keys by the names of what they do. Of keys that somebody has set twice none counts. */
export function keysWith(groups: readonly KeyGroup[], own: OwnKeys): ReadonlyMap<string, string> {
  const actions = groups.flatMap((group) => group.actions);
  const set = new Map(actions.flatMap(({ name }) => (Object.hasOwn(own, name) ? [[name, own[name] ?? ""] as const] : [])));
  for (;;) {
    const keys = new Map(actions.map(({ name, key }) => [name, set.get(name) ?? key]));
    const twice = [...set.keys()].filter((name) => otherOn(groups, keys, name, keys.get(name) ?? "") !== null);
    if (twice.length === 0) return keys;
    for (const name of twice) set.delete(name);
  }
}

/** What else a key does where the named thing is done; null if nothing. */
export function otherOn(groups: readonly KeyGroup[], keys: ReadonlyMap<string, string>, name: string, key: string): KeyAction | null {
  const [everywhere, ...others] = groups;
  const together = others.map(({ actions }) => [...(everywhere?.actions ?? []), ...actions]);
  const met = together.filter((actions) => actions.some((one) => one.name === name)).flat();
  return met.find((one) => one.name !== name && keys.get(one.name) === key) ?? null;
}

let on = true;
let held = false;
let groups: readonly KeyGroup[] = [EVERYWHERE, WATCHING];
let own: OwnKeys = {};
let keys = keysWith(groups, own);

/** The groups of keys that there are: those of every game, those of each game. */
export function nameKeys(ofGames: readonly KeyGroup[]): void {
  groups = [EVERYWHERE, ...ofGames, WATCHING];
  keys = keysWith(groups, own);
}

/** Whether single keys do something; a setting, for those whose keys are pressed by a voice or by mistake. */
export function keysAreOn(): boolean {
  return on && !held;
}

/** Takes over what is set. */
export function useKeys(wanted: boolean, ownKeys: OwnKeys): void {
  on = wanted;
  own = ownKeys;
  keys = keysWith(groups, own);
}

/** While somebody sets a key, none does anything else. */
export function holdKeys(wanted: boolean): void {
  held = wanted;
}

export function allKeys(): readonly KeyGroup[] {
  return groups;
}

/** The key that does something. */
export function keyOf(name: string): string {
  return keys.get(name) ?? "";
}

/** As it is printed on the key. */
export function printed(name: string): string {
  return keyOf(name).toUpperCase();
}

/** What a key does already beside the named thing; null if nothing. */
export function takenBy(name: string, key: string): KeyAction | null {
  return otherOn(groups, keys, name, key);
}

/** What somebody has set once this key is set too. */
export function withKey(name: string, key: string): OwnKeys {
  const first = groups.flatMap(({ actions }) => actions).find((one) => one.name === name)?.key;
  const others = Object.entries(own).filter(([other]) => other !== name && keys.get(other) === own[other]);
  return Object.fromEntries(key === first ? others : [...others, [name, key]]);
}

/** Whether somebody has set any. */
export function areOwn(): boolean {
  return Object.keys(own).length > 0;
}

/** The key that was pressed, as it is set and compared; null if more than one key is meant, or one that has no sign. */
export function plainKey({ key, code, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent): string | null {
  if (ctrlKey || altKey || metaKey || !/^.$/u.test(key)) return null;
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  // On keyboards of other scripts the place of the key counts; and for digits where they need Shift.
  if (letter !== undefined && !/^[a-z]$/i.test(key)) return letter;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const signs = new Set(keys.values());
  return digit !== undefined && !shiftKey && !signs.has(key) ? digit : key.toLowerCase();
}
