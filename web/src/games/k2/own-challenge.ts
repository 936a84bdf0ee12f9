import type { Offer } from "../../share/offer";
import { freshSeed, isSeed } from "../../ui/seed";
import { words } from "../../ui/words";
import type { GameHost } from "../module";
import { bestOf, climbsOf } from "./climbs";
import { climbOffer, mountainOffer } from "./offers";
import { ALONE, soloAddress } from "./solo";
import type { Mountain } from "./types";

/** The key of the mountain among the set-ups of the settings. */
const CHALLENGE = "challenge";

/** A mountain to challenge friends with. It stays the same until another one is asked for, so that the sender can climb it too. */
export async function ownChallenge(host: GameHost): Promise<Offer> {
  const mountain = keptMountain(host) ?? newMountain(host);
  const best = bestOf(await climbsOf(host.library).on(mountain));
  const { challenge } = best === undefined ? mountainOffer(mountain) : climbOffer(host.engine, best);
  if (challenge === null) throw new Error("a mountain can always be sent");
  return {
    result: null,
    challenge: {
      ...challenge,
      play: { address: soloAddress(mountain), title: words(best === undefined ? "challenge-own-first" : "challenge-own-again") },
      another: {
        title: words("challenge-another"),
        make: () => {
          newMountain(host);
          return ownChallenge(host);
        },
      },
    },
  };
}

function keptMountain({ settings }: GameHost): Mountain | null {
  const kept: { readonly seed?: unknown } | undefined = settings.setups[CHALLENGE];
  return typeof kept?.seed === "string" && isSeed(kept.seed) ? { ...ALONE, seed: kept.seed } : null;
}

function newMountain({ settings, changeSettings }: GameHost): Mountain {
  const seed = freshSeed();
  changeSettings({ setups: { ...settings.setups, [CHALLENGE]: { seed } } });
  return { ...ALONE, seed };
}
