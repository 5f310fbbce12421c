import { readFile, stat } from 'node:fs/promises';

import { jpeg2000Size } from '#server/engines/images/jpeg2000.ts';

/** Bytes of the largest picture of a page that is read. */
const MOST_BYTES = 400 * 1024 ** 2;
/** What the image service can read. */
const READABLE = /\.(?:jpe?g|png|tiff?|webp)$/iu;
/** What a program of the operator unpacks, where there is one. */
const JPEG_2000 = /\.jp2$/iu;

/** The size of a picture in upright pixels; null when it cannot be read here, or is too large. */
export async function pictureSize(file: string): Promise<{ width: number; height: number; dpi: number | null } | null> {
  const isUnpacked = JPEG_2000.test(file);
  if ((!isUnpacked && !READABLE.test(file)) || (await stat(file)).size > MOST_BYTES) return null;
  if (isUnpacked) {
    const size = jpeg2000Size(await readFile(file));
    return size && { ...size, dpi: null };
  }
  const { default: sharp } = await import('sharp');
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) return null;
  const { width, height } = found.autoOrient;
  return { width, height, dpi: found.density ?? null };
}
