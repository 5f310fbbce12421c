import { readFileSync } from 'node:fs';

const SHEET = readFileSync('src/styles/_palette.scss', 'utf8');

/** Name → colour of one theme, read from the palette itself. */
function paletteOf(theme: 'light' | 'dark'): Map<string, string> {
  const body = new RegExp(`\\$${theme}: \\(([^)]*)\\)`).exec(SHEET)?.[1] ?? '';
  return new Map([...body.matchAll(/'([\w-]+)': (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['canvas', 'surface', 'surface-raised', 'surface-sunken'];
const TONES = ['info', 'success', 'warning', 'error'];

/** Text on its ground: 4.5 to 1 (WCAG 1.4.3). */
const TEXT_PAIRS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] =>
    ['text', 'text-muted', 'link', 'link-hover', 'error'].map((ink) => [ink, ground]),
  ),
  ...TONES.flatMap((tone): [string, string][] => [
    [tone, `${tone}-soft`],
    ['text', `${tone}-soft`],
    ['link', `${tone}-soft`],
  ]),
  ['text-muted', 'error-soft'],
  ...Array.from({ length: 8 }, (_each, at) => `chart-${at + 1}`).flatMap((ground): [string, string][] => [
    ['text', ground],
    ['text-muted', ground],
  ]),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-active'],
  ['on-brand-soft', 'brand-soft'],
  ['on-brand-soft', 'brand-soft-hover'],
  ['text', 'brand-soft'],
  ['text-muted', 'brand-soft'],
  ['link', 'brand-soft'],
  ['link-hover', 'brand-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['on-highlight', 'highlight'],
  ['on-indigo', 'indigo'],
  ['on-indigo-muted', 'indigo'],
  ['indigo', 'on-indigo-muted'],
  ['on-tip', 'tip'],
];

/** Frames of controls, the focus ring and the marks of a tone: 3 to 1 (WCAG 1.4.11). */
const MARK_PAIRS: [string, string][] = [
  ...GROUNDS.flatMap((ground): [string, string][] =>
    ['border-control', 'focus', 'brand', 'error-border'].map((mark) => [mark, ground]),
  ),
  ...TONES.map((tone): [string, string] => [`${tone}-border`, `${tone}-soft`]),
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const palette = paletteOf(theme);
  const ratio = ([one, other]: [string, string]) => contrast(palette.get(one) ?? '', palette.get(other) ?? '');
  const short = (pairs: [string, string][], least: number) =>
    pairs
      .map((pair) => ({ pair: pair.join(' on '), ratio: Math.round(ratio(pair) * 100) / 100 }))
      .filter((found) => !(found.ratio >= least));

  it('shows text with 4.5 to 1 or more', () => expect(short(TEXT_PAIRS, 4.5)).toEqual([]));

  it('shows marks with 3 to 1 or more', () => expect(short(MARK_PAIRS, 3)).toEqual([]));
});

it('gives both themes the same names', () => {
  expect([...paletteOf('dark').keys()]).toEqual([...paletteOf('light').keys()]);
});
