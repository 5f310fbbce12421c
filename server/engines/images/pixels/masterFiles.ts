import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

import { coverBars, type DrawnSheet, drawPage } from './drawPage.ts';
import { isWithinReach, levelsOf, MOST_PIXELS } from './pictureLimits.ts';

const TILE = 512;
const JPEG = { compression: 'jpeg', quality: 88 } as const;
/**
 * How pages are kept: tiles at every halving of the size, so that a cut-out reads only what it shows.
 * Every file starts with the whole page; each further page of the file is half as wide and high.
 */
const PYRAMID = { ...JPEG, tile: true, tileWidth: TILE, tileHeight: TILE, pyramid: true } as const;

/** A page within one tile is kept without: a tile that is much larger than its page is not read again. */
const layoutOf = ({ width, height }: ImageSize) => (Math.max(width, height) > TILE ? PYRAMID : JPEG);

/** Where an imported page is kept in the file store. */
export const masterKey = (contentHash: string): string => `images/${contentHash.slice(0, 2)}/${contentHash}.tif`;

/** The largest page that is taken in, with its smaller sizes, without compression. */
export const MOST_MASTER_BYTES = MOST_PIXELS * 4;

/** Seconds that taking in one page may take; the largest takes a few. */
const MOST_SECONDS = 60;

/**
 * A picture as pages are kept: upright, opaque, in sRGB, without what a camera wrote into it. Rejects for what is no
 * picture, or too large by its own account.
 */
export async function toMaster(picture: Buffer): Promise<{ bytes: Buffer; size: ImageSize }> {
  if (!(await isWithinReach(picture)))
    throw new Error('This is no picture of a page, or a larger one than is taken in.');
  const { default: sharp } = await import('sharp');
  const page = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { data, info } = await page
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .tiff(layoutOf(await page.metadata()))
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, size: { width: info.width, height: info.height } };
}

/** A drawing on paper, as pages are kept. */
export async function drawMaster(sheet: DrawnSheet, size: ImageSize): Promise<Buffer> {
  return (await drawPage(sheet, { x: 0, y: 0, ...size }, size)).tiff(layoutOf(size)).toBuffer();
}

/**
 * A kept page with rectangles painted over: in the pixels, at every size.
 * @throws Error where the file is not as the page was kept
 */
export async function coverMaster(file: string, size: ImageSize, regions: readonly PageRegion[]): Promise<Buffer> {
  await levelsOf(file, size);
  const { default: sharp } = await import('sharp');
  const overlay = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${coverBars(regions)}</svg>`,
  );
  return sharp(file, { page: 0, limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: MOST_SECONDS })
    .composite([{ input: overlay }])
    .removeAlpha()
    .tiff(layoutOf(size))
    .toBuffer();
}
