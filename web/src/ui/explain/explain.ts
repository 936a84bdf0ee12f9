import { type ElementPart, noChange } from "lit";
import { Directive, directive, type PartInfo, PartType } from "lit/directive.js";

/** One plain sentence on what a thing is, made when it is wanted. */
export type Explanation = () => string;

const texts = new WeakMap<Element, Explanation>();

/** Marks what can be explained, on the page and in drawings alike. */
export const MARK = "data-explain";
/** Marks a list of such things: the question mark leads to it, the arrow keys from thing to thing. The Tab key passes it by. */
export const GROUP = "data-explain-group";

/** Those whose description a screen reader reads out after their name. */
const NAMED = "button, a, [role], [tabindex], li";

export function textOf(element: Element): string {
  return texts.get(element)?.() ?? "";
}

class Explain extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("explain() goes on an element");
  }

  override render(_text: Explanation, _spoken?: boolean): unknown {
    return noChange;
  }

  override update({ element }: ElementPart, [text, spoken = true]: [Explanation, boolean?]): unknown {
    texts.set(element, text);
    if (!element.hasAttribute(MARK)) element.setAttribute(MARK, "");
    if (!spoken || !element.matches(NAMED)) return noChange;
    const words = text();
    if (element.getAttribute("aria-description") !== words) element.setAttribute("aria-description", words);
    return noChange;
  }
}

/**
 * `<span ${explain(() => words("..."))}>`: says what this is to whoever rests the mouse on it, comes to it by the keyboard or holds a
 * finger on it. `spoken` is false where the name says the same already.
 */
export const explain = directive(Explain);

class ExplainGroup extends Explain {
  override update(part: ElementPart, values: [Explanation, boolean?]): unknown {
    part.element.setAttribute(GROUP, "");
    if (!part.element.hasAttribute("tabindex")) part.element.setAttribute("tabindex", "-1");
    return super.update(part, values);
  }
}

/** The same for a list of things that cannot have the focus by themselves. */
export const explainGroup = directive(ExplainGroup);
