import { MOST_PIXELS } from '../images/pixels/masters.ts';

/** A kept page as a grey picture that every reader of text knows. */
export async function plainPicture(image: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(image, { page: 0, limitInputPixels: MOST_PIXELS }).greyscale().png({ compressionLevel: 1 }).toBuffer();
}
