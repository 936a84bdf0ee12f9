import { html, nothing, type TemplateResult } from "lit";

import type { AnyView, Stop } from "../engine/types";
import { dialog } from "../ui/dialog";
import { playerName, teamOf } from "../ui/seat-names";
import { teamSymbol } from "../ui/symbols";
import type { Seated } from "../ui/teams";
import { words } from "../ui/words";

/** A game is watched by chapters: days or rounds. What they are called only the game knows. */
export interface ChapterWords {
  /** "Day 8" */
  title(this: void, start: Stop): string;
  /** "Days" */
  all(this: void): string;
  /** What the buttons do that lead to the chapter before and to the next one. */
  back(this: void): string;
  on(this: void): string;
}

/** A day or a round: where it begins, and where the turns in it do. */
export interface Chapter {
  readonly start: Stop;
  readonly turns: readonly Stop[];
}

export function chaptersOf(stops: readonly Stop[]): readonly Chapter[] {
  return stops.flatMap((start, place) => {
    if (start.turn) return [];
    const next = stops.findIndex(({ turn }, later) => later > place && !turn);
    return [{ start, turns: stops.slice(place + 1, next < 0 ? stops.length : next) }];
  });
}

/** The last of some stops that is not after a moment. */
export function stopAt(stops: readonly Stop[], at: number): Stop | undefined {
  return stops.findLast((stop) => stop.at <= at);
}

/** The chapter that a moment is in, and whose turn it is there if it is somebody's. */
export function whereText(view: Seated<AnyView>, stops: readonly Stop[], at: number, { title }: ChapterWords): string {
  const last = stopAt(stops, at);
  const start = stopAt(
    stops.filter(({ turn }) => !turn),
    at,
  );
  if (last === undefined || start === undefined) return "";
  if (!last.turn || view.table.players.length === 1) return title(start);
  return words("replay-turn-of", { chapter: title(start), name: playerName(view, last.seat) });
}

/** Where the chapters begin, as marks along the line of all moments. */
export function chapterMarks(stops: readonly Stop[], count: number): TemplateResult {
  const starts = stops.filter(({ turn, at }) => !turn && at > 0 && at < count);
  return html`<svg class="replay-marks" viewBox="0 0 ${Math.max(1, count)} 1" preserveAspectRatio="none" aria-hidden="true">
    <path d=${starts.map(({ at }) => `M${at} 0V1`).join("")} />
  </svg>`;
}

/** All chapters; tapping one, or the emblem of whose turn it is, leads there. */
export function chapterList(
  view: Seated<AnyView>,
  stops: readonly Stop[],
  at: number,
  names: ChapterWords,
  go: (at: number) => void,
  close: () => void,
): TemplateResult {
  const label = names.all();
  const current = stopAt(stops, at);
  const isCurrent = (stop: Stop): "true" | "false" => (stop === current ? "true" : "false");
  const several = view.table.players.length > 1;
  const chapters = chaptersOf(stops);
  const here = chapters.findLast(({ start }) => start.at <= at);
  const content = html`<h2>${label}</h2>
    <ol class="replay-chapters">
      ${chapters.map((chapter) => {
        const { start, turns } = chapter;
        return html`<li class=${chapter === here ? "here" : ""}>
          <button type="button" class="replay-start" data-moment=${start.at} aria-current=${isCurrent(start)} ?autofocus=${chapter === here} @click=${() => go(start.at)}>
            ${names.title(start)}
          </button>
          ${
            several
              ? turns.map((turn) => {
                  const name = playerName(view, turn.seat);
                  const text = words("replay-turn-of", { chapter: names.title(start), name });
                  return html`<button type="button" class="icon-button" data-moment=${turn.at} aria-label=${text} title=${text} aria-current=${isCurrent(turn)} @click=${() => go(turn.at)}>
                    ${teamSymbol(teamOf(view, turn.seat))}
                  </button>`;
                })
              : nothing
          }
        </li>`;
      })}
    </ol>
    <button type="button" class="primary" data-action="close" @click=${close}>${words("close")}</button>`;
  return dialog({ kind: "menu", label, close, content });
}
