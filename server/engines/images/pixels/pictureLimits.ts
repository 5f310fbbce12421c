import type { Metadata } from 'sharp';

import type { ImageSize } from '#domain/records/images/imageLimits.ts';

/** Pixels of the largest page that is taken in: a double page at 600 dots per inch. */
export const MOST_PIXELS = 120_000_000;
/**
 * Bytes that the pixels of one picture may take: as many at eight bits in four channels. Few pixels of many channels,
 * or of long numbers, take as much.
 */
const MOST_BYTES = MOST_PIXELS * 4;
const SAMPLE_BYTES: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};
/** What pages come as. A drawing (SVG) that says it is a photo may name files and other addresses. */
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'tiff', 'webp']);
/** How pages are kept: grey or in colours, opaque, eight bits deep. */
const MOST_CHANNELS_KEPT = 3;

const bytesOf = ({ width, height, channels, depth }: Metadata): number =>
  width * height * channels * (SAMPLE_BYTES[depth] ?? Infinity);

/**
 * Reads what a picture says of itself, and none of its pixels; null for what is no picture.
 * @param file - its path, or its bytes
 */
async function headOf(file: string | Buffer): Promise<Metadata | null> {
  const { default: sharp } = await import('sharp');
  return sharp(file, { page: 0, limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

/** Whether a picture may be unpacked: of a kind that pages come as, and by its own account within the limits. */
export async function isWithinReach(picture: Buffer): Promise<boolean> {
  const head = await headOf(picture);
  return (
    head !== null && FORMATS.has(head.format) && head.width * head.height <= MOST_PIXELS && bytesOf(head) <= MOST_BYTES
  );
}

/**
 * The size of a kept page and how often it is in the file, each time half as large; null where the file is not as pages
 * are kept.
 */
export async function keptPage(file: string): Promise<{ size: ImageSize; levels: number } | null> {
  const head = await headOf(file);
  if (
    head?.format !== 'tiff' ||
    head.depth !== 'uchar' ||
    head.channels > MOST_CHANNELS_KEPT ||
    head.width * head.height > MOST_PIXELS
  )
    return null;
  return { size: { width: head.width, height: head.height }, levels: head.pages ?? 1 };
}

/**
 * How often a kept page is in its file. What is in the data folder may have been put there by another hand, or be half
 * a file: it is looked at before anything of it is unpacked.
 *
 * @throws Error where the file is not as this page was kept
 */
export async function levelsOf(file: string, { width, height }: ImageSize): Promise<number> {
  const kept = await keptPage(file);
  if (kept?.size.width !== width || kept.size.height !== height)
    throw new Error('The file of a page is not as it was kept.');
  return kept.levels;
}
