/** Width and height in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** The largest image the service makes; info.json states it. */
export const IMAGE_LIMITS = { maxWidth: 4096, maxHeight: 4096, maxArea: 8_000_000 } as const;

/** Side of a tile in pixels. */
export const TILE_SIDE = 512;

/** Whether an image of that size may be made. */
export const isWithinLimits = ({ width, height }: ImageSize): boolean =>
  width <= IMAGE_LIMITS.maxWidth && height <= IMAGE_LIMITS.maxHeight && width * height <= IMAGE_LIMITS.maxArea;

/** By how much a picture must be multiplied to reach the limits; below 1 for one that exceeds them. */
export const scaleToLimits = ({ width, height }: ImageSize): number =>
  Math.min(
    IMAGE_LIMITS.maxWidth / width,
    IMAGE_LIMITS.maxHeight / height,
    Math.sqrt(IMAGE_LIMITS.maxArea / (width * height)),
  );

/** A size multiplied: never without area, and never rounded beyond the limits. */
export const scaleSize = ({ width, height }: ImageSize, factor: number): ImageSize => {
  const size = { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
  return isWithinLimits(size)
    ? size
    : { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) };
};

/** How often a page is halved until it fits into one tile: 1, 2, 4 … */
function scaleFactors({ width, height }: ImageSize): number[] {
  const factors = [1];
  while (Math.max(width, height) / (factors.at(-1) ?? 1) > TILE_SIDE) factors.push((factors.at(-1) ?? 1) * 2);
  return factors;
}

/** Level of the Image API that the service keeps to, as a Link header names it. */
export const IMAGE_PROFILE = 'http://iiif.io/api/image/3/level2.json';
/** JSON-LD context of info.json. */
export const IMAGE_CONTEXT = 'http://iiif.io/api/image/3/context.json';

/**
 * What info.json says of an image (IIIF Image API 3, section 5). `id` is the image's whole address, without a final
 * slash.
 */
export function imageInfo(id: string, page: ImageSize) {
  const factors = scaleFactors(page);
  return {
    '@context': IMAGE_CONTEXT,
    id,
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level2',
    width: page.width,
    height: page.height,
    ...IMAGE_LIMITS,
    sizes: factors
      .map((factor) => scaleSize(page, 1 / factor))
      .filter(isWithinLimits)
      .reverse(),
    tiles: [{ width: TILE_SIDE, height: TILE_SIDE, scaleFactors: factors }],
    preferredFormats: ['webp', 'jpg'],
    extraFormats: ['webp'],
    extraQualities: ['color', 'gray', 'bitonal'],
    extraFeatures: ['canonicalLinkHeader', 'mirroring', 'profileLinkHeader', 'sizeUpscaling'],
  };
}
