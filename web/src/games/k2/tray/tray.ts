import { html, nothing, type TemplateResult } from "lit";

import { words } from "../../../ui/words";
import type { View } from "../types";
import { frame, type TrayParts } from "./frame";
import type { TrayHint } from "./hint";
import type { Intent, Pause, TrayActions } from "./intent";
import { rescue } from "./rescue";
import { handOver, risk, tie } from "./risk";
import { selection } from "./select";
import { thinking } from "./thinking";
import { turn } from "./turn";

/** The part of the screen where decisions are made, by phase. While a bot decides, `skip` lets it wait for nothing. */
export function tray(
  view: View,
  intent: Intent,
  pause: Pause | null,
  notice: string,
  actions: TrayActions,
  hint: TrayHint,
  skip: (() => void) | null = null,
): TemplateResult {
  const parts = skip !== null && pause === null ? thinking(view, skip) : partsOf(view, intent, pause, actions, hint);
  return frame(view, parts, notice, hint);
}

function partsOf(view: View, intent: Intent, pause: Pause | null, actions: TrayActions, hint: TrayHint): TrayParts {
  if (pause !== null) return pause === "tie" ? tie(view, actions) : handOver(view, actions);
  switch (view.table.phase) {
    case "select":
      return selection(view, intent, actions, hint.sketch);
    case "token":
      return risk(view, actions, hint.sketch);
    case "turn":
      return turn(view, intent, actions, hint);
    case "rescue":
      return rescue(view, intent, actions, hint.sketch);
    case "over":
      return { seat: 0, label: words("log-over"), prompt: words("log-over"), kind: "tray-over", stage: html``, main: nothing };
  }
}
