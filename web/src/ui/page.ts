import { html, nothing, type TemplateResult } from "lit";

import { words } from "./words";

/** Where "back" leads: to the game one came from, else home. */
let before = "#";

export function rememberWayBack(hash: string): void {
  before = hash || "#";
}

/** A page of text or choices, with the way back. A wide one may use more of a large screen. */
export function page(title: string, content: TemplateResult, look: "text" | "wide" = "text"): TemplateResult {
  return html`<main class="page ${look}">
    ${head(title)} ${content}
  </main>`;
}

/** The same beside a view of the mountain, or below it where there is no room. */
export function pageBeside(view: TemplateResult | typeof nothing, title: string, content: TemplateResult): TemplateResult {
  return html`<main class="scenic low">
    <div class="scenic-view">${view}</div>
    <div class="scenic-sheet">${head(title)} ${content}</div>
  </main>`;
}

function head(title: string): TemplateResult {
  return html`<header class="page-head">
    <a class="button small" href=${before} data-action="back">${words("back")}</a>
    <h1>${title}</h1>
  </header>`;
}

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** What it is called where its label alone does not say enough. */
  readonly name?: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

/** One of several, as a row of buttons. */
export function choices<T>(name: string, legend: string, all: readonly Choice<T>[], chosen: T, choose: (value: T) => void): TemplateResult {
  return html`<fieldset class="choices">
    <legend>${legend}</legend>
    ${all.map(
      (choice, index) => html`<label>
        ${radio(name, choice, index, chosen, choose)}
        <span lang=${choice.lang ?? nothing}>${choice.label}</span>
      </label>`,
    )}
  </fieldset>`;
}

export interface PictureChoice<T> extends Choice<T> {
  readonly picture: TemplateResult;
  /** One line that is shown while it is chosen. */
  readonly about: string;
}

/** One of several by their pictures; below them what is to be said of the one that is chosen. */
export function pictureChoices<T>(
  name: string,
  legend: string,
  all: readonly PictureChoice<T>[],
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`<fieldset class="pictures" data-choices=${all.length}>
    <legend>${legend}</legend>
    ${all.map(
      (choice, index) => html`<label>
        ${radio(name, choice, index, chosen, choose)}
        <span class="picture">${choice.picture}</span>
        <span class="picture-label">${choice.label}</span>
      </label>`,
    )}
    <small class="picture-about" aria-live="polite">${all.find(({ value }) => value === chosen)?.about}</small>
  </fieldset>`;
}

function radio<T>(group: string, { value, name }: Choice<T>, index: number, chosen: T, choose: (value: T) => void): TemplateResult {
  return html`<input
    type="radio"
    name=${group}
    aria-label=${name ?? nothing}
    .checked=${value === chosen}
    value=${index}
    @change=${() => choose(value)}
  />`;
}

export function check(label: string, checked: boolean, set: (checked: boolean) => void): TemplateResult {
  return html`<label class="check">
    <input type="checkbox" .checked=${checked} @change=${(event: Event) => set((event.target as HTMLInputElement).checked)} />
    <span>${label}</span>
  </label>`;
}
