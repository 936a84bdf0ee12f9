import { html, type TemplateResult } from "lit";

import { dialog } from "./dialog";

export interface Question {
  readonly text: string;
  /** What happens, as its button says it. */
  readonly yes: string;
  readonly no: string;
  /** Called with what was chosen; leaving the question means no. */
  readonly answer: (agreed: boolean) => void;
}

/** One question with a way on and a way back. The way back has the focus. */
export function question({ text, yes, no, answer }: Question): TemplateResult {
  return dialog({
    kind: "question",
    label: text,
    close: () => answer(false),
    content: html`<p>${text}</p>
      <div class="buttons">
        <button type="button" data-action="confirm-yes" @click=${() => answer(true)}>${yes}</button>
        <button type="button" class="primary" data-action="confirm-no" autofocus @click=${() => answer(false)}>${no}</button>
      </div>`,
  });
}
