import { GAMES } from "../games";
import { followWayBack } from "../ui/back";
import { rememberWayBack } from "../ui/page";
import { parseAddress, type Route } from "./address";
import { followLaunches } from "./launches";
import { openShared, sharedAddress } from "./shared";

const PLAYING: readonly Route["kind"][] = ["game", "start", "continue"];
const HOME: Route = { kind: "screen", screen: "home" };

/** Knows what is shown, and is the only one who writes the address. */
export class Router {
  readonly #onChange: () => void;
  #route: Route;

  /** `onChange` is called when the address has changed; not when the page itself has chosen what is shown. */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
    openShared(GAMES);
    this.#route = parseAddress(location.hash, GAMES);
  }

  get route(): Route {
    return this.#route;
  }

  /** Whether a game is on the screen, or on its way there. */
  get playing(): boolean {
    return PLAYING.includes(this.#route.kind);
  }

  connect(): void {
    window.addEventListener("hashchange", this.#changed);
    followWayBack();
    followLaunches(({ search, hash }) => this.open(sharedAddress(search, GAMES) ?? hash));
  }

  disconnect(): void {
    window.removeEventListener("hashchange", this.#changed);
  }

  /** Goes to an address, as if a link had been followed. */
  open(address: string): void {
    location.hash = address;
  }

  /** Goes to a game that is open already. */
  openGame(id: string): void {
    location.hash = gameAddress(id);
    this.#route = { kind: "game", id };
  }

  /** Gives the game on the screen its address. One that was begun by its address keeps that. */
  nameGame(id: string): void {
    if (this.#route.kind === "start") return;
    if (location.hash !== gameAddress(id)) history.replaceState(null, "", gameAddress(id));
    this.#route = { kind: "game", id };
  }

  /** Goes from a link to the first moment of the game that it holds. */
  openFirstMoment(link: string): void {
    location.hash = `${link}/0`;
  }

  /** Changes the address to that of another moment of the game that is watched. */
  nameMoment(address: string, at: number): void {
    history.replaceState(null, "", `${address}/${at}`);
  }

  /** Shows the first screen. The address stays, so that a reload tries it again. */
  showHome(): void {
    this.#route = HOME;
  }

  /** Shows the first screen and forgets the address. */
  returnHome(): void {
    history.replaceState(null, "", "#");
    this.#route = HOME;
  }

  readonly #changed = ({ oldURL }: HashChangeEvent): void => {
    if (this.playing) rememberWayBack(new URL(oldURL).hash);
    else if (this.#route.kind === "screen" && this.#route.screen === "home") rememberWayBack("#");
    this.#route = parseAddress(location.hash, GAMES);
    this.#onChange();
  };
}

function gameAddress(id: string): string {
  return `#game/${id}`;
}
