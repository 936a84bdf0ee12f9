let on = true;

/** Whether single keys do something; a setting, for those whose keys are pressed by a voice or by mistake. */
export function keysAreOn(): boolean {
  return on;
}

export function switchKeys(wanted: boolean): void {
  on = wanted;
}
