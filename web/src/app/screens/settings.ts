import { html, nothing, type TemplateResult } from "lit";

import type { OwnWay } from "../installing";
import type { Settings, Speed, Theme } from "../../library/settings";
import { cue } from "../../ui/cue";
import { EFFECTS } from "../../ui/effects";
import { type Language, LANGUAGES } from "../../ui/languages";
import { check, choices, pageBeside } from "../../ui/page";
import { words } from "../../ui/words";

/** What this device and its browser can do beside showing the page. */
export interface Device {
  /** Lets the browser ask whether to install the site; null if it cannot be asked, or has it. */
  readonly install: (() => void) | null;
  /** How the browser installs it by its own menu. */
  readonly ownWay: OwnWay | null;
  /** Whether the icon of the installed site can be marked. */
  readonly reminder: boolean;
}

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const SPEEDS: readonly Speed[] = ["calm", "quick", "off"];

/** Everything that can be set, beside the mountain in the look that is chosen. */
export function settingsScreen(
  settings: Settings,
  device: Device,
  keys: TemplateResult | typeof nothing,
  view: TemplateResult | typeof nothing,
  set: (change: Partial<Settings>) => void,
  erase: () => void,
): TemplateResult {
  return pageBeside(
    view,
    words("settings-title"),
    html`<div class="settings">
      ${choices<Language | null>(
        "language",
        words("settings-language"),
        [
          { value: null, label: words("settings-language-browser") },
          ...Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label, lang: value })),
        ],
        settings.language,
        (language) => set({ language }),
      )}
      ${choices(
        "theme",
        words("settings-theme"),
        THEMES.map((value) => ({ value, label: words(`settings-theme-${value}`) })),
        settings.theme,
        (theme) => set({ theme }),
      )}
      ${choices(
        "speed",
        words("settings-speed"),
        SPEEDS.map((value) => ({ value, label: words(`settings-speed-${value}`) })),
        settings.speed,
        (speed) => set({ speed }),
      )}
      ${choices(
        "effects",
        words("settings-effects"),
        EFFECTS.map((value) => ({ value, label: words(`settings-effects-${value}`) })),
        settings.effects,
        (effects) => set({ effects }),
      )}
      <div class="switches">
        ${check(words("settings-shortcuts"), settings.shortcuts, (shortcuts) => set({ shortcuts }))}
        ${check(words("settings-hints"), settings.hints, (hints) => set({ hints }))}
        ${check(words("settings-sound"), settings.sound, (sound) => {
          set({ sound });
          cue("token", sound);
        })}
        ${device.reminder ? check(words("settings-reminder"), settings.reminder, (reminder) => set({ reminder })) : nothing}
      </div>
      <details class="more" data-settings="keys">
        <summary>${words("keys-title")}</summary>
        ${keys}
      </details>
      ${installing(device)}
      <p class="settings-erase">
        <button
          type="button"
          class="danger"
          data-action="erase"
          @click=${erase}
        >
          ${words("settings-erase")}
        </button>
      </p>
    </div>`,
  );
}

/** A button where the browser lets the page ask; where its own menu does it, how to find it there, for whoever opens that. */
function installing({ install, ownWay }: Device): TemplateResult | typeof nothing {
  if (install !== null) {
    return html`<p><button type="button" data-action="install" @click=${install}>${words("settings-install")}</button></p>`;
  }
  if (ownWay === null) return nothing;
  return html`<details class="more">
    <summary>${words("settings-install")}</summary>
    <p>${words(`install-how-${ownWay}`)}</p>
  </details>`;
}
