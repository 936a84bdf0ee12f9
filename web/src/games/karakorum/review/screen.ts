/** A finished game of Karakorum looked back on. */
import "./review-page";

import { html, type TemplateResult } from "lit";

import type { GameHost, Reviewed } from "../../module";

export function reviewScreen(reviewed: Reviewed, host: GameHost, playOn: (at: number) => void): TemplateResult {
  return html`<karakorum-review .reviewed=${reviewed} .host=${host} .settings=${host.settings} @play-on=${({ detail }: CustomEvent<number>) => playOn(detail)}></karakorum-review>`;
}
