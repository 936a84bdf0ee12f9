import { type ElementPart, html, noChange, type TemplateResult } from "lit";
import { Directive, directive, type PartInfo, PartType } from "lit/directive.js";

/** A drawing of the game with numbers on its parts, and what each part is. */
export interface Annotated {
  readonly heading: string;
  readonly picture: TemplateResult;
  readonly notes: readonly AnnotatedPart[];
}

export interface AnnotatedPart {
  readonly text: string;
  /** Where its number stands, in hundredths of the picture's width and height. */
  readonly x: number;
  readonly y: number;
}

/** Puts an element somewhere by CSSOM, so that no style attribute is written. */
class Spot extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("spot() goes on an element");
  }

  override render(_x: number, _y: number): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [x, y]: [number, number]): unknown {
    if (element instanceof HTMLElement) {
      element.style.left = `${x}%`;
      element.style.top = `${y}%`;
    }
    return noChange;
  }
}

const spot = directive(Spot);

export function annotated({ heading, picture, notes }: Annotated): TemplateResult {
  return html`<figure class="annotated">
    <div class="annotated-box" aria-hidden="true">
      <div class="annotated-picture">
        ${picture} ${notes.map(({ x, y }, index) => html`<b class="annotated-number" ${spot(x, y)}>${index + 1}</b>`)}
      </div>
    </div>
    <figcaption>
      <h3>${heading}</h3>
      <ol>
        ${notes.map(({ text }) => html`<li>${text}</li>`)}
      </ol>
    </figcaption>
  </figure>`;
}
