import regularCyrillic from '@fontsource/inter/files/inter-cyrillic-400-normal.woff';
import boldCyrillic from '@fontsource/inter/files/inter-cyrillic-600-normal.woff';
import regularOldCyrillic from '@fontsource/inter/files/inter-cyrillic-ext-400-normal.woff';
import boldOldCyrillic from '@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff';
import regularGreek from '@fontsource/inter/files/inter-greek-400-normal.woff';
import boldGreek from '@fontsource/inter/files/inter-greek-600-normal.woff';
import regularPolytonic from '@fontsource/inter/files/inter-greek-ext-400-normal.woff';
import boldPolytonic from '@fontsource/inter/files/inter-greek-ext-600-normal.woff';
import regularLatin from '@fontsource/inter/files/inter-latin-400-normal.woff';
import boldLatin from '@fontsource/inter/files/inter-latin-600-normal.woff';
import regularMore from '@fontsource/inter/files/inter-latin-ext-400-normal.woff';
import boldMore from '@fontsource/inter/files/inter-latin-ext-600-normal.woff';
import regularVietnamese from '@fontsource/inter/files/inter-vietnamese-400-normal.woff';
import boldVietnamese from '@fontsource/inter/files/inter-vietnamese-600-normal.woff';

import { lettersWithout } from '#domain/kernel/wording/scriptNames.ts';
import { readFont, type EmbeddedFont } from '#domain/trees/chart/pdf/readFont.ts';

/** A font of a picture that leaves the site: embedded in a PDF, inlined in an SVG. */
export interface PictureFont extends EmbeddedFont {
  isBold: boolean;
  /** The file as an address that holds it. */
  address: string;
}

interface FontFile {
  name: string;
  address: string;
  isBold: boolean;
}

/** The two weights of a part of the typeface. */
const weights = (name: string, regular: string, bold: string): readonly FontFile[] => [
  { name: `${name}-Regular`, address: regular, isBold: false },
  { name: `${name}-SemiBold`, address: bold, isBold: true },
];

const LATIN = weights('Inter', regularLatin, boldLatin);
/** A part of the typeface beyond its plain Latin, by the name of its files. */
interface FontPart {
  part: string;
  /** Letters it is fetched for; whether it has one is known once it is here. */
  letters: RegExp;
  files: readonly FontFile[];
}

const FURTHER: readonly FontPart[] = [
  {
    part: 'latin-ext',
    letters: /[\u0100-\u02FF\u1D00-\u1DBF\u1E00-\u1E9F\u1EF2-\u1EFF\u20A0-\u20CF\u2113\u2C60-\u2C7F\uA720-\uA7FF]/u,
    files: weights('InterMore', regularMore, boldMore),
  },
  {
    part: 'vietnamese',
    letters: /[\u01A0-\u01B0\u0300-\u036F\u1EA0-\u1EF9\u20AB]/u,
    files: weights('InterVietnamese', regularVietnamese, boldVietnamese),
  },
  { part: 'greek', letters: /[\u0370-\u03FF]/u, files: weights('InterGreek', regularGreek, boldGreek) },
  { part: 'greek-ext', letters: /[\u1F00-\u1FFF]/u, files: weights('InterPolytonic', regularPolytonic, boldPolytonic) },
  {
    part: 'cyrillic',
    letters: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/u,
    files: weights('InterCyrillic', regularCyrillic, boldCyrillic),
  },
  {
    part: 'cyrillic-ext',
    letters: /[\u0460-\u052F\u1C80-\u1C8F\u2DE0-\u2DFF\uA640-\uA69F]/u,
    files: weights('InterOldCyrillic', regularOldCyrillic, boldOldCyrillic),
  },
];

/** The parts of the typeface that may have letters which its plain Latin lacks. */
export const furtherParts = (letters: readonly string[]): readonly FontPart[] =>
  FURTHER.filter((part) => letters.some((letter) => part.letters.test(letter)));

/** Bytes that become characters at once: a call takes only so many arguments. */
const PIECE = 8_192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}

async function load({ name, address, isBold }: FontFile): Promise<PictureFont> {
  const response = await fetch(address, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The font came with ${response.status}`);
  const woff = new Uint8Array(await response.arrayBuffer());
  return { ...(await readFont(woff, name)), isBold, address: `data:font/woff;base64,${base64(woff)}` };
}

const loadAll = (files: readonly FontFile[]): Promise<PictureFont[]> => Promise.all(files.map(load));

/** Letters of texts that no font of a picture has, each once. */
export function lettersBeyond(texts: readonly string[], fonts: readonly PictureFont[]): string[] {
  const regular = fonts.filter(({ isBold }) => !isBold);
  return lettersWithout(texts.join(' '), (letter) =>
    regular.some(({ glyphs }) => glyphs.has(letter.codePointAt(0) ?? 0)),
  );
}

/**
 * The site's typeface for a picture, in two weights, with those of its parts that have letters of the picture. Without
 * a connection there is none: a picture then has the letters of whatever system it is seen on, and a PDF draws them as
 * pictures.
 * @param texts - what the picture says, for the letters it needs
 */
export async function loadPictureFonts(texts: readonly string[]): Promise<PictureFont[]> {
  try {
    const fonts = await loadAll(LATIN);
    return [...fonts, ...(await loadAll(furtherParts(lettersBeyond(texts, fonts)).flatMap(({ files }) => files)))];
  } catch {
    return [];
  }
}
