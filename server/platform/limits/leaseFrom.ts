import type { Limiter } from './createLimiter.ts';

/** Milliseconds until what is left of a lease is let go. */
const LEASE_MS = 60_000;
const MOST_LEASES = 10_000;

interface Lease {
  /** Null where the key is refused. */
  left: number | null;
  /** Milliseconds since 1970. */
  until: number;
}

/**
 * Spends a limiter's points from memory and fetches them from the database by the lease, so that what happens often is
 * counted together with all copies of the server and still writes seldom. What a lease does not spend is lost to its
 * key. Who was refused is refused from memory until their wait ends: asking again costs the site nothing.
 * @param size - points of a lease; a divisor of the allowance, lest its last points never be given.
 */
export function leaseFrom(limiter: Limiter, size: number): Pick<Limiter, 'take'> {
  const leases = new Map<string, Lease>();
  const underWay = new Map<string, Promise<number | null>>();

  async function fetchLease(key: string): Promise<number | null> {
    try {
      const wait = await limiter.take(key, size);
      const now = Date.now();
      const before = leases.get(key);
      const left = before && before.until > now ? (before.left ?? 0) : 0;
      if (leases.size >= MOST_LEASES) leases.clear();
      leases.set(
        key,
        wait === null ? { left: left + size, until: now + LEASE_MS } : { left: null, until: now + wait * 1_000 },
      );
      return wait;
    } finally {
      underWay.delete(key);
    }
  }

  /** Those who come while a lease is fetched wait for it, instead of fetching one each. */
  function nextLease(key: string): Promise<number | null> {
    const running = underWay.get(key);
    if (running) return running;
    const fetching = fetchLease(key);
    underWay.set(key, fetching);
    return fetching;
  }

  async function take(key: string, points = 1): Promise<number | null> {
    const lease = leases.get(key);
    const lasts = lease ? lease.until - Date.now() : 0;
    if (lease && lasts > 0) {
      if (lease.left === null) return Math.ceil(lasts / 1_000);
      if (lease.left >= points) {
        lease.left -= points;
        return null;
      }
    }
    return (await nextLease(key)) ?? take(key, points);
  }

  return { take };
}
