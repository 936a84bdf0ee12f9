import { html, type TemplateResult } from "lit";

import type { GamePositions } from "./positions";

export const THEMES = ["light", "dark"] as const;

/** Small and usual phones, a tablet, a laptop, a large screen. */
const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** What the overview shows: one game, one look and one theme at every width. */
export interface Choice {
  readonly game: string;
  readonly look: string;
  readonly theme: string;
}

/** Every position of a game at every width, each in a frame of its own. A click on a name opens that position alone. */
export function overview(games: Readonly<Record<string, GamePositions>>, choice: Choice): TemplateResult {
  const { looks = {}, positions = [] } = games[choice.game] ?? {};
  return html`<main class="gallery">
    <h1>Gallery</h1>
    <nav>
      ${Object.keys(games).map((game) => link(game, game === choice.game, `#${game}`))} ·
      ${Object.keys(looks).map((look) => link(look || "one look", look === choice.look, `#${choice.game}/${look}/${choice.theme}`))} ·
      ${THEMES.map((theme) => link(theme, theme === choice.theme, `#${choice.game}/${choice.look}/${theme}`))}
    </nav>
    ${positions.map(({ name }) => row(name, positionAddress({ ...choice, name })))}
  </main>`;
}

function link(text: string, chosen: boolean, href: string): TemplateResult {
  return html`<a href=${href} aria-current=${chosen ? "true" : "false"}>${text}</a> `;
}

function row(name: string, address: string): TemplateResult {
  const frames = SIZES.map(
    ([width, height]) => html`<iframe title="${name}, ${width} wide" src="./${address}" width=${width} height=${height} loading="lazy"></iframe>`,
  );
  return html`<section>
    <h2><a href=${address} target="_blank">${name}</a></h2>
    <div class="frames">${frames}</div>
  </section>`;
}

function positionAddress({ game, name, look, theme }: Choice & { readonly name: string }): string {
  return `#${game}/${look}/${theme}/${name}`;
}
