import type { Viewer } from '#domain/kernel/grants/accessRule.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter, type Limiter } from '#server/platform/limits/createLimiter.ts';
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

type Counting = Pick<Limiter, 'take'>;

function countersOf(db: Database, perWindow: number): { visitors: Counting; members: Counting } {
  const size = Math.min(LEASE, perWindow);
  const counter = (name: string, points: number) =>
    leaseFrom(createLimiter(db, name, { points, duration: WINDOW }), size);
  return {
    visitors: counter('searchesOfNetwork', perWindow),
    members: counter('searchesOfMember', perWindow * MEMBER_SHARE),
  };
}

/**
 * Counts searches and completions by member, or by network for visitors, in the database that all copies of the server
 * share. A copy takes points in leases and spends them from memory, so that it writes once in twenty searches.
 *
 * @param limit - searches in five minutes for a visitor's network, asked for with each: another number counts from the
 * next search on, with what was searched before. A member may make four times as many. 0 counts nothing.
 */
export function createSearchAllowance(db: Database, limit: () => number): SearchAllowance {
  let known = limit();
  let counters = countersOf(db, known);
  return {
    async take({ viewer, ip }) {
      const perWindow = limit();
      if (perWindow === 0) return null;
      if (perWindow !== known) {
        known = perWindow;
        counters = countersOf(db, known);
      }
      const { visitors, members } = counters;
      return viewer.memberId === null ? visitors.take(networkOf(ip)) : members.take(String(viewer.memberId));
    },
  };
}
