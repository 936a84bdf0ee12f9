import type { nothing, TemplateResult } from "lit";

import type { Engine } from "../engine/requests";
import type { AnyConfig, AnyView, Found, Replay, Whole } from "../engine/types";
import type { KeptGame, Library } from "../library/library";
import type { AnyRecord } from "../library/records";
import type { SavedGame } from "../library/saved-games";
import type { Settings } from "../library/settings";
import type { Loading, PageBots } from "../play/asking-bots";
import type { Lesson } from "../play/lesson/lesson";
import type { AnySession } from "../play/session";
import type { ChapterWords } from "../replay/chapters";
import type { Scene } from "../replay/viewer";
import type { Offer, What } from "../share/offer";
import type { Annotated } from "../ui/annotated";
import type { MenuIcon } from "../ui/drawing/menu-icons";
import type { KeyGroup } from "../ui/single-keys";
import type { Seated, Team } from "../ui/teams";

/**
 * What a game hands to the rest of the page, which knows games only through this. The module itself is small and comes with the page.
 * Its parts are fetched when they are needed.
 */
export interface GameModule extends KeptGame {
  title(): string;
  /** Its place on the first screen; `records` are this game's. */
  home(records: readonly AnyRecord[]): HomeCard;
  /** What the first screen shows beside the menu, if this game is the first. */
  readonly backdrop?: Part<BackdropPart>;
  /** What an address of this game means; null if it is not this game's. `path` is the address without #, split at each slash. */
  route(path: readonly string[]): GameRoute | null;
  /** One line on what is being played, for the list of games. */
  describe(saved: SavedGame): string;
  /** How far a running game has come, in a few words. */
  progress(saved: SavedGame): string;
  /** What a seat of a saved game has, in a word: its points, as a rule. */
  score(saved: SavedGame, seat: number): string;
  /** A word on a saved game that has reached something special. */
  medal?(saved: SavedGame): TemplateResult | typeof nothing;
  /** The newest date whose game of the day has a record, if this game has one every day. */
  newestDaily?(records: readonly AnyRecord[]): string | null;
  /** A small picture of where a saved game stands. */
  thumbnail(saved: SavedGame): TemplateResult;
  readonly play: Part<PlayPart>;
  readonly replay: Part<ReplayPart>;
  /** A finished game looked back on, if this game can tell how good its choices were. */
  readonly review?: Part<ReviewPart>;
  readonly rules: Part<RulesPart>;
  readonly records: Part<RecordsPart>;
  /** The single keys that only this game has. */
  readonly keys: KeyGroup;
  /** A game that teaches this one, played at its own table. */
  readonly lesson: LessonEntry;
}

/** Fetches a part of the page. The same part is always fetched by the same function. */
export type Part<T> = () => Promise<T>;

/** A game on the first screen. */
export interface HomeCard {
  /** A small drawing. */
  readonly picture: TemplateResult;
  /** What kind of game it is, and for how many. */
  readonly about: string;
  /** The ways into a game, the one for newcomers first. */
  readonly entries: readonly MenuEntry[];
  /** What else it offers, below all games. */
  readonly more: readonly LongEntry[];
}

/** A button of the first screen. It leads to an address, starts a game at once, or sends something. */
export interface MenuEntry {
  readonly title: string;
  readonly icon: MenuIcon;
  /** Its data-action, which tests find it by. */
  readonly action: string;
  readonly leadsTo: string | { readonly start: () => NewGame } | { readonly send: (host: GameHost) => Promise<Offer> };
}

/** A button over the whole width, with a line on how things stand. */
export interface LongEntry extends MenuEntry {
  readonly about: string | TemplateResult;
  /** A short note at its end. */
  readonly note?: string;
}

/** A game that is about to be started. */
export interface NewGame {
  readonly config: AnyConfig;
  readonly names?: readonly string[];
  /** Colour and emblem by seat; without them those of the settings. */
  readonly teams?: readonly Team[];
  /** Somebody else's game from the same start, to be shown beside this one. */
  readonly ghost?: object;
  /** Who has sent the challenge that it takes up, in the form that this game gives it. */
  readonly answers?: object;
  /** Whether short hints stand by at first and fade by themselves. */
  readonly helped?: boolean;
}

export type GameRoute =
  /** A screen of the game's own, such as its set-up. */
  | { readonly kind: "page"; readonly page: Part<PagePart>; title(this: void): string }
  /** A game that begins by its address alone; the saved game that `continues` finds goes on instead. */
  | { readonly kind: "start"; readonly config: AnyConfig; continues(saved: SavedGame): boolean }
  /** A link that the engine reads. */
  | { readonly kind: "link"; title(this: void): string }
  | { readonly kind: "unknown"; readonly code: string };

/** What a game's screens may use and ask for. */
export interface GameHost {
  readonly engine: Engine;
  readonly library: Library;
  readonly settings: Settings;
  /** How far the engine's start has come, from 0 to 1; null when it is there. */
  readonly starting: number | null;
  readonly changeSettings: (change: Partial<Settings>) => void;
  /** Starts a game of this kind and shows it. A second call while the first is being answered is ignored. */
  readonly start: (prepare: () => NewGame | Promise<NewGame>) => void;
  readonly openAddress: (address: string) => void;
  /** Opens the sheet for sending something. */
  readonly share: (offer: Offer) => void;
  /** Leads to the first screen and says there why. */
  readonly fail: (reason: unknown) => void;
}

/** Everything that is needed to play. */
export interface PlayPart {
  createSession(engine: Engine, library: Library, saved: SavedGame, whole: Whole<AnyView, unknown>, bots?: Loading<PageBots>): AnySession;
  /** The screen on which the game is played. */
  gameScreen(session: AnySession, settings: Settings, actions: GameScreenActions): TemplateResult;
  /** The result, laid over a game that is over. */
  ending(session: AnySession, actions: EndingActions): TemplateResult;
  /** What a game that is over can be sent as; `first` says what is meant. */
  resultOffer(session: AnySession, first: What): Promise<Offer>;
  /** What somebody has sent. While the engine is reading the link, `found` is null: then it is shown what the link itself tells. */
  linkScreen(link: string, found: Found | null, host: GameHost, watch: () => void): TemplateResult;
}

export interface GameScreenActions {
  /** The game is over. */
  readonly over: () => void;
  readonly share: (offer: Offer) => void;
  readonly abandon: () => void;
  /** Brings a game back that another tab has taken over. */
  readonly takeBack: () => void;
}

export interface EndingActions {
  /** Plays the same start again. */
  readonly again: () => void;
  /** Plays the same options from a new start. */
  readonly anew: () => void;
  /** Opens the sheet for sending the game; `first` says what is meant. */
  readonly share: (first: What) => void;
  /** What the page offers below the result, if it offers anything. */
  readonly offer: TemplateResult | typeof nothing;
}

export interface BackdropPart {
  /** A picture that fills the place it is given and reaches beyond. */
  backdrop(host: GameHost): TemplateResult;
}

export interface PagePart {
  /** `path` is the address that led here. */
  page(path: readonly string[], host: GameHost): TemplateResult;
}

export interface ReplayPart {
  scene(this: void, view: Seated<AnyView>, events: readonly unknown[], settings: Settings, showPlayers: () => void): Scene;
  /** What the stretches are called that a game is watched by. */
  readonly chapters: ChapterWords;
}

/** A finished game that is looked back on. */
export interface Reviewed {
  readonly replay: Replay;
  readonly teams: readonly Team[];
  /** The address of its first moment, without the number of a moment. */
  readonly address: string;
  /** Where the way back leads. */
  readonly back: string;
}

export interface ReviewPart {
  /** `playOn` starts a game from a moment of this one. */
  reviewScreen(reviewed: Reviewed, host: GameHost, playOn: (at: number) => void): TemplateResult;
}

/** How a lesson is offered. */
export interface LessonEntry {
  title(this: void): string;
  /** One line on what it teaches and how long it takes. */
  about(this: void): string;
  /** How many steps it has: the first screen tells how far somebody has come before the lesson itself is fetched. */
  readonly steps: number;
  readonly part: Part<LessonPart>;
}

export interface LessonPart {
  readonly lesson: Lesson;
  /** What to touch next on the table for these actions, the first of which comes next; null if nothing can be touched now. */
  pointAt(this: void, table: Element, actions: readonly string[]): Element | null;
  /** What is lit while there is nothing to do, by the name that the lesson gives it. */
  lookAt(this: void, table: Element, name: string): Element | null;
  /** The easy game that the lesson ends in, with help that fades. */
  realGame(this: void): NewGame;
}

export interface RulesPart {
  /** The rules in the order one meets them. */
  chapters(): readonly Chapter[];
  /** What one sees on the table, part by part. */
  figures(): readonly Annotated[];
  /** How questions are settled that the printed rules leave open, one sentence each. */
  rulings(): readonly string[];
}

export interface Chapter {
  readonly picture: TemplateResult;
  readonly heading: string;
  readonly text: string;
}

export interface RecordsPart {
  /** The records of this game; there is at least one. */
  recordsSection(records: readonly AnyRecord[]): TemplateResult;
}
