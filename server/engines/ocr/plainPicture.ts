import { figure } from '#domain/kernel/wording/countInWords.ts';

import { MOST_PIXELS } from '../images/pixels/pictureLimits.ts';

/**
 * A kept page as a grey picture that every reader of text knows.
 * @throws Error when it has too many pixels, before any of them is unpacked.
 */
export async function plainPicture(image: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(image, { page: 0, limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS)
    throw new Error(`it has ${figure(width * height)} pixels, and ${figure(MOST_PIXELS)} are read at most`);
  return sharp(image, { page: 0, limitInputPixels: MOST_PIXELS }).greyscale().png({ compressionLevel: 1 }).toBuffer();
}
