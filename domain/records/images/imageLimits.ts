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
export function scaleFactors({ width, height }: ImageSize): number[] {
  const factors = [1];
  while (Math.max(width, height) / (factors.at(-1) ?? 1) > TILE_SIDE) factors.push((factors.at(-1) ?? 1) * 2);
  return factors;
}
