import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { leaseFrom } from '#server/platform/limits/leaseFrom.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

/** Who searches, as far as counting goes. */
export interface Searcher {
  viewer: Pick<Viewer, 'memberId'>;
  /** The address the request came from. */
  ip: string;
}

/** How much may be searched. */
export interface SearchAllowance {
  /** Counts one search. Null: go on. Else seconds to wait. */
  take: (searcher: Searcher) => Promise<number | null>;
}

/** Seconds that an allowance is for. */
const WINDOW = 300;
/** Members read for hours and are known; visitors share a network's allowance. */
const MEMBER_SHARE = 4;
/** Points fetched from the database at once: a search must not wait for a write of its own. */
const LEASE = 20;

const unlimited: SearchAllowance = { take: () => Promise.resolve(null) };

/**
 * Counts searches and completions by member, or by network for visitors, in the database that all copies of the server
 * share. A copy takes points in leases and spends them from memory, so that it writes once in twenty searches.
 *
 * @param perWindow - searches in five minutes for a visitor's network; a member may make four times as many. 0 counts
 * nothing.
 */
export function createSearchAllowance(db: Database, perWindow: number): SearchAllowance {
  if (perWindow === 0) return unlimited;
  const size = Math.min(LEASE, perWindow);
  const visitors = leaseFrom(createLimiter(db, 'searchesOfNetwork', { points: perWindow, duration: WINDOW }), size);
  const members = leaseFrom(
    createLimiter(db, 'searchesOfMember', { points: perWindow * MEMBER_SHARE, duration: WINDOW }),
    size,
  );
  return {
    take: ({ viewer, ip }) =>
      viewer.memberId === null ? visitors.take(networkOf(ip)) : members.take(String(viewer.memberId)),
  };
}
