import { type ImageSize, scaleSize, scaleToLimits } from '#domain/records/images/imageLimits.ts';

/** The size of a picture that fits into a box: never larger than the region it is cut from. */
export const boxSize = (region: ImageSize, side: number): ImageSize =>
  scaleSize(
    { width: region.width, height: region.height },
    Math.min(1, side / region.width, side / region.height, scaleToLimits(region)),
  );
