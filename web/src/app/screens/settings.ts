import { html, type TemplateResult } from "lit";

import type { Settings, Speed, Theme } from "../../library/settings";
import { cue } from "../../ui/cue";
import { type Language, LANGUAGES } from "../../ui/languages";
import { check, choices, page } from "../../ui/page";
import { words } from "../../ui/words";

const THEMES: readonly Theme[] = ["system", "light", "dark"];
const SPEEDS: readonly Speed[] = ["calm", "quick", "off"];

export function settingsScreen(settings: Settings, set: (change: Partial<Settings>) => void, erase: () => void): TemplateResult {
  return page(
    words("settings-title"),
    html`${choices<Language | null>(
      "language",
      words("settings-language"),
      [
        { value: null, label: words("settings-language-browser") },
        ...Object.entries(LANGUAGES).map(([value, label]) => ({ value: value as Language, label })),
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
      ${check(words("settings-hints"), settings.hints, (hints) => set({ hints }))}
      ${check(words("settings-sound"), settings.sound, (sound) => {
        set({ sound });
        cue("token", sound);
      })}
      <p>
        <button
          type="button"
          class="danger"
          data-action="erase"
          @click=${erase}
        >
          ${words("settings-erase")}
        </button>
      </p>`,
  );
}
