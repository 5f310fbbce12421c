import { createRandom } from '#domain/kernel/random/createRandom.ts';

import { FACSIMILE_SIZE } from './layOutPage.ts';

/** Paper is made this many times smaller and enlarged: it has no sharp edges, and a ninth of the pixels takes a ninth of the time. */
export const COARSENESS = 3;

/** Size of a sheet as `makePaper` gives it, in pixels. */
export const PAPER_SIZE = { width: FACSIMILE_SIZE.width / COARSENESS, height: Math.ceil(FACSIMILE_SIZE.height / COARSENESS) };
const STAINS = { width: 9, height: 7 };
const { width, height } = PAPER_SIZE;

/** A raster of one channel between two greys, the same for the same seed. */
function noise(seed: string, size: typeof PAPER_SIZE, low: number, high: number): Buffer {
  const random = createRandom(seed);
  return Buffer.from(Uint8Array.from({ length: size.width * size.height }, () => random.between(low, high)));
}

const SHEET = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="p" cx="50%" cy="50%" r="75%"><stop offset="0" stop-color="#fdf5df"/><stop offset="0.7" stop-color="#f9ecd0"/><stop offset="1" stop-color="#e3cfa3"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#p)"/></svg>`,
);

/** Without grain and stains: the same for every page, so made once. */
let sheet: Promise<Buffer> | null = null;

/**
 * A blank sheet of old paper, the same for the same seed, to draw a page on.
 * @returns pixels of `PAPER_SIZE` in three channels.
 */
export async function makePaper(seed: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sheet ??= sharp(SHEET).removeAlpha().raw().toBuffer();
  const grain = noise(`grain ${seed}`, PAPER_SIZE, 243, 255);
  const stains = await sharp(noise(`stains ${seed}`, STAINS, 236, 255), { raw: { ...STAINS, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return (await sheet).map((value, at) => {
    const pixel = Math.floor(at / 3);
    return Math.round((value * (grain[pixel] ?? 255) * (stains[pixel] ?? 255)) / (255 * 255));
  }) as Buffer;
}
