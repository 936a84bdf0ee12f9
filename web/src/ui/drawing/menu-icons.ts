import { html, type TemplateResult } from "lit";

/** What the page's own buttons show, each drawn with one line in a box of 24. */
const LINES = {
  continue: "M8 5.5v13l10-6.5Z",
  climb: "M3 19L9.5 6.5L13 12L15 9L21 19ZM9.5 6.5L8 11L10 10L11.5 12.5",
  setup: "M12 5v14M5 12h14",
  learn: "M3 9.5L12 5.5L21 9.5L12 13.5ZM7 11.500V16C9 18.300 15 18.300 17 16V11.500M21 9.500V15",
  today: "M4.5 6.5h15v13h-15ZM4.5 10.5h15M8.5 4v4M15.5 4v4M8 17l3-4l2 2.5l1.2-1.5L16 17Z",
  friend: "M9 11.2a3.2 3.2 0 1 0-.1 0ZM3.5 19c0-3.6 2.4-5.4 5.5-5.4s5.5 1.8 5.5 5.4M15 5.2a3 3 0 0 1 0 5.8M17 13.8c2.3.5 3.7 2.3 3.7 5.2",
  bots: "M6 9.5h12v9.5H6ZM12 9.5V5M12 5a1 1 0 1 0-.1 0ZM9.5 13v1.5M14.5 13v1.5M10 16.8h4M3.5 12.5v3.5M20.5 12.5v3.5",
  games: "M4 7.5h11v12H4ZM8 4.5h11.5V16",
  records: "M4 20h16M6.5 20v-6M12 20V5M17.5 20v-10",
  rules: "M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5c2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5ZM12 6.5v13",
  settings: "M5 8h8M17 8h2M5 16h2M11 16h8M15 10.2a2.2 2.2 0 1 0-.1 0ZM9 18.2a2.2 2.2 0 1 0-.1 0Z",
  about: "M12 20.5a8.5 8.5 0 1 0-.1 0ZM12 11v5.5M12 7.5v.4",
  watch: "M2.5 12c2.5-4.6 6-6.5 9.5-6.5s7 1.9 9.5 6.5c-2.5 4.6-6 6.5-9.5 6.5s-7-1.9-9.5-6.5ZM12 15a3 3 0 1 0-.1 0Z",
  share: "M12 15V4M8 7.5L12 3.5L16 7.5M6 11H4.5v9.5h15V11H18",
  delete: "M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5",
  export: "M12 4v11M8 11.5l4 4l4-4M4.5 16v4h15v-4",
  import: "M12 15.5V4.5M8 8.5l4-4l4 4M4.5 16v4h15v-4",
} as const;

export type MenuIcon = keyof typeof LINES;

export function menuIcon(name: MenuIcon): TemplateResult {
  return html`<svg class="menu-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${LINES[name]} /></svg>`;
}
