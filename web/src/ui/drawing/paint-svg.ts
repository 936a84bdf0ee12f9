/**
 * Paints a drawing of the page onto a canvas as it stands there, with the styles and fonts that it has. A drawing turned into an image
 * would have neither. It knows what our drawings are made of: paths, rectangles, circles, lines and texts, transforms, opacity and clips.
 * Patterns and gradients are left out.
 */
export function paintSvg(pen: CanvasRenderingContext2D, drawing: SVGSVGElement): void {
  for (const child of drawing.children) paintElement(pen, child);
}

/** The same for one part of a drawing. */
export function paintElement(pen: CanvasRenderingContext2D, element: Element): void {
  if (!(element instanceof SVGGraphicsElement)) return;
  const style = getComputedStyle(element);
  const opacity = Number(style.opacity);
  if (opacity === 0 || style.display === "none" || style.visibility === "hidden") return;
  pen.save();
  if (style.transform !== "none") {
    const { a, b, c, d, e, f } = new DOMMatrix(style.transform);
    pen.transform(a, b, c, d, e, f);
  }
  pen.globalAlpha *= opacity;
  clip(pen, element);
  const shape = shapeOf(element);
  if (shape !== null) paintShape(pen, shape, style);
  else if (element instanceof SVGTextElement) paintText(pen, element, style);
  else for (const child of element.children) paintElement(pen, child);
  pen.restore();
}

function clip(pen: CanvasRenderingContext2D, element: SVGGraphicsElement): void {
  const [, id] = /^url\(#(.+)\)$/.exec(element.getAttribute("clip-path") ?? "") ?? [];
  if (id === undefined) return;
  const area = new Path2D();
  for (const part of element.ownerSVGElement?.querySelectorAll(`#${CSS.escape(id)} > *`) ?? []) area.addPath(shapeOf(part) ?? new Path2D());
  pen.clip(area);
}

/** The outline of an element; null if it has none of its own. */
function shapeOf(element: Element): Path2D | null {
  const number = (name: string): number => Number(element.getAttribute(name) ?? 0);
  const made = new Path2D();
  switch (element.localName) {
    case "path":
      return new Path2D(element.getAttribute("d") ?? "");
    case "circle":
      made.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
      return made;
    case "ellipse":
      made.ellipse(number("cx"), number("cy"), number("rx"), number("ry"), 0, 0, 2 * Math.PI);
      return made;
    case "rect":
      made.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
      return made;
    case "line":
      made.moveTo(number("x1"), number("y1"));
      made.lineTo(number("x2"), number("y2"));
      return made;
    default:
      return null;
  }
}

function isColour(paint: string): boolean {
  return paint !== "none" && !paint.startsWith("url(");
}

function setStroke(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration): void {
  pen.strokeStyle = style.stroke;
  pen.lineWidth = Number.parseFloat(style.strokeWidth);
  pen.lineCap = style.strokeLinecap as CanvasLineCap;
  pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  pen.setLineDash(style.strokeDasharray === "none" ? [] : style.strokeDasharray.split(/[\s,]+/).map(Number.parseFloat));
}

/** Fill and outline, in the order that the style asks for. */
function paintBoth(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, fill: () => void, stroke: () => void): void {
  const filling = (): void => {
    if (!isColour(style.fill)) return;
    pen.fillStyle = style.fill;
    fill();
  };
  const stroking = (): void => {
    if (!isColour(style.stroke)) return;
    setStroke(pen, style);
    stroke();
  };
  for (const paint of style.paintOrder.startsWith("stroke") ? [stroking, filling] : [filling, stroking]) paint();
}

function paintShape(pen: CanvasRenderingContext2D, shape: Path2D, style: CSSStyleDeclaration): void {
  paintBoth(
    pen,
    style,
    () => pen.fill(shape, style.fillRule as CanvasFillRule),
    () => pen.stroke(shape),
  );
}

const ALIGN: Readonly<Record<string, CanvasTextAlign>> = { start: "left", middle: "center", end: "right" };

function paintText(pen: CanvasRenderingContext2D, element: SVGTextElement, style: CSSStyleDeclaration): void {
  const x = element.x.baseVal.numberOfItems ? element.x.baseVal.getItem(0).value : 0;
  const down = element.dy.baseVal.numberOfItems ? element.dy.baseVal.getItem(0).value : 0;
  const y = (element.y.baseVal.numberOfItems ? element.y.baseVal.getItem(0).value : 0) + down;
  const middle = style.dominantBaseline === "central" || style.dominantBaseline === "middle";
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.textAlign = ALIGN[style.textAnchor] ?? "left";
  pen.textBaseline = middle ? "middle" : "alphabetic";
  const text = element.textContent?.trim() ?? "";
  paintBoth(
    pen,
    style,
    () => pen.fillText(text, x, y),
    () => pen.strokeText(text, x, y),
  );
}
