import { html, svg, type TemplateResult } from "lit";
import encodeQR from "qr";

import { words } from "../ui/words";

/** Modules of white around the code, so that cameras find its edge. */
const QUIET_ZONE = 4;

/** A link to point a camera at. */
export function qrCode(text: string): TemplateResult {
  const rows = encodeQR(text, "raw", { ecc: "low", border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<svg class="qr" viewBox="0 0 ${rows.length} ${rows.length}" role="img" aria-label=${words("share-qr")} shape-rendering="crispEdges">
    ${svg`<rect width=${rows.length} height=${rows.length} fill="#fff"/><path d=${dark.join("")} fill="#000"/>`}
  </svg>`;
}
