import type { ReactiveController, ReactiveControllerHost } from "lit";

/** The theme of the device. Whoever shows it is drawn again when it changes. */
export class SystemTheme implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #darkness = matchMedia("(prefers-color-scheme: dark)");

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  get shown(): "light" | "dark" {
    return this.#darkness.matches ? "dark" : "light";
  }

  hostConnected(): void {
    this.#darkness.addEventListener("change", this.#redraw);
  }

  hostDisconnected(): void {
    this.#darkness.removeEventListener("change", this.#redraw);
  }

  readonly #redraw = (): void => this.#host.requestUpdate();
}
