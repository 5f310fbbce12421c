import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

/** Images of one network in five minutes: a reading room of twenty, each of them turning pages. */
export const IMAGES = { points: 6_000, duration: 300 };
/** Fetched from the database at once: a tile must not wait for a write of its own. */
const LEASE = 50;

/** Counts images by network in the database that all copies of the server share; by itself while that is away. @returns null to go on, else seconds to wait. */
export function createImageAllowance(db: Database): (ip: string) => Promise<number | null> {
  const networks = leaseFrom(createLimiter(db, 'imagesOfNetwork', IMAGES, 'counts-here'), LEASE);
  return (ip) => networks.take(networkOf(ip));
}
