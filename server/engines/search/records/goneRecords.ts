import type { Database } from '#server/platform/db/database.ts';

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
