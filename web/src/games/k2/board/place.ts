import { noChange, type ElementPart } from "lit";
import { Directive, directive, PartType, type PartInfo } from "lit/directive.js";

/** Moves an element by a CSS transform through CSSOM, so that it can glide and no style attribute is written. */
class Place extends Directive {
  constructor(info: PartInfo) {
    super(info);
    if (info.type !== PartType.ELEMENT) throw new Error("place() goes on an element");
  }

  override render(_x: number, _y: number): unknown {
    return noChange;
  }

  override update(part: ElementPart, [x, y]: [number, number]): unknown {
    (part.element as SVGElement).style.transform = `translate(${x}px, ${y}px)`;
    return noChange;
  }
}

export const place = directive(Place);
