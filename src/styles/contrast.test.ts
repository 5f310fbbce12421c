import { readFileSync } from 'node:fs';

import fc from 'fast-check';

import { accentColours, FIXED_COLOURS } from '#domain/kernel/site/accentColours.ts';
import { contrast } from '#domain/kernel/site/contrast.ts';

const SHEET = readFileSync('src/styles/_palette.scss', 'utf8');

/** Name → colour of one theme, read from the palette itself. */
function paletteOf(theme: 'light' | 'dark'): Map<string, string> {
  const body = new RegExp(`\\$${theme}: \\(([^)]*)\\)`).exec(SHEET)?.[1] ?? '';
  return new Map([...body.matchAll(/'([\w-]+)': (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]));
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

/** Pairs of a palette that are too near each other. */
function short(palette: ReadonlyMap<string, string>, pairs: [string, string][], least: number) {
  const ratio = ([one, other]: [string, string]) => contrast(palette.get(one) ?? '', palette.get(other) ?? '');
  return pairs
    .map((pair) => ({ pair: pair.join(' on '), ratio: Math.round(ratio(pair) * 100) / 100 }))
    .filter((found) => !(found.ratio >= least));
}

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const palette = paletteOf(theme);

  it('shows text with 4.5 to 1 or more', () => expect(short(palette, TEXT_PAIRS, 4.5)).toEqual([]));

  it('shows marks with 3 to 1 or more', () => expect(short(palette, MARK_PAIRS, 3)).toEqual([]));

  it('shows both with any accent colour that a site may have', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const accent = `#${value.toString(16).padStart(6, '0')}`;
        const own = new Map([...palette, ...Object.entries(accentColours(accent)[theme])]);
        expect([...short(own, TEXT_PAIRS, 4.5), ...short(own, MARK_PAIRS, 3)]).toEqual([]);
      }),
      { examples: [[0], [0xffffff], [0xffff00], [0xff], [0x808080]] },
    ));

  it('has the colours that the rule of accents reckons with', () => {
    const colours = (names: readonly string[]) => [...new Set(names.map((name) => palette.get(name)))];
    expect(FIXED_COLOURS[theme]).toEqual({
      grounds: colours(GROUNDS),
      tones: colours(TONES.map((tone) => `${tone}-soft`)),
      inks: colours(['text', 'text-muted']),
    });
  });
});

it('gives both themes the same names', () => {
  expect([...paletteOf('dark').keys()]).toEqual([...paletteOf('light').keys()]);
});
