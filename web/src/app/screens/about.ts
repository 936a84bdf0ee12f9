import { html, type nothing, type TemplateResult } from "lit";

import constants from "../../generated/constants.json";
import { pageBeside } from "../../ui/page";
import { words } from "../../ui/words";

/** The version of the newest rules that this page knows. */
const RULES = Math.max(...Object.values(constants.games).map(({ rules }) => rules));

/** What is shipped with the page, by name and licence. */
const SHIPPED: readonly (readonly [name: string, licence: string])[] = [
  ["Pyodide", "MPL 2.0"],
  ["CPython", "PSF"],
  ["PyScript", "Apache 2.0"],
  ["polyscript, coincident", "ISC, MIT"],
  ["Lit", "BSD 3-Clause"],
  ["idb", "ISC"],
  ["Project Fluent", "Apache 2.0"],
  ["qr", "MIT, Apache 2.0"],
  ["Workbox", "MIT"],
  ["IBM Plex", "OFL 1.1"],
];

export function about(view: TemplateResult | typeof nothing): TemplateResult {
  return pageBeside(
    view,
    words("home-about"),
    html`<div class="about">
      <p>${words("about-authors")}</p>
      <p>${words("about-unofficial")}</p>
      <p>${words("about-private")}</p>
      <h2>${words("about-licences")}</h2>
      <p>${words("about-own")}</p>
      <ul>
        ${SHIPPED.map(([name, licence]) => html`<li>${words("pair", { label: name, text: licence })}</li>`)}
      </ul>
      <p class="quiet">${words("about-version", { version: constants.version, rules: RULES })}</p>
    </div>`,
  );
}
