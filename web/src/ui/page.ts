import { html, type TemplateResult } from "lit";

import { words } from "./words";

/** Where "back" leads: to the game one came from, else home. */
let before = "#";

export function rememberWayBack(hash: string): void {
  before = hash || "#";
}

/** A page of text or choices, with the way back. */
export function page(title: string, content: TemplateResult): TemplateResult {
  return html`<main class="page">
    <header class="page-head">
      <a class="button small" href=${before} data-action="back">${words("back")}</a>
      <h1>${title}</h1>
    </header>
    ${content}
  </main>`;
}

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
}

/** One of several, as a row of buttons. */
export function choices<T>(name: string, legend: string, all: readonly Choice<T>[], chosen: T, choose: (value: T) => void): TemplateResult {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${all.map(
      ({ value, label }, index) => html`<label>
        <input type="radio" name=${name} .checked=${value === chosen} value=${index} @change=${() => choose(value)} />
        <span>${label}</span>
      </label>`,
    )}
  </fieldset>`;
}

export function check(label: string, checked: boolean, set: (checked: boolean) => void): TemplateResult {
  return html`<label class="check">
    <input type="checkbox" .checked=${checked} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />
    <span>${label}</span>
  </label>`;
}
