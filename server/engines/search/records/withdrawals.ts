import type { Database } from '#server/platform/db/database.ts';

import { SET_ID } from './setNames.ts';

/**
 * The day since which an entry is gone from its set, because a later delivery left it out: `YYYY-MM-DD`, UTC. Null for
 * a record that is there, has moved or never was. Of a withdrawn set, those that were gone before. Says nothing of what
 * the record said.
 */
export const goneSince = async (db: Pick<Database, 'one'>, id: string): Promise<string | null> =>
  id.includes('\0')
    ? null
    : ((
        await db.one<{ day: string }>(
          `/* records.goneSince */ SELECT ((g.gone_at AT TIME ZONE 'UTC')::date)::text AS day FROM record_gone g JOIN record_set s ON s.id = g.record_set_id AND coalesce(s.live_generation, s.withdrawn_generation) >= g.generation
           WHERE g.record_id = $1 AND NOT EXISTS (SELECT FROM record_live r WHERE r.id = g.record_id)`,
          [id],
        )
      )?.day ?? null);

/** Since when readers have been without a record set, `YYYY-MM-DD`, UTC, and why, in the operator’s words. */
export interface Withdrawal {
  since: string;
  reason: string;
}

const WITHDRAWAL = `((s.withdrawn_at AT TIME ZONE 'UTC')::date)::text AS since, s.withdrawn_reason AS reason`;

/** Of a set, by its id, its slug or a former one; null for one that is published or was never there. */
export const withdrawalOfSet = async (db: Pick<Database, 'one'>, slug: string): Promise<Withdrawal | null> =>
  slug.includes('\0')
    ? null
    : db.one<Withdrawal>(
        `/* recordSets.withdrawal */ SELECT ${WITHDRAWAL} FROM record_set s WHERE s.id = ${SET_ID} AND s.withdrawn_at IS NOT NULL`,
        [slug],
      );

/**
 * Of the set of a record, by an id that the record has or had; null where the record can be read or was never there.
 */
export const withdrawalOfRecord = async (db: Pick<Database, 'one'>, id: string): Promise<Withdrawal | null> =>
  id.includes('\0')
    ? null
    : db.one<Withdrawal>(
        `/* records.withdrawal */ SELECT ${WITHDRAWAL} FROM record r JOIN record_set s ON s.id = r.record_set_id AND s.withdrawn_generation = r.generation
         WHERE r.id IN ($1, (SELECT new_id FROM record_moved WHERE old_id = $1)) LIMIT 1`,
        [id],
      );
