import { html, nothing, type TemplateResult } from "lit";

import type { EngineState } from "../../engine/state";
import type { Trouble } from "../../library/trouble";
import { words } from "../../ui/words";

export interface News {
  readonly engine: EngineState;
  /** Everything is stored: from now on no network is needed. */
  readonly offline: boolean;
  /** One sentence the person should read. */
  readonly message: string;
  /** What is wrong with storing. */
  readonly trouble: Trouble | null;
  /** A newer version may be changed over to now. */
  readonly update: boolean;
}

export interface NoticeActions {
  readonly retry: () => void;
  readonly update: () => void;
}

/** What the page itself has to say, above whatever it shows. */
export function notices({ engine, offline, message, trouble, update }: News, actions: NoticeActions): TemplateResult {
  return html`<aside
    id="status"
    class="notices"
    aria-label=${words("notices-title")}
    data-engine=${engine.kind}
    data-from=${"from" in engine ? engine.from : nothing}
    data-offline=${String(offline)}
  >
    ${engineLine(engine, actions)} ${message ? html`<p class="banner" role="alert">${message}</p>` : nothing}
    ${trouble === null ? nothing : standing(trouble)}
    ${
      update
        ? html`<p class="banner" role="status">
          ${words("update-waits")}
          <button type="button" class="small" data-action="update" @click=${actions.update}>${words("update-now")}</button>
        </p>`
        : nothing
    }
  </aside>`;
}

function engineLine(engine: EngineState, { retry }: NoticeActions): TemplateResult | typeof nothing {
  switch (engine.kind) {
    case "ready":
      return nothing;
    case "starting":
      return html`<progress class="engine-progress" aria-label=${words("home-loading")} max="1" .value=${engine.part}></progress>
        ${engine.slow ? withRetry(words("engine-slow"), retry) : nothing}`;
    case "failed": {
      const sentence = words(`engine-failed-${engine.code}`);
      return engine.code === "browser" ? html`<p class="banner" role="alert">${sentence}</p>` : withRetry(sentence, retry);
    }
  }
}

/** What is wrong with storing stays in sight as long as it is, folded if somebody wants to see what is below. */
function standing(trouble: Trouble): TemplateResult {
  return html`<details class="banner trouble" open data-trouble=${trouble}>
    <summary>${words("storage-sign")}</summary>
    <p role="alert">${words(`storage-${trouble}`)}</p>
  </details>`;
}

function withRetry(sentence: string, retry: () => void): TemplateResult {
  return html`<p class="banner" role="alert">
    ${sentence}
    <button type="button" class="small" data-action="retry" @click=${retry}>${words("retry")}</button>
  </p>`;
}
