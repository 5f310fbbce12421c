import { createRandom } from '#domain/kernel/random/createRandom.ts';
import type { ImageSize } from '#domain/records/images/imageLimits.ts';

/**
 * Paper is made this many times smaller and enlarged: it has no sharp edges, and a ninth of the pixels takes a ninth of
 * the time.
 */
export const COARSENESS = 3;

/** Size of a sheet as `makePaper` gives it for a page, in pixels. */
export const paperSize = ({ width, height }: ImageSize): ImageSize => ({
  width: Math.ceil(width / COARSENESS),
  height: Math.ceil(height / COARSENESS),
});

/** Middle, most and edge of a sheet. */
type Tones = readonly [middle: string, most: string, edge: string];

/** Writing paper, and newsprint from nearly white to brown with age. */
export const PAPER_TONES = {
  writing: ['#fdf5df', '#f9ecd0', '#e3cfa3'],
  newsprint: [
    ['#f6f2e6', '#f1ecdd', '#e0d8c2'],
    ['#f4eedd', '#eee6d0', '#dccfb0'],
    ['#f1e8d0', '#eadfc2', '#d3c29a'],
    ['#ecdfc1', '#e4d4b0', '#c9b385'],
  ],
} as const satisfies { writing: Tones; newsprint: readonly Tones[] };

const STAINS = { width: 9, height: 7 };

/** A raster of one channel between two greys, the same for the same seed. */
function noise(seed: string, size: ImageSize, low: number, high: number): Buffer {
  const random = createRandom(seed);
  return Buffer.from(Uint8Array.from({ length: size.width * size.height }, () => random.between(low, high)));
}

/** Sheets without grain and stains: the same for every page of a size and tone, so made once. */
const sheets = new Map<string, Promise<Buffer>>();

async function plainSheet({ width, height }: ImageSize, [middle, most, edge]: Tones): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="p" cx="50%" cy="50%" r="75%"><stop offset="0" stop-color="${middle}"/><stop offset="0.7" stop-color="${most}"/><stop offset="1" stop-color="${edge}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#p)"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/**
 * A blank sheet of old paper, the same for the same seed, to draw a page on.
 * @returns pixels of `size` in three channels.
 */
export async function makePaper(seed: string, size: ImageSize, tones: Tones): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const key = `${size.width} ${size.height} ${tones.join()}`;
  const sheet = sheets.get(key) ?? plainSheet(size, tones);
  sheets.set(key, sheet);
  const grain = noise(`grain ${seed}`, size, 243, 255);
  const stains = await sharp(noise(`stains ${seed}`, STAINS, 236, 255), { raw: { ...STAINS, channels: 1 } })
    .resize(size.width, size.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  return (await sheet).map((value, at) => {
    const pixel = Math.floor(at / 3);
    return Math.round((value * (grain[pixel] ?? 255) * (stains[pixel] ?? 255)) / (255 * 255));
  }) as Buffer;
}
