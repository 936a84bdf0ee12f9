import { html, type nothing, type TemplateResult } from "lit";

import constants from "../../generated/constants.json";
import { pageBeside } from "../../ui/page";
import { words } from "../../ui/words";
import "./licence-texts";

/** The version of the newest rules that this page knows. */
const RULES = Math.max(...Object.values(constants.games).map(({ rules }) => rules));

export function about(view: TemplateResult | typeof nothing): TemplateResult {
  return pageBeside(
    view,
    words("home-about"),
    html`<div class="about">
      <p>${words("about-authors")}</p>
      <p>${words("about-unofficial")}</p>
      <p>${words("about-private")}</p>
      <p class="quiet">${words("about-version", { version: constants.version, rules: RULES })}</p>
      <h2>${words("about-licences")}</h2>
      <p>${words("about-own")}</p>
      <licence-texts></licence-texts>
      <p><a href="/sbom.cdx.json" download>${words("about-parts")}</a></p>
    </div>`,
  );
}
