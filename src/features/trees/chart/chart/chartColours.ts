import { MOST_COLOURS } from '#domain/trees/chart/fanColouring.ts';

import { siteFont } from '../model/siteFont.ts';

/** Colours of what is drawn on a canvas, which knows no custom properties. */
export interface ChartColours {
  /** Families of the typeface of the site. */
  font: string;
  ground: string;
  card: string;
  border: string;
  text: string;
  muted: string;
  line: string;
  focus: string;
  selected: string;
  /** By sex. */
  tints: Readonly<Record<string, string>>;
  /** Of what a fan is coloured by. */
  groups: readonly string[];
}

/** Reads the colours in force, light or dark, from an element of the page. */
export function readChartColours(element: Element): ChartColours {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`).trim() || '#888888';
  return {
    font: siteFont(),
    ground: colour('canvas'),
    card: colour('surface'),
    border: colour('border-strong'),
    text: colour('text'),
    muted: colour('text-muted'),
    line: colour('border-control'),
    focus: colour('brand'),
    selected: colour('focus'),
    tints: {
      m: colour('info-border'),
      f: colour('warning-border'),
      x: colour('success-border'),
      u: colour('border-control'),
    },
    groups: Array.from({ length: MOST_COLOURS }, (_each, at) => colour(`chart-${at + 1}`)),
  };
}
