import { createRandom } from '#server/sample/people/random.ts';

import { FACSIMILE_SIZE } from './layOutPage.ts';

/** The grain is made this many times smaller and enlarged: paper has no sharp edges. */
const COARSENESS = 3;

const { width, height } = FACSIMILE_SIZE;

/** A raster of one channel between two greys, the same for the same seed. */
function noise(seed: string, columns: number, rows: number, low: number, high: number) {
  const random = createRandom(seed);
  return { bytes: Buffer.from(Uint8Array.from({ length: columns * rows }, () => random.between(low, high))), columns, rows };
}

const SHEET = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="p" cx="50%" cy="50%" r="75%"><stop offset="0" stop-color="#fdf5df"/><stop offset="0.7" stop-color="#f9ecd0"/><stop offset="1" stop-color="#e3cfa3"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#p)"/></svg>`,
);

/**
 * A blank sheet of old paper, the same for the same seed, to draw a page on.
 * @returns pixels in three channels.
 */
export async function makePaper(seed: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const enlarge = ({ bytes, columns, rows }: ReturnType<typeof noise>) => sharp(bytes, { raw: { width: columns, height: rows, channels: 1 } }).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png({ compressionLevel: 0 }).toBuffer();
  const grain = await enlarge(noise(`grain ${seed}`, width / COARSENESS, Math.round(height / COARSENESS), 243, 255));
  const stains = await enlarge(noise(`stains ${seed}`, 9, 7, 236, 255));
  return sharp(SHEET).removeAlpha().composite([{ input: grain, blend: 'multiply' }, { input: stains, blend: 'multiply' }]).removeAlpha().raw().toBuffer();
}
