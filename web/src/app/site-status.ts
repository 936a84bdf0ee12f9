import type { EngineError } from "../engine/errors";
import { client } from "../engine/page-engine";
import type { EngineState } from "../engine/state";
import { type Updates, watchForUpdates } from "./updates";

/** Milliseconds from the engine's first answer until the site is stored: the first game is drawn meanwhile. */
const STORE_SITE_AFTER = 1000;

/** How the engine does, whether the site is stored for use without a network, and whether a newer version waits. */
export class SiteStatus {
  readonly #onChange: () => void;
  #updates: Updates | undefined;
  #offline = false;
  #updateWaits = false;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get engine(): EngineState {
    return client.state;
  }

  /** Everything is stored: from now on no network is needed. */
  get offline(): boolean {
    return this.#offline;
  }

  get updateWaits(): boolean {
    return this.#updateWaits;
  }

  connect(): void {
    client.listen({ onState: this.#onChange, onDeath: () => void this.startEngine() });
    void this.startEngine();
  }

  /** Resolves when the engine answers or has failed. */
  async startEngine(): Promise<void> {
    try {
      await client.start();
      setTimeout(() => this.#watchForUpdates(), STORE_SITE_AFTER);
    } catch {
      // The engine's state says why.
    }
  }

  /** What was asked has failed for good, until somebody wants it tried again. */
  giveUp(reason: EngineError): void {
    client.giveUp(reason);
  }

  /** Starts the engine again, in place of a start that takes too long. */
  async restartEngine(): Promise<void> {
    if (client.state.kind === "starting") client.stop();
    await this.startEngine();
  }

  /** Changes over to the version that waits. */
  update(): void {
    void this.#updates?.change();
  }

  #watchForUpdates(): void {
    this.#updates ??= watchForUpdates({
      onOfflineReady: () => {
        this.#offline = true;
        this.#onChange();
      },
      onNeedRefresh: () => {
        this.#updateWaits = true;
        this.#onChange();
      },
    });
  }
}
