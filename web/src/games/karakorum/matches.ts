import { botName, type Level, levelOf } from "../../engine/bots/levels";
import { freshId } from "../../engine/id";
import type { Engine } from "../../engine/requests";
import type { FoundGame } from "../../engine/types";
import type { Database, StoreDefinition } from "../../library/database";
import type { Library } from "../../library/library";
import { type Fields, isCount, isList, isText } from "../../library/readers";
import { type AnyRecord, type RecordEntry, RecordStore } from "../../library/records";
import { NAME } from "./name";
import { withoutSum } from "./summary";
import type { KarakorumVerdict } from "./types";

const REASONS = ["summits", "comparison", "shared"] as const;

/** A finished game; it stays when its saved game is deleted. */
export interface MatchRecord extends AnyRecord {
  readonly names: readonly string[];
  readonly winners: readonly number[];
  readonly totals: readonly number[];
  /** Who led nowhere and so was not compared. Records of earlier versions do not say. */
  readonly out?: readonly number[];
  readonly reason: "summits" | "comparison" | "shared";
}

/** Every finished game between several. */
export class Matches extends RecordStore<MatchRecord> {
  static readonly STORES: readonly StoreDefinition[] = [{ name: "matches", key: "hash" }];

  constructor(database: Database) {
    super(database, "matches", NAME);
  }

  protected override read({ names, winners, totals, out, reason }: Fields): Omit<MatchRecord, keyof AnyRecord> | null {
    const ended = REASONS.find((one) => one === reason);
    const isName = (name: unknown): name is string => isText(name, 100);
    if (!isList(names, isName) || !isList(winners, isCount) || !isList(totals, isCount) || ended === undefined) return null;
    return { names, winners, totals, reason: ended, ...(isList(out, isCount) && { out }) };
  }

  /** With the link that the engine writes: the one it was read from may begin with any address. */
  protected override async recordOf(
    { verdict, replay }: FoundGame<KarakorumVerdict>,
    { when, ...how }: RecordEntry,
    engine: Engine,
  ): Promise<MatchRecord | null> {
    const { id } = await engine.open(freshId(), replay, null);
    const link = await engine.link(id, null);
    await engine.close(id);
    return matchOf(link, when, verdict, how);
  }

  protected override entryOf({ link, when, hinted, bots }: MatchRecord): RecordEntry {
    return { link, when, first: false, ...howOf({ hinted, bots }) };
  }
}

/** This game's records. */
export function matchesOf(library: Library): Matches {
  const records = library.recordsOf(NAME);
  if (!(records instanceof Matches)) throw new Error("the records are another game's");
  return records;
}

/** The record of a game; null while it has not come to its end. */
export function matchOf(
  link: string,
  when: number,
  verdict: Pick<KarakorumVerdict, "config" | "names" | "outcome">,
  how: How = {},
): MatchRecord | null {
  if (verdict.outcome === null) return null;
  const { winners, totals, reason, comparison } = verdict.outcome;
  const names = Array.from({ length: verdict.config.players }, (_, seat) => nameOf(verdict.names[seat] ?? "", how.bots?.[seat]));
  return { link, when, names, winners, totals, reason, out: withoutSum(comparison), ...howOf(how) };
}

/** How a game was played, which its link does not say. */
type How = Pick<AnyRecord, "hinted" | "bots">;

function howOf({ hinted, bots }: { readonly [K in keyof How]: How[K] | undefined }): How {
  return { ...(hinted ? { hinted } : {}), ...(bots === undefined ? {} : { bots }) };
}

/** Whoever sat there at last: what a bot has won is not won by the person whose seat it took over, nor the other way round. */
function nameOf(name: string, handedTo: Level | null | undefined): string {
  if (handedTo === undefined) return name;
  if (handedTo !== null) return botName(handedTo);
  return levelOf(name) === null ? name : "";
}
