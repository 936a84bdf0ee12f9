import { html, nothing, type TemplateResult } from "lit";

import { explain } from "../../../ui/explain/explain";
import { listText } from "../../../ui/lists";
import { playerName, teamOf } from "../../../ui/seat-names";
import { teamSymbol } from "../../../ui/symbols";
import { words } from "../../../ui/words";
import { cardFace } from "../card";
import { note } from "../notes";
import { riskSymbol } from "../symbols";
import type { Sketch, View } from "../types";
import { spokenTo } from "../who";
import type { TrayParts } from "./frame";
import type { TrayActions } from "./intent";

/** The open tokens, one of which is taken by whoever dares most. */
export function risk(view: View, actions: TrayActions, hint: Sketch | null): TrayParts {
  const seat = view.to_act[0] ?? 0;
  const name = playerName(view, seat);
  const alone = view.risk_sums.filter((sum) => sum !== null).length === 1;
  const count = (value: number): number => view.table.hidden_tokens.filter((token) => token === value).length;
  return {
    seat,
    label: words("phase-token"),
    prompt: alone ? words("risk-solo") : words("risk-taker", { name }),
    kind: "tray-risk",
    stage: html`${alone ? nothing : revealed(view, [seat])}
      <div class="tokens" role="group" aria-label=${words("phase-token")}>
        ${[...new Set(view.table.tokens)].map((value) =>
          tokenButton(value, view.table.tokens.filter((one) => one === value).length, hint?.token === value, actions),
        )}
      </div>`,
    beside: html`<span class="quiet" ${explain(note("bag"))}>${words("risk-left", { zero: count(0), one: count(1), two: count(2) })}</span>`,
    main: nothing,
  };
}

/** The open tokens of one value; which of them is taken makes no difference, so they lie on each other. */
function tokenButton(value: number, same: number, hinted: boolean, actions: TrayActions): TemplateResult {
  const token = words("risk-token", { value });
  return html`<button
    type="button"
    class="token ${hinted ? "hinted" : ""}"
    data-action="take"
    data-value=${value}
    data-same=${same}
    aria-label=${same > 1 ? words("risk-token-same", { token, count: same }) : token}
    @click=${() => actions.attempt(`take ${value}`)}
  >
    <span class="token-stack">${Array.from({ length: same }, () => riskSymbol(value))}</span>${same > 1 ? html`<small aria-hidden="true">×${same}</small>` : nothing}
  </button>`;
}

/** Two or more dare most, so nobody takes a token: their cards are shown like any others. */
export function tie(view: View, actions: TrayActions): TrayParts {
  const seat = view.to_act[0] ?? 0;
  const most = Math.max(...view.risk_sums.map((sum) => sum ?? -1));
  const tied = view.risk_sums.flatMap((sum, of) => (sum === most ? [of] : []));
  return {
    seat,
    label: words("phase-token"),
    prompt: words("risk-tie", { names: listText(tied.map((of) => playerName(view, of))), sum: most }),
    kind: "tray-risk",
    stage: revealed(view, tied),
    main: goOn(view, seat, actions),
  };
}

/** The next player comes to the screen. Nothing is secret in a turn, so one tap is enough. */
export function handOver(view: View, actions: TrayActions): TrayParts {
  const seat = view.to_act[0] ?? 0;
  const name = playerName(view, seat);
  return {
    seat,
    label: words("turn-of", spokenTo(view, seat)),
    prompt: words("turn-of", spokenTo(view, seat)),
    kind: "tray-hand-over",
    stage: html`<span class="hand-over-emblem" aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span>
      <p>${words("hand-over-about", { name })}</p>`,
    main: goOn(view, seat, actions),
  };
}

function goOn(view: View, seat: number, actions: TrayActions): TemplateResult {
  return html`<button type="button" class="primary" data-action="go-on" @click=${actions.goOn}>
    ${words("hand-over-go", { name: playerName(view, seat) })}
  </button>`;
}

/** All revealed triples with their sums; the highest are marked. */
function revealed(view: View, highest: readonly number[]): TemplateResult {
  return html`<ul class="revealed">
    ${view.table.players.map((player, seat) =>
      player.picks?.length
        ? html`<li class=${highest.includes(seat) ? "highest" : ""}>
            <span class="revealed-name"><span aria-hidden="true">${teamSymbol(teamOf(view, seat))}</span> ${playerName(view, seat)}</span>
            <span class="mini-cards">${player.picks.map(cardFace)}</span>
            <b ${explain(note("risk-sum"))}>${view.risk_sums[seat]}</b>
          </li>`
        : nothing,
    )}
  </ul>`;
}
