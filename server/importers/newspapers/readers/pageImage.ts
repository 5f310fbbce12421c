import { stat } from 'node:fs/promises';

/** Bytes of the largest picture of a page that is read. */
const MOST_BYTES = 400 * 1024 ** 2;
/** What the image service can read. JPEG 2000 is none of it. */
const READABLE = /\.(?:jpe?g|png|tiff?|webp)$/iu;

/** The size of a picture in upright pixels; null when it cannot be read here, or is too large. */
export async function pictureSize(file: string): Promise<{ width: number; height: number; dpi: number | null } | null> {
  if (!READABLE.test(file) || (await stat(file)).size > MOST_BYTES) return null;
  const { default: sharp } = await import('sharp');
  const found = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!found) return null;
  const { width, height } = found.autoOrient;
  return { width, height, dpi: found.density ?? null };
}
