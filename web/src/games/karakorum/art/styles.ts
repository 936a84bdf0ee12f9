import { css, unsafeCSS } from "lit";

import { paletteCss } from "./palette";

export const styles = css`
  :host {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
    overflow: clip;
    contain: content;
    user-select: none;
    -webkit-user-select: none;
  }
  .stage,
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  svg {
    pointer-events: none;
  }
  svg [data-explain] {
    pointer-events: auto;
  }
  [data-explain]:focus-visible {
    outline: 3px solid #0b57ff;
  }
  .dark [data-explain]:focus-visible {
    outline-color: #ffe14d;
  }
  text {
    font-variant-numeric: tabular-nums;
  }
  ${unsafeCSS(paletteCss())}

  .halo {
    opacity: 0.17;
  }
  .dark .halo {
    opacity: 0.06;
  }
  .maria {
    fill: #b9b4b6;
    opacity: 0.45;
  }
  .cloud {
    opacity: 0.55;
  }
  .pole {
    stroke: var(--way);
    stroke-width: 5;
    stroke-linecap: round;
  }
  .stars {
    fill: #fff;
    opacity: 0.8;
  }
  .grain.dark {
    fill: #1a1a2a;
    opacity: 0.12;
  }
  .grain.pale {
    fill: #fff;
    opacity: 0.16;
  }
  .rope,
  .rope-edge,
  .plan,
  .plan-casing {
    fill: none;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .rope-edge {
    stroke: var(--wayedge);
    stroke-width: 4.5;
    opacity: 0.6;
  }
  .rope {
    stroke: var(--way);
    stroke-width: 2;
  }
  .plan-casing {
    stroke-width: 10.5;
  }
  .plan {
    stroke-width: 6;
  }
  .dot {
    fill: var(--way);
    stroke: var(--wayedge);
    stroke-width: 1.8;
  }
  .disc {
    stroke: #1b2338;
    stroke-width: 2;
  }
  .casing {
    fill: none;
    stroke: var(--print-paper, #fbf3df);
    stroke-width: 5;
    stroke-linejoin: round;
    opacity: 0.85;
  }
  .acting .casing {
    stroke: #fff;
    stroke-width: 8;
    opacity: 1;
  }
  .ghost {
    opacity: 0.62;
  }

  @media (prefers-reduced-motion: no-preference) {
    .scene path,
    .scene rect,
    .scene circle {
      transition: fill 0.8s ease;
    }
    .stage:not(.still) .pawn:not(.ghost) .lean {
      transition: transform 0.4s cubic-bezier(0.45, 0.05, 0.3, 1);
    }
  }
`;
