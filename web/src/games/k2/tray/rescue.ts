import { html } from "lit";

import { playerName } from "../../../ui/seat-names";
import { words } from "../../../ui/words";
import { placeText } from "../describe";
import { letter } from "../letter";
import type { Sketch, View } from "../types";
import type { TrayParts } from "./frame";
import type { Intent, TrayActions } from "./intent";

/** Whether the rescue card is used, and where the climber goes. */
export function rescue(view: View, intent: Intent, actions: TrayActions, hint: Sketch | null): TrayParts {
  const [seat = 0, climber = 0] = view.table.pending[0] ?? [];
  const name = letter(climber);
  const place = intent.rescue;
  return {
    seat,
    label: words("phase-rescue"),
    prompt: words("rescue-prompt", { name: playerName(view, seat), letter: name }),
    kind: "tray-rescue",
    stage: html`<p>${words("rescue-about")}</p>`,
    beside: html`<button type="button" class=${hint?.declines ? "hinted" : ""} data-action="decline" @click=${() => actions.attempt(`decline ${name}`)}>
      ${words("rescue-decline", { letter: name })}
    </button>`,
    main: html`<button
      type="button"
      class="primary"
      data-action="rescue"
      ?disabled=${place === null}
      @click=${() => actions.attempt(`rescue ${name} ${place}`)}
    >
      ${place === null ? words("rescue-choose") : words("rescue-to", { place: placeText(view.table.config.board, place) })}
    </button>`,
  };
}
