import regularLatin from '@fontsource/inter/files/inter-latin-400-normal.woff';
import boldLatin from '@fontsource/inter/files/inter-latin-600-normal.woff';
import regularMore from '@fontsource/inter/files/inter-latin-ext-400-normal.woff';
import boldMore from '@fontsource/inter/files/inter-latin-ext-600-normal.woff';

import { readFont, type EmbeddedFont } from '#domain/trees/chart/pdf/readFont.ts';
import { textRuns } from '#domain/trees/chart/pdf/textRuns.ts';

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

const LATIN: readonly FontFile[] = [{ name: 'Inter-Regular', address: regularLatin, isBold: false }, { name: 'Inter-SemiBold', address: boldLatin, isBold: true }];
/** Further Latin letters, such as Welsh and Polish ones: fetched where a name has one. */
const MORE_LATIN: readonly FontFile[] = [{ name: 'InterMore-Regular', address: regularMore, isBold: false }, { name: 'InterMore-SemiBold', address: boldMore, isBold: true }];
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

/**
 * The site's typeface for a picture, in two weights. Without a connection there is none: a picture then has the letters of whatever
 * system it is seen on, and a PDF draws them as pictures.
 * @param texts - what the picture says, for the letters it needs
 */
export async function loadPictureFonts(texts: Iterable<string>): Promise<PictureFont[]> {
  try {
    const fonts = await loadAll(LATIN);
    const regular = fonts.filter(({ isBold }) => !isBold);
    for (const text of texts) if (textRuns(text, regular, 1) === null) return [...fonts, ...(await loadAll(MORE_LATIN))];
    return fonts;
  } catch {
    return [];
  }
}
