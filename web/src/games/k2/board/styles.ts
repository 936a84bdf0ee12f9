import { css, unsafeCSS } from "lit";

import { inkCss, letteringCss, paletteCss } from "./palette";

export const styles = css`
  :host {
    display: block;
    width: 100%;
    height: 100%;
    position: relative;
    overflow: clip;
    contain: content;
    touch-action: pan-x pan-y;
    user-select: none;
    -webkit-user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  :host([zoomed]) {
    touch-action: none;
    cursor: grab;
  }
  .whole {
    position: absolute;
    right: 0.5rem;
    bottom: 0.5rem;
    z-index: 1;
    display: none;
    min-height: 2.75rem;
    padding: 0.3rem 0.8rem;
    border: 1.5px solid var(--ink);
    border-radius: 0.5rem;
    background: var(--sheet);
    color: var(--ink);
    font: 600 0.95rem var(--print-font);
    cursor: pointer;
  }
  :host([zoomed]) .whole {
    display: block;
  }
  .stage,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  svg.under {
    pointer-events: none;
  }
  text {
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  ${unsafeCSS(paletteCss())}
  ${unsafeCSS(letteringCss())}
  ${unsafeCSS(inkCss())}

  .halo {
    opacity: 0.2;
  }
  .wind .sun,
  .snow .sun {
    opacity: 0.45;
  }
  .stars {
    fill: #fff;
    opacity: 0.75;
  }
  .drift {
    opacity: 0.9;
  }
  .paper-grain {
    display: var(--grain, inline);
  }
  .grain.dark {
    fill: #1a1a2a;
    opacity: 0.13;
  }
  .grain.pale {
    fill: #fff;
    opacity: 0.2;
  }
  .hit.loss {
    fill: #c62f2a;
    opacity: 0.17;
  }
  .hit.surcharge {
    fill: #f59a23;
    opacity: 0.07;
  }
  .dark .hit.loss {
    opacity: 0.12;
  }
  .storm .hit {
    opacity: 0.07;
  }
  .harm {
    stop-opacity: 0.6;
  }
  .harm.loss {
    stop-color: #d8352f;
  }
  .harm.surcharge {
    stop-color: #f59a23;
  }
  .harm.gone {
    stop-opacity: 0;
  }
  .gusts {
    fill: none;
    stroke: #fff;
    stroke-width: 4;
    stroke-linecap: round;
    opacity: 0.55;
  }
  .dark .gusts {
    opacity: 0.35;
  }
  .flakes {
    fill: #fff;
  }
  .snowfall {
    opacity: 0.9;
  }

  .altitude {
    fill: none;
    stroke-width: 2.5;
    stroke-dasharray: 2 9;
    stroke-linecap: round;
  }
  .altitude.halo-line {
    stroke: var(--halo-name);
    stroke-width: 6;
  }
  .altitude-name {
    pointer-events: auto;
    paint-order: stroke;
    stroke: var(--halo-name);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  .tab-plate.struck {
    stroke-width: 3.5;
  }

  .rope-edge {
    fill: none;
    stroke-width: 4.5;
    stroke-linejoin: round;
  }
  .rope-twist {
    fill: none;
    stroke-width: 8;
    stroke-dasharray: 2.5 6.5;
    opacity: 0.32;
  }
  .chevron {
    fill: #fff;
    stroke: var(--ropeedge);
    stroke-width: 3;
    stroke-linejoin: round;
    paint-order: stroke;
  }
  .routes path {
    fill: none;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .plan path {
    fill: none;
    stroke-width: 13;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* Dark round white: one of the two is seen on every ground. */
  .plan .plan-edge {
    stroke: var(--print-ink, #1b2338);
    stroke-width: 25;
  }
  .plan .plan-casing {
    stroke: #fff;
    stroke-width: 21;
  }
  .plan .plan-head {
    fill: var(--print-move, #1d7a45);
    stroke: #fff;
    stroke-width: 4;
  }
  .plan .plan-steps {
    stroke: #fff;
    stroke-width: 5;
    stroke-dasharray: 1 19;
  }

  .badge-shadow {
    fill: #0c1226;
    opacity: 0.3;
  }
  .rim {
    fill: none;
    stroke-width: 5;
  }
  .glow {
    fill: #4be07f;
    opacity: 0.5;
  }
  .glow.deadly {
    fill: #ff5a4d;
    opacity: 0.4;
  }
  .lit-edge {
    fill: none;
    stroke: #35d873;
    stroke-width: 15;
    stroke-linejoin: round;
  }
  .lit-edge.deadly {
    stroke: #ff5a4d;
    stroke-dasharray: 14 10;
  }
  .glow.careful {
    fill: #ffd91f;
    opacity: 0.45;
  }
  .lit-edge.careful {
    stroke: #ffd23d;
  }
  .touch-arrow {
    fill: none;
    stroke: #1b2338;
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .space-number {
    pointer-events: auto;
    fill: var(--number);
    font-family: var(--print-font, sans-serif);
    paint-order: stroke;
    stroke: var(--halo-number);
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  /* On small screens the sheet is drawn small: the numbers stay large enough to be read. */
  @media (max-width: 699px) {
    .space-number {
      font-size: 27px;
      stroke-width: 8px;
      translate: 0 5px;
    }
  }
  @media (max-height: 500px) {
    .space-number {
      font-size: 33px;
      stroke-width: 10px;
      translate: 0 8px;
    }
  }
  .pointed {
    fill: none;
    stroke: #fff;
    stroke-width: 7;
  }
  .hit-area {
    fill: transparent;
    stroke: none;
  }
  /* Who is to be moved is large enough for a finger on small screens, too. */
  @media (max-width: 699px), (max-height: 500px) {
    .piece[data-acting] .hit-area {
      x: -33px;
      width: 66px;
    }
  }
  [role="button"] {
    cursor: pointer;
    outline: none;
  }
  /* Dark within white: one of the two is seen on whatever lies below. */
  .ring {
    fill: none;
    opacity: 0;
    pointer-events: none;
  }
  .ring rect {
    stroke: #fff;
    stroke-width: 11;
  }
  .ring rect + rect {
    stroke: #0b2f8a;
    stroke-width: 5;
  }
  [role="button"]:focus-visible .ring {
    opacity: 1;
  }
  .space:hover .badge-shadow {
    opacity: 0.65;
  }
  .halo-figure {
    fill: #fff;
    stroke: #fff;
    stroke-width: 13;
    stroke-linejoin: round;
  }
  .pointer {
    fill: #fff;
    stroke: #1b2338;
    stroke-width: 3;
    stroke-linejoin: round;
  }
  .nightfall {
    position: absolute;
    inset: 0;
    pointer-events: none;
  }
  .lamp {
    fill: #ffe9a8;
    opacity: 0.3;
    pointer-events: none;
  }
  .gone {
    opacity: 0.34;
  }
  .night-mark {
    pointer-events: none;
  }
  .ghost {
    opacity: 0.55;
    pointer-events: none;
  }

  @media (prefers-reduced-motion: no-preference) {
    /* What always moves is named by properties, so that the page can still it on a device that cannot keep up. */
    :host(:not([still])) .drift {
      animation: var(--drifting, drift) 70s ease-in-out infinite alternate;
    }
    :host(:not([still])) .drift.slow {
      animation-duration: 120s;
      animation-direction: alternate-reverse;
    }
    :host(:not([still])) .wind .drift,
    :host(:not([still])) .storm .drift {
      animation-duration: 34s;
    }
    :host(:not([still])) .snowfall {
      animation: var(--snowing, snowfall) 11s linear infinite;
    }
    :host(:not([still])) .storm .snowfall {
      animation-duration: 5s;
    }
    :host(:not([still])) .gusts {
      stroke-dasharray: 260 160;
      animation: var(--blowing, gust) 3.6s linear infinite;
    }
    :host(:not([still])) .plan-steps {
      animation: walk 0.9s linear infinite;
    }
    :host(:not([still])) .glow {
      animation: var(--breathing, breathe) 1.8s ease-in-out infinite alternate;
    }
    :host(:not([still])) .pointer {
      animation: bob 0.7s ease-in-out infinite alternate;
    }
  }
  @keyframes drift {
    from {
      transform: translateX(-140px);
    }
    to {
      transform: translateX(160px);
    }
  }
  @keyframes snowfall {
    to {
      transform: translate(-300px, 600px);
    }
  }
  @keyframes gust {
    to {
      stroke-dashoffset: -420;
    }
  }
  @keyframes walk {
    to {
      stroke-dashoffset: -20;
    }
  }
  @keyframes breathe {
    from {
      opacity: 0.25;
    }
  }
  @keyframes bob {
    to {
      transform: translateY(-7px);
    }
  }
`;
