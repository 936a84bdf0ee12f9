import type { Goal, Plan } from "../types";

/** One way to go on with what was pointed at, and the plans for it. */
export interface Option {
  readonly goal: Goal;
  readonly plans: readonly Plan[];
}

/** What the person is about to do. */
export interface Intent {
  /** Places in the hand that are lifted. */
  readonly picks: readonly number[];
  /** The risk sum of the lifted cards. */
  readonly sum: number;
  readonly climber: number | null;
  readonly card: string | null;
  /** The climber that the card was dropped on; null while either may get it. */
  readonly receiver: number | null;
  /** What the panel over the tray proposes; there is none while this is empty. */
  readonly options: readonly Option[];
  readonly option: number;
  /** Which plan of the option. */
  readonly plan: number;
  /** A space touched once in a rescue; touching it again decides. */
  readonly rescue: number | null;
}

export const NO_INTENT: Intent = { picks: [], sum: 0, climber: null, card: null, receiver: null, options: [], option: 0, plan: 0, rescue: null };

/** The goal that is proposed. */
export function goalOf({ options, option }: Intent): Goal | null {
  return options[option]?.goal ?? null;
}

/** The plan that is proposed. */
export function planOf({ options, option, plan }: Intent): Plan | null {
  return options[option]?.plans[plan] ?? null;
}

/** What waits until somebody goes on: the cards of a tie, or the next player's coming to the screen. */
export type Pause = "tie" | "turn";

export interface TrayActions {
  readonly pick: (place: number) => void;
  readonly chooseClimber: (climber: number) => void;
  readonly chooseCard: (card: string) => void;
  /** A pointer has gone down on a card that may be given. */
  readonly grip: (event: PointerEvent, card: string) => void;
  /** Play it if it is legal, else say why not. */
  readonly attempt: (action: string) => void;
  /** Propose plans for these goals, the first that can be reached. */
  readonly aim: (...goals: Goal[]) => void;
  /** Show another option, or another plan of this one. */
  readonly show: (option: number, plan: number) => void;
  readonly accept: () => void;
  readonly drop: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly end: () => void;
  readonly goOn: () => void;
}
