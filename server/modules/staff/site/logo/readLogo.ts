import { createHash } from 'node:crypto';

import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from '#domain/account/profile/pictureRules.ts';

import { cleanSvg, SvgRefused } from './cleanSvg.ts';

/** A logo as it is kept. */
export interface ReadLogo {
  /** As `siteLogo` of the domain reads it. */
  name: string;
  bytes: Buffer;
}

const MOST_SVG_BYTES = 100_000;
/** How high a drawing is said to be; its width follows. */
const SVG_HEIGHT = 64;
/** A picture is drawn no larger: three times what the head of a page has room for. */
const LARGEST = { width: 640, height: 192 };
/** Wider or higher than this for its other side, nothing could be seen of it at the head of a page. */
const MOST_RATIO = 10;
const PATIENCE_SECONDS = 10;

const FORMATS: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp']);

const NOT_A_PICTURE = 'Bring an SVG, or a PNG, JPEG or WebP picture.';
const TOO_NARROW = `A logo may be ${MOST_RATIO} times as wide as it is high at most, and as high as it is wide.`;

const nameOf = (bytes: Buffer, width: number, height: number, ending: string): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}-${width}x${height}.${ending}`;

const isFitting = (ratio: number): boolean => ratio <= MOST_RATIO && ratio >= 1 / 1.5;

function readSvg(bytes: Buffer): ReadLogo {
  if (bytes.length > MOST_SVG_BYTES)
    throw new SvgRefused(`A drawing has ${MOST_SVG_BYTES / 1_000} kB at most. Simplify it, or bring it as a picture.`);
  const { svg, ratio } = cleanSvg(bytes.toString('utf8').replace(/^\uFEFF/u, ''));
  if (!isFitting(ratio)) throw new SvgRefused(TOO_NARROW);
  const clean = Buffer.from(svg);
  return { name: nameOf(clean, Math.round(SVG_HEIGHT * ratio), SVG_HEIGHT, 'svg'), bytes: clean };
}

async function redraw(bytes: Buffer): Promise<ReadLogo> {
  const sharp = (await import('sharp')).default;
  const facts = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
    .metadata()
    .catch(() => null);
  if (!facts?.width || !facts.height || !FORMATS.has(facts.format ?? '')) throw new SvgRefused(NOT_A_PICTURE);
  if (!isFitting(facts.width / facts.height)) throw new SvgRefused(TOO_NARROW);
  const drawn = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PICTURE_PIXELS, sequentialRead: true })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, alphaQuality: 100 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (drawn === null) throw new SvgRefused('The picture is damaged. Save it again.');
  return { name: nameOf(drawn.data, drawn.info.width, drawn.info.height, 'webp'), bytes: drawn.data };
}

/**
 * Makes a logo of what was brought, by its bytes: a drawing is written again with what is listed, a picture is drawn
 * again within bounds, so that nothing else that came in the file is kept.
 *
 * @param base64 - with or without the start of a data URL
 * @returns the logo, or what is wrong with the file as a sentence
 */
export async function readLogo(base64: string): Promise<ReadLogo | string> {
  const text = base64.replace(/^data:[^,]{0,200},/u, '');
  if (text.length * 0.75 > MAX_PICTURE_BYTES + 2) return `A logo has ${MAX_PICTURE_BYTES / 1_000} kB at most.`;
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0) return NOT_A_PICTURE;
  try {
    return /^\uFEFF?\s*</u.test(bytes.subarray(0, 200).toString('utf8')) ? readSvg(bytes) : await redraw(bytes);
  } catch (error) {
    if (error instanceof SvgRefused) return error.message;
    throw error;
  }
}
