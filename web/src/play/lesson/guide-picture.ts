import { html, svg, type TemplateResult } from "lit";

/** Whoever teaches: a mountain guide in a woollen cap, in the same few flat colours as the posters. */
export function guidePicture(): TemplateResult {
  return html`<svg viewBox="0 0 64 64" focusable="false">${svg`<circle cx="32" cy="32" r="31" fill="#5ba6b5"/><path
    d="M1 34L14 20L21 28L31 13L43 27L50 21L63 35A31 31 0 0 1 1 34Z" fill="#b9d8c8"/><path d="M31 13L36 19L33 22L30 19L27 21Z" fill="#fff6e0"/><path
    d="M9.5 53.5C12 45 20 42.500 32 42.500S52 45 54.500 53.500A31 31 0 0 1 9.500 53.500Z" fill="#b8401a"/><path d="M25 41H39V46C39 51 25 51 25 46Z" fill="#c98f63"/><path
    d="M21.500 27C21.500 22 26 19 32 19S42.500 22 42.500 27V33C42.500 40 37.500 44 32 44S21.500 40 21.500 33Z" fill="#dba679"/><path
    d="M20 27C20 16 25 12.500 32 12.500S44 16 44 27C40 24.500 36 24 32 24S24 24.500 20 27Z" fill="#1b2338"/><path d="M19.500 28.500C23 25 27.500 24.200 32 24.200S41 25 44.500 28.500V24.500C41 21.200 36.500 20.500 32 20.500S23 21.200 19.500 24.500Z" fill="#f2b632"/><circle
    cx="32" cy="11.500" r="3.600" fill="#f2b632"/><path d="M26.800 31.500Q28 30.200 29.300 31.500M34.700 31.500Q36 30.200 37.200 31.500M28.300 37Q32 40 35.700 37" fill="none" stroke="#1b2338" stroke-width="1.700" stroke-linecap="round"/><path
    d="M15 58.500L23 46.500M49 58.500L41 46.500" stroke="#f2b632" stroke-width="3.200" stroke-linecap="round"/>`}</svg>`;
}
