import type { Database } from '#server/platform/db/database.ts';
import { addressKey } from '#server/platform/limits/addressKey.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/networkOf.ts';

/** How often new passwords may be asked for and links tried. */
export interface ResetLimits {
  /** Counts a request, whether or not there is such an account. Null: go on. Else seconds to wait. */
  countRequest: (email: string, ip: string) => Promise<number | null>;
  /** Counts a try of a link. Null: go on. Else seconds to wait. */
  countUse: (ip: string) => Promise<number | null>;
}

const HOUR = 3600;

/**
 * For one address, from one network, and all together, so that the site cannot be made to send a flood; uses by
 * network.
 */
const LIMITS = {
  address: { points: 5, duration: HOUR },
  network: { points: 30, duration: HOUR },
  site: { points: 2000, duration: HOUR },
  use: { points: 60, duration: HOUR },
};

/** The limits of this site. */
export function createResetLimits(db: Database): ResetLimits {
  const address = createLimiter(db, 'resetAddress', LIMITS.address);
  const network = createLimiter(db, 'resetNetwork', LIMITS.network);
  const site = createLimiter(db, 'resetSite', LIMITS.site);
  const use = createLimiter(db, 'resetUse', LIMITS.use);
  return {
    countRequest: async (email, ip) =>
      (await network.take(networkOf(ip))) ?? (await address.take(addressKey(email))) ?? site.take('all'),
    countUse: (ip) => use.take(networkOf(ip)),
  };
}
