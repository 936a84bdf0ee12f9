import { html, nothing, type TemplateResult } from "lit";

import { teamOf } from "../../../ui/seat-names";
import { hintStrip } from "../../../play/hint-parts";
import { teamSymbol } from "../../../ui/symbols";
import type { View } from "../types";
import type { TrayHint } from "./hint";

/** A notice of more letters is printed smaller on phones: it has to be read whole. */
const LONG = 96;

/** What a phase puts into the tray. Everything has its place, which is the same in all phases. */
export interface TrayParts {
  /** Whoever acts. */
  readonly seat: number;
  readonly label: string;
  readonly prompt: string;
  /** A class for the looks of the stage. */
  readonly kind: string;
  readonly stage: TemplateResult;
  /** What lies over stage and notice while something is being decided. */
  readonly panel?: TemplateResult | null;
  /** What stands beside the main button. */
  readonly beside?: TemplateResult | typeof nothing;
  /** The button that moves the game on. */
  readonly main: TemplateResult | typeof nothing;
}

/** The tray: who acts, what there is to choose from, one notice, and the buttons. Its height does not depend on what is in it. */
export function frame(
  view: View,
  { seat, label, prompt, kind, stage, panel = null, beside = nothing, main }: TrayParts,
  notice: string,
  hint: TrayHint,
): TemplateResult {
  return html`<section class="tray" tabindex="-1" aria-label=${label}>
    <p class="prompt"><span class="team-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span><span>${prompt}</span></p>
    <div class="tray-body" ?data-panel=${panel !== null}>
      <div class="tray-stage ${kind}" ?inert=${panel !== null}>${stage}</div>
      ${
        hint.sketch !== null && panel === null
          ? hintStrip({ ...hint, text: `${hint.number} ${hint.reasons}` })
          : html`<p class="notice ${notice.length > LONG ? "long" : ""}">${notice}</p>`
      }
      ${panel === null ? nothing : html`<div class="tray-panel">${panel}</div>`}
    </div>
    <div class="tray-buttons">
      <div class="tray-beside">${beside}</div>
      ${main}
    </div>
    ${hint.button}
  </section>`;
}
