import { contrast } from './contrast.ts';

/** The colours of one scheme that follow from the accent colour, by the names of `src/styles/_palette.scss`. */
export type AccentScheme = Readonly<Record<(typeof ACCENT_TOKENS)[number], string>>;

/** Names of the colours that follow from the accent colour. */
export const ACCENT_TOKENS = [
  'brand',
  'brand-hover',
  'brand-active',
  'brand-soft',
  'brand-soft-hover',
  'on-brand-soft',
  'link',
  'link-hover',
  'focus',
  'indigo',
  'on-indigo-muted',
] as const;

/** Colours of the palette that an accent does not change, and that lie beside those it does. A test holds them equal. */
export const FIXED_COLOURS = {
  light: {
    grounds: ['#f8f7f4', '#ffffff', '#f1efea'],
    tones: ['#e8f1fb', '#e7f4ec', '#fdf2dc', '#fcebea'],
    inks: ['#1d1b2e', '#5a576b'],
  },
  dark: {
    grounds: ['#13121b', '#1b1a26', '#232231', '#0e0d15'],
    tones: ['#152a40', '#12301f', '#38290a', '#40191a'],
    inks: ['#ecebf5', '#aeabc4'],
  },
} as const;

const WHITE = '#ffffff';
/** Text on its ground (WCAG 1.4.3), and lines and marks (1.4.11). */
const TEXT = 4.5;
const MARK = 3;
const STEP = 0.002;

interface Tint {
  /** 0 to 360. */
  hue: number;
  /** 0 to 1. */
  saturation: number;
}

const hexOf = (part: number): string =>
  Math.round(Math.min(1, Math.max(0, part)) * 255)
    .toString(16)
    .padStart(2, '0');

/** The colour of a tint that is as light as that, from 0 for black to 1 for white. */
function coloured({ hue, saturation }: Tint, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (at: number) => {
    const turn = (at + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
  };
  return `#${hexOf(part(0))}${hexOf(part(8))}${hexOf(part(4))}`;
}

function tintOf(colour: string): Tint & { lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, range] = [(most + least) / 2, most - least];
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness };
}

type Needs = readonly (readonly [others: readonly string[], least: number])[];

/** The colour of a tint whose lightness is nearest to the one wanted and that can be read or seen where it is drawn. */
function nearest(tint: Tint, wanted: number, needs: Needs): string {
  const passes = (colour: string) =>
    needs.every(([others, least]) => others.every((other) => contrast(colour, other) >= least));
  for (let away = 0; away <= 1; away += STEP)
    for (const lightness of [wanted - away, wanted + away]) {
      const colour = coloured(tint, Math.min(1, Math.max(0, lightness)));
      if (passes(colour)) return colour;
    }
  return passes('#000000') ? '#000000' : WHITE;
}

function lightScheme(tint: Tint, lightness: number): AccentScheme {
  const { grounds, tones, inks } = FIXED_COLOURS.light;
  const soft = nearest(tint, 0.955, [[inks, TEXT]]);
  const softHover = nearest(tint, 0.915, [[inks, TEXT]]);
  const brand = nearest(tint, lightness, [
    [[WHITE], TEXT],
    [grounds, MARK],
  ]);
  const at = tintOf(brand).lightness;
  const link = nearest(tint, at, [[[...grounds, ...tones, soft], TEXT]]);
  const indigo = nearest(tint, Math.min(at, 0.29), [[[WHITE], TEXT]]);
  return {
    brand,
    'brand-hover': nearest(tint, at * 0.82, [[[WHITE], TEXT]]),
    'brand-active': nearest(tint, at * 0.65, [[[WHITE], TEXT]]),
    'brand-soft': soft,
    'brand-soft-hover': softHover,
    'on-brand-soft': nearest(tint, at * 0.82, [[[soft, softHover], TEXT]]),
    link,
    'link-hover': nearest(tint, tintOf(link).lightness * 0.65, [[[...grounds, soft], TEXT]]),
    focus: nearest(tint, lightness, [[grounds, MARK]]),
    indigo,
    'on-indigo-muted': nearest(tint, 0.88, [[[indigo], TEXT]]),
  };
}

function darkScheme(tint: Tint, lightness: number): AccentScheme {
  const { grounds, tones, inks } = FIXED_COLOURS.dark;
  const soft = nearest(tint, 0.24, [[inks, TEXT]]);
  const softHover = nearest(tint, 0.3, [[[WHITE], TEXT]]);
  const brand = nearest(tint, lightness, [
    [[WHITE], TEXT],
    [grounds, MARK],
  ]);
  const at = tintOf(brand).lightness;
  const link = nearest(tint, 0.82, [[[...grounds, ...tones, soft], TEXT]]);
  const indigo = nearest(tint, 0.23, [[[WHITE], TEXT]]);
  return {
    brand,
    'brand-hover': nearest(tint, at * 0.92, [[[WHITE], TEXT]]),
    'brand-active': nearest(tint, at * 0.78, [[[WHITE], TEXT]]),
    'brand-soft': soft,
    'brand-soft-hover': softHover,
    'on-brand-soft': nearest(tint, 0.89, [[[soft, softHover], TEXT]]),
    link,
    'link-hover': nearest(tint, 0.89, [[[...grounds, soft], TEXT]]),
    focus: link,
    indigo,
    'on-indigo-muted': nearest(tint, 0.84, [[[indigo], TEXT]]),
  };
}

/**
 * The colours that follow from one accent colour, in both schemes: its hue, as light or dark as each needs to be read
 * where it is drawn. A colour that can be read stays as it is.
 * @param accent - `#rrggbb`
 */
export function accentColours(accent: string): { light: AccentScheme; dark: AccentScheme } {
  const { lightness, ...tint } = tintOf(accent);
  return { light: lightScheme(tint, lightness), dark: darkScheme(tint, lightness) };
}
