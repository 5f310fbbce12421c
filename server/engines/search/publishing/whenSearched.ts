import { setTimeout as delay } from 'node:timers/promises';

import type { Database } from '#server/platform/db/database.ts';

import { IS_STUCK, LIVE_COPIES } from './copies.ts';
import { publishReady } from './publishReady.ts';

/** How often an import looks whether it is searched, in milliseconds. */
const LOOK_MS = 200;

/**
 * How a generation came to its readers: `searched` by a running site; `stored` where none runs, to be searched once one
 * does; `waiting` when the signal fired first: a running site will switch by itself; `stuck` when no copy of a running
 * site can take it in; `withdrawn` while its set is.
 */
export interface Publication {
  how: 'searched' | 'stored' | 'waiting' | 'stuck' | 'withdrawn';
  /** Numbers of the copies that were given up waiting for, ascending. */
  stuckCopies: readonly number[];
}

interface Waiting {
  signal: AbortSignal;
  /** Called with how many records the slowest copy of the site has taken in. */
  onTaken: (rows: number) => void;
}

interface Standing {
  state: string | null;
  isWithdrawn: boolean;
  copies: number;
  taken: number | null;
  stuck: number[];
}

/**
 * Waits until a generation that is ready is what readers see. Every running copy of the site prepares it and the last
 * one switches; where none runs, it is switched here. A copy that comes no further for ten minutes is not waited for.
 *
 * @param key - as `generationKey` makes it.
 */
export async function whenSearched(db: Database, key: string, { signal, onTaken }: Waiting): Promise<Publication> {
  for (;;) {
    const standing = await db.one<Standing>(
      `/* publishing.standing */ SELECT (SELECT state FROM record_import WHERE record_set_id || '/' || generation = $1) AS state,
         EXISTS (SELECT FROM record_set s JOIN record_import i ON i.record_set_id = s.id WHERE i.record_set_id || '/' || i.generation = $1 AND s.withdrawn_at IS NOT NULL) AS "isWithdrawn",
         (SELECT count(*)::int FROM ${LIVE_COPIES}) AS copies, (SELECT min(rows_read)::int FROM ${LIVE_COPIES} AND c.reading = $1) AS taken,
         (SELECT coalesce(array_agg(c.no ORDER BY c.no), '{}') FROM ${LIVE_COPIES} AND EXISTS (SELECT FROM record_import i WHERE i.record_set_id || '/' || i.generation = $1 AND ${IS_STUCK})) AS stuck`,
      [key],
    );
    const stuckCopies = standing?.stuck ?? [];
    if (standing?.isWithdrawn) return { how: 'withdrawn', stuckCopies };
    if (standing?.state !== 'ready') return { how: 'searched', stuckCopies };
    if (standing.copies === 0 && (await publishReady(db, key, 'command'))) return { how: 'stored', stuckCopies };
    if (standing.copies > 0 && stuckCopies.length === standing.copies) return { how: 'stuck', stuckCopies };
    if (standing.taken !== null) onTaken(standing.taken);
    if (signal.aborted) return { how: 'waiting', stuckCopies };
    await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}
