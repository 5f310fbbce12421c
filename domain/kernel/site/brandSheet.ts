import { ACCENT_TOKENS, accentColours, type AccentScheme } from './accentColours.ts';

/** Counted up when the rule gives other colours for the same accent: browsers keep a sheet for good. */
const RULE = 1;
const FILE = /^\/brand-([0-9a-f]{6})-\d{1,4}\.css$/u;

/** Where the style sheet of an accent colour is. @param accent - `#rrggbb` */
export const brandSheetPath = (accent: string): string => `/brand-${accent.slice(1)}-${RULE}.css`;

/** The accent colour whose style sheet a path names; null for no such path. */
export function accentOfSheet(path: string): string | null {
  const colour = FILE.exec(path)?.[1];
  return colour === undefined ? null : `#${colour}`;
}

const properties = (scheme: AccentScheme): string =>
  ACCENT_TOKENS.map((name) => `--color-${name}:${scheme[name]}`).join(';');

/** The style sheet that gives both schemes the colours of an accent. It follows the site's own. */
export function brandSheet(accent: string): string {
  const { light, dark } = accentColours(accent);
  const inDark = properties(dark);
  // A scheme that a reader or a part of a page has chosen wins over the system's.
  return `:root,[data-theme=light]{${properties(light)}}@media(prefers-color-scheme:dark){:root:not([data-theme=light]){${inDark}}}[data-theme=dark]{${inDark}}`;
}
