import { IMAGE_LIMITS, type ImageSize, isWithinLimits, scaleSize, scaleFactors, TILE_SIDE } from './imageLimits.ts';

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
