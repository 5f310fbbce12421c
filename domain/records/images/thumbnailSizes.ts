import type { ImageSize } from './imageLimits.ts';

/** Size of a record's small picture in pixels: twice what a list shows. */
export const THUMBNAIL_SIZE: ImageSize = { width: 320, height: 240 };

/**
 * Widths of small pictures in pixels, for the places that lists have for them, on usual screens and on ones with finer
 * pixels. Few, since each is made and kept by itself.
 */
export const THUMBNAIL_WIDTHS = [52, 104, 160, 208] as const;
/** The parameter of an address that asks for one of them. */
export const THUMBNAIL_WIDTH = 'width';

/**
 * The small picture’s sizes as `srcset` has them, the whole one last.
 * @param address - of the picture, without a query
 */
export const thumbnailSet = (address: string): string =>
  [
    ...THUMBNAIL_WIDTHS.map((width) => `${address}?${THUMBNAIL_WIDTH}=${width} ${width}w`),
    `${address} ${THUMBNAIL_SIZE.width}w`,
  ].join(', ');

/**
 * The size that a request asks for; the whole one where it asks for none that is made.
 * @param asked - the parameter, as it came
 */
export function thumbnailSize(asked: unknown): ImageSize {
  const width = THUMBNAIL_WIDTHS.find((one) => String(one) === asked);
  return width === undefined
    ? THUMBNAIL_SIZE
    : { width, height: Math.round((width * THUMBNAIL_SIZE.height) / THUMBNAIL_SIZE.width) };
}
