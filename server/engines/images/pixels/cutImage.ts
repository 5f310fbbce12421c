import type { Sharp } from 'sharp';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';
import type { ImageRequest } from '#domain/records/images/parseImageRequest.ts';

import { type DrawnSheet, drawPage } from './drawPage.ts';
import { levelsOf, MOST_PIXELS } from './pictureLimits.ts';

/** Seconds an image may take; what takes longer is given up. */
const MOST_SECONDS = 30;

/** How many halvings of the page still have all the pixels that are asked for. */
function halvings({ region, size }: ImageRequest, levels: number): number {
  const share = Math.min(region.width / size.width, region.height / size.height);
  return Math.max(0, Math.min(levels - 1, Math.floor(Math.log2(share))));
}

/**
 * Finer paper grain than this is not seen at any size, and costs a quarter of the bytes; more effort takes twice the
 * time for two in a hundred.
 */
const WEBP = { quality: 75, effort: 2 } as const;

function written(image: Sharp, { format }: ImageRequest): Sharp {
  if (format === 'png') return image.png({ compressionLevel: 6 });
  return format === 'webp' ? image.webp(WEBP) : image.jpeg({ quality: 85, mozjpeg: false });
}

/** Does to a cut-out what else was asked for, and writes it. */
async function finish(cut: Sharp, request: ImageRequest): Promise<Buffer> {
  const { rotation, isMirrored, quality } = request;
  const { default: sharp } = await import('sharp');
  if (isMirrored) cut.flop();
  if (quality === 'gray') cut.greyscale();
  if (quality === 'bitonal') cut.greyscale().threshold();
  if (rotation === 0) return written(cut, request).toBuffer();
  // Turned in a second step: in one pipeline a quarter turn would come before the mirror.
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  const straight = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return written(straight.rotate(rotation), request).toBuffer();
}

/**
 * Cuts a request out of a kept page (server/engines/images/pixels/masterFiles.ts).
 * @throws Error where the file is not as the page was kept
 */
export async function cutImage(file: string, page: ImageSize, request: ImageRequest): Promise<Buffer> {
  const { region, size } = request;
  const { default: sharp } = await import('sharp');
  const level = halvings(request, await levelsOf(file, page));
  const factor = 2 ** level;
  const there = {
    width: Math.max(1, Math.floor(page.width / factor)),
    height: Math.max(1, Math.floor(page.height / factor)),
  };
  const left = Math.min(Math.floor(region.x / factor), there.width - 1);
  const top = Math.min(Math.floor(region.y / factor), there.height - 1);
  const cut = sharp(file, { page: level, limitInputPixels: MOST_PIXELS })
    .timeout({ seconds: MOST_SECONDS })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(Math.round(region.width / factor), there.width - left)),
      height: Math.max(1, Math.min(Math.round(region.height / factor), there.height - top)),
    })
    .resize(size.width, size.height, { fit: 'fill' });
  return finish(cut, request);
}

/**
 * Draws a request of a drawn page directly: for small pictures, where drawing all of the page first would take ten
 * times as long.
 */
export const drawImage = async (sheet: DrawnSheet, request: ImageRequest): Promise<Buffer> =>
  finish(await drawPage(sheet, request.region, request.size), request);
