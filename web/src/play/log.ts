import { html, type nothing, type TemplateResult } from "lit";

/** One thing that has happened. */
export interface LogLine {
  /** The kind of event, for its looks. */
  readonly event: string;
  readonly text: string;
  readonly sign: TemplateResult | typeof nothing;
}

/** What has happened in one day or round. */
export interface LogChapter {
  readonly heading: string;
  /** What stands behind the heading. */
  readonly sign: TemplateResult | typeof nothing;
  /** The whole in a few words, for as long as it is closed. */
  readonly short: string;
  readonly lines: readonly LogLine[];
}

/** Everything that has happened, the latest day or round first and open, the others closed. */
export function logOf(chapters: readonly LogChapter[]): TemplateResult {
  const last = chapters.length - 1;
  return html`<ol class="log" reversed>
    ${chapters
      .map(
        ({ heading, sign, short, lines }, index) => html`<li>
          <details ?open=${index === last}>
            <summary>${sign}<b>${heading}</b> <span class="log-short">${short}</span></summary>
            <ul>
              ${lines.map(({ event, text, sign: mark }) => html`<li class="log-line log-${event}">${mark}<span>${text}</span></li>`).reverse()}
            </ul>
          </details>
        </li>`,
      )
      .reverse()}
  </ol>`;
}

/** Events in groups, each begun by one for which `begins` holds. */
export function grouped<E>(events: readonly E[], begins: (event: E) => boolean): readonly (readonly E[])[] {
  const groups: E[][] = [];
  for (const event of events) {
    const last = groups[groups.length - 1];
    if (last === undefined || begins(event)) groups.push([event]);
    else last.push(event);
  }
  return groups;
}
