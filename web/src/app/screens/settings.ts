import { html, type nothing, type TemplateResult } from "lit";

import type { Settings, Speed, Theme } from "../../library/settings";
import { cue } from "../../ui/cue";
import { EFFECTS } from "../../ui/effects";
import { type Language, LANGUAGES } from "../../ui/languages";
import { check, choices, pageBeside } from "../../ui/page";
import { words } from "../../ui/words";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const SPEEDS: readonly Speed[] = ["calm", "quick", "off"];

/** Everything that can be set, beside the mountain in the look that is chosen. */
export function settingsScreen(
  settings: Settings,
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
      </div>
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
