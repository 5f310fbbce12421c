import { type ImageSize, TILE_SIDE } from '#domain/records/images/imageLimits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

/** Tiles, or as many pixels, of one network in five minutes: a reading room of twenty, each of them turning pages. */
export const IMAGES = { points: 6_000, duration: 300 };
/** Fetched from the database at once: a tile must not wait for a write of its own. */
const LEASE = 50;

/**
 * What an image counts for: as many tiles as have its pixels, so that whole pages cost what they are worth.
 * @example pointsOf({ width: 2048, height: 1024 }) // 8
 */
export const pointsOf = ({ width, height }: ImageSize): number =>
  Math.max(1, Math.ceil((width * height) / TILE_SIDE ** 2));

/**
 * Counts the pixels of images by network in the database that all copies of the server share; by itself while that is
 * away.
 *
 * @returns for the network of an address and the size of an image: null to go on, else seconds to wait.
 */
export function createImageAllowance(db: Database): (ip: string, size: ImageSize) => Promise<number | null> {
  const networks = leaseFrom(createLimiter(db, 'imagesOfNetwork', IMAGES, 'counts-here'), LEASE);
  return (ip, size) => networks.take(networkOf(ip), pointsOf(size));
}
