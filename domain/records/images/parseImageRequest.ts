import { clipRegion, xywhOf, type PageRegion } from '../core/pageRegion.ts';
import { type ImageSize } from './imageLimits.ts';
import { parseSize } from './parseSize.ts';

/** Ways to write an image that this service knows. */
export const IMAGE_FORMATS = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
export type ImageFormat = keyof typeof IMAGE_FORMATS;

/** Colours of an image; `default` is in colour. */
export const IMAGE_QUALITIES = ['default', 'color', 'gray', 'bitonal'] as const;
export type ImageQuality = (typeof IMAGE_QUALITIES)[number];

/** What to make of a page, worked out to the pixel. */
export interface ImageRequest {
  region: PageRegion;
  size: ImageSize;
  /**
   * Degrees clockwise: whole quarter turns, as level 2 asks for. Other angles cost ten times as much and no page asks
   * for them.
   */
  rotation: 0 | 90 | 180 | 270;
  /** Mirrored at the vertical axis, before it is turned. */
  isMirrored: boolean;
  quality: ImageQuality;
  format: ImageFormat;
  /** The four parameters as they are best written: the same picture has one address. */
  canonical: string;
}

/** Why there is no image: 400 for what is no request, 501 for one that this service does not answer. */
export interface ImageRequestProblem {
  status: 400 | 501;
  message: string;
}

/** The parameters from an address, decoded. */
export interface ImageParameters {
  region: string;
  size: string;
  rotation: string;
  /** `{quality}.{format}` */
  file: string;
}

const problem = (message: string, status: 400 | 501 = 400): ImageRequestProblem => ({ status, message });

/** True for a request that cannot be answered. */
export const isProblem = (answer: object): answer is ImageRequestProblem => 'status' in answer;

const DECIMAL = '(\\d{1,7}(?:\\.\\d{1,10})?|\\.\\d{1,10})';
const PERCENT_REGION = new RegExp(`^pct:${DECIMAL},${DECIMAL},${DECIMAL},${DECIMAL}$`, 'u');
const PIXEL_REGION = /^(\d{1,9}),(\d{1,9}),(\d{1,9}),(\d{1,9})$/u;
const ROTATION = new RegExp(`^(!?)${DECIMAL}$`, 'u');

/** Formats of the Image API that are not made here. */
const OTHER_FORMATS = new Set(['tif', 'gif', 'jp2', 'pdf']);

function askedRegion(text: string, page: ImageSize): PageRegion | null {
  if (text === 'full') return { x: 0, y: 0, ...page };
  if (text === 'square') {
    const side = Math.min(page.width, page.height);
    return {
      x: Math.floor((page.width - side) / 2),
      y: Math.floor((page.height - side) / 2),
      width: side,
      height: side,
    };
  }
  const pixels = PIXEL_REGION.exec(text)?.slice(1).map(Number);
  if (pixels) {
    const [x = 0, y = 0, width = 0, height = 0] = pixels;
    return { x, y, width, height };
  }
  const percents = PERCENT_REGION.exec(text)?.slice(1).map(Number);
  if (!percents) return null;
  const [x = 0, y = 0, width = 0, height = 0] = percents;
  if (width === 0 || height === 0) return { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: Math.round((x / 100) * page.width),
    y: Math.round((y / 100) * page.height),
    width: Math.max(1, Math.round((width / 100) * page.width)),
    height: Math.max(1, Math.round((height / 100) * page.height)),
  };
}

const QUARTER_TURNS = [0, 90, 180, 270] as const;

function parseRotation(text: string): { degrees: ImageRequest['rotation']; isMirrored: boolean } | ImageRequestProblem {
  const [, mirror, number] = ROTATION.exec(text) ?? [];
  const degrees = Number(number);
  if (number === undefined || degrees > 360)
    return problem('The rotation must be a number from 0 to 360, with ! before it to mirror.');
  const turn = QUARTER_TURNS.find((known) => known === degrees % 360);
  return turn === undefined
    ? problem('Images are turned by 0, 90, 180 or 270 degrees only.', 501)
    : { degrees: turn, isMirrored: mirror === '!' };
}

/**
 * Works out a request of the IIIF Image API 3 (sections 4.1 to 4.5, 4.7 and 6) for a page of that size. Nothing is
 * guessed and nothing silently made smaller: what breaks a rule is refused.
 */
export function parseImageRequest(
  { region: regionText, size: sizeText, rotation: rotationText, file }: ImageParameters,
  page: ImageSize,
): ImageRequest | ImageRequestProblem {
  const asked = askedRegion(regionText, page);
  if (!asked) return problem('The region must be full, square, x,y,w,h or pct:x,y,w,h.');
  const region = asked.width > 0 && asked.height > 0 ? clipRegion(asked, page) : null;
  if (!region) return problem('The region must be on the page and have a width and a height.');

  const size = parseSize(sizeText, region);
  if ('message' in size) return problem(size.message);

  const rotation = parseRotation(rotationText);
  if (isProblem(rotation)) return rotation;

  const [, qualityText = '', formatText = ''] = /^([a-z]+)\.([a-z0-9]+)$/u.exec(file) ?? [];
  const quality = IMAGE_QUALITIES.find((known) => known === qualityText);
  if (!quality) return problem(`The quality must be one of ${IMAGE_QUALITIES.join(', ')}.`);
  if (OTHER_FORMATS.has(formatText))
    return problem(`Images are made as ${Object.keys(IMAGE_FORMATS).join(', ')} only.`, 501);
  if (!Object.hasOwn(IMAGE_FORMATS, formatText))
    return problem(`The format must be one of ${Object.keys(IMAGE_FORMATS).join(', ')}.`);
  const format = formatText as ImageFormat;

  const isFull = region.width === page.width && region.height === page.height;
  const { degrees, isMirrored } = rotation;
  const canonical = [
    isFull ? 'full' : xywhOf(region),
    size.canonical,
    `${isMirrored ? '!' : ''}${degrees}`,
    `${quality === 'color' ? 'default' : quality}.${format}`,
  ].join('/');
  return {
    region,
    size: { width: size.width, height: size.height },
    rotation: degrees,
    isMirrored,
    quality,
    format,
    canonical,
  };
}
