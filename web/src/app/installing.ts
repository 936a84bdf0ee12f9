/** What Chromium sends when the site could be installed; it is good for one question. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

/** Where a browser installs only from its own menu, and what that looks like. */
export type OwnWay = "ios" | "mac" | "firefox";

/** What a browser says of itself. `standalone` is there on iPhones and iPads only, which else may say that they are a Mac. */
interface Browser {
  readonly userAgent: string;
  readonly standalone?: boolean;
}

/** Whether the site runs as an app of its own. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches || (navigator as Browser).standalone === true;
}

/** How this browser installs a site by its own menu; null if it cannot, or if it lets the page ask. */
export function ownWay(browser: Browser): OwnWay | null {
  const { userAgent } = browser;
  if (/iPhone|iPad|iPod/.test(userAgent) || "standalone" in browser) return "ios";
  if (/Android.*Firefox/.test(userAgent)) return "firefox";
  return /Macintosh.*Version\/(1[7-9]|[2-9]\d)\S* Safari/.test(userAgent) ? "mac" : null;
}

/** Whether the site can be installed, and the one offer to do so. */
export class Installing {
  readonly #onChange: () => void;
  #prompt: InstallPrompt | null = null;
  /** The finished game under which it is offered. */
  #game: string | null = null;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the browser would ask at once
      this.#change(event as InstallPrompt);
    });
    addEventListener("appinstalled", () => this.#change(null));
  }

  /** Whether the browser lets the page ask. */
  get possible(): boolean {
    return this.#prompt !== null;
  }

  /** Whether to offer it under this finished game. Only one game ever gets the offer: `offered` says whether one has had it. */
  offeredUnder(game: string, offered: boolean): boolean {
    if (!this.possible) return false;
    if (!offered) this.#game = game;
    return this.#game === game;
  }

  /** Takes the offer away; it was remembered when it was shown. */
  decline(): void {
    this.#game = null;
    this.#onChange();
  }

  /** Lets the browser ask. */
  async ask(): Promise<void> {
    const prompt = this.#prompt;
    this.#change(null);
    await prompt?.prompt();
  }

  #change(prompt: InstallPrompt | null): void {
    this.#prompt = prompt;
    this.#onChange();
  }
}
