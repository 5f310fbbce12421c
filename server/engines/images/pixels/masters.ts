import path from 'node:path';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { PageRegion } from '#domain/records/core/pageRegion.ts';

import { coverBars } from './coverBars.ts';
import { type DrawnSheet, drawPage } from './drawPage.ts';

/** Pixels of the largest page that is taken in: a double page at 600 dots per inch. */
export const MOST_PIXELS = 120_000_000;

/**
 * How pages are kept: tiles at every halving of the size, so that a cut-out reads only what it shows.
 * Every file starts with the whole page; each further page of the file is half as wide and high.
 */
const PYRAMID = { tile: true, tileWidth: 512, tileHeight: 512, pyramid: true, compression: 'jpeg', quality: 88 } as const;

/** Where an imported page is kept, below the site's data folder. */
export const storedFile = (dataDir: string, contentHash: string): string => path.join(dataDir, 'images', contentHash.slice(0, 2), `${contentHash}.tif`);

/** A picture as pages are kept: upright, opaque, in sRGB, without what a camera wrote into it. Rejects for what is no picture. */
export async function toMaster(picture: Buffer): Promise<{ bytes: Buffer; size: ImageSize }> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .tiff(PYRAMID)
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, size: { width: info.width, height: info.height } };
}

/** A drawing on paper, as pages are kept. */
export async function drawMaster(sheet: DrawnSheet, size: ImageSize): Promise<Buffer> {
  return (await drawPage(sheet, { x: 0, y: 0, ...size }, size)).tiff(PYRAMID).toBuffer();
}

/** A kept page with rectangles painted over: in the pixels, at every size. */
export async function coverMaster(file: string, size: ImageSize, regions: readonly PageRegion[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const overlay = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${coverBars(regions)}</svg>`);
  return sharp(file, { page: 0, limitInputPixels: MOST_PIXELS }).composite([{ input: overlay }]).removeAlpha().tiff(PYRAMID).toBuffer();
}
