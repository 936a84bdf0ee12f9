import type { Cue } from "./sound";

export type { Cue };

/** Lets something be heard and felt, if the switch is on. The sounds are fetched with the first one. */
export function cue(name: Cue, on: boolean): void {
  const { userActivation } = navigator as Partial<Navigator>; // not every browser tells
  if (!on || (userActivation && !userActivation.hasBeenActive)) return; // nothing may sound before the first tap
  void import("./sound").then(
    ({ sound }) => sound(name),
    () => {},
  );
}
