import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';

import { closeAgain } from '../records/closeAgain.ts';
import type { LiveSet } from '../records/liveSet.ts';
import { RECORD_REFERENCES } from '../records/recordReferences.ts';
import { searchNumberOf, type SetRow, setOf } from '../records/recordSource.ts';
import { descriptionFrom } from '../records/setColumns.ts';
import { announceCopy, type AnnouncedCopy, type CopyState } from './announceCopy.ts';
import { IS_WAITED_FOR, LIVE_COPIES } from './copies.ts';

/**
 * Takes what hangs on the ids that move with this generation to where they lead: closures, corrections, what members
 * saved. Of two rows that would be one, that of the record that stays remains. Part of the switch to the generation.
 */
async function followMoves(tx: Pick<Database, 'rows'>, recordSetId: string, generation: number): Promise<void> {
  const [any] = await tx.rows(
    `/* records.anyMoved */ SELECT 1 AS one FROM record_moved WHERE record_set_id = $1 AND generation = $2 LIMIT 1`,
    [recordSetId, generation],
  );
  if (!any) return;
  for (const { table, column, where = 'true', once, onceWhere = 'true', within } of RECORD_REFERENCES) {
    if (within !== undefined) continue;
    const moved = await tx.rows<{ from: string; to: string }>(
      `/* records.moving-${table}-${column} */ SELECT m.old_id AS "from", m.new_id AS "to" FROM record_moved m
       WHERE m.record_set_id = $1 AND m.generation = $2 AND EXISTS (SELECT FROM ${table} WHERE ${column} = m.old_id AND ${where})`,
      [recordSetId, generation],
    );
    for (const { from, to } of moved) {
      if (once) {
        const same = once.map((name) => `AND other.${name} IS NOT DISTINCT FROM ${table}.${name}`).join(' ');
        await tx.rows(
          `/* records.repeated-${table}-${column} */ DELETE FROM ${table} WHERE ${column} = $1 AND ${where} AND ${onceWhere}
             AND EXISTS (SELECT FROM (SELECT * FROM ${table} WHERE ${column} = $2 AND ${where} AND ${onceWhere}) AS other WHERE true ${same})`,
          [from, to],
        );
      }
      await tx.rows(
        `/* records.move-${table}-${column} */ UPDATE ${table} SET ${column} = $2 WHERE ${column} = $1 AND ${where}`,
        [from, to],
      );
    }
  }
}

/**
 * Who may switch: a copy that has prepared the generation, anyone where no copy runs, or the command that puts a
 * withdrawn set back, which no copy holds.
 */
type Publisher = 'copy' | 'command' | 'put-back';

const MAY_SWITCH: Readonly<Record<Publisher, string>> = {
  copy: `NOT EXISTS (SELECT FROM ${LIVE_COPIES} AND ${IS_WAITED_FOR})`,
  command: `NOT EXISTS (SELECT FROM ${LIVE_COPIES})`,
  'put-back': 'true',
};

/**
 * Switches readers to a generation that is ready, in one transaction, unless a running copy of the site cannot search
 * it yet and still comes further. Records that were closed on request meanwhile stay closed.
 *
 * @param key - as `generationKey` makes it.
 * @returns whether it was switched; false when others are not ready, when the run was given up, or while its set is
 * withdrawn.
 */
export function publishReady(db: Database, key: string, publisher: Publisher): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = await tx.one<{ id: string; set: string; generation: number }>(
      `/* publishing.ready */ SELECT i.id, i.record_set_id AS set, i.generation FROM record_import i
       WHERE i.state = 'ready' AND i.record_set_id || '/' || i.generation = $1 AND ${MAY_SWITCH[publisher]}
         AND NOT EXISTS (SELECT FROM record_set s WHERE s.id = i.record_set_id AND s.withdrawn_at IS NOT NULL) FOR UPDATE`,
      [key],
    );
    if (!run) return false;
    await followMoves(tx, run.set, run.generation);
    // The run was prepared without what was closed since: indexes take it in again.
    if (await closeAgain(tx, run.set, run.generation))
      await tx.rows('/* publishing.revise */ UPDATE record_set SET revision = revision + 1 WHERE id = $1', [run.set]);
    await tx.rows(
      `/* publishing.switch */ UPDATE record_set s SET ${descriptionFrom('d')}, live_generation = $2, published_at = now()
       FROM (SELECT r.* FROM record_import i, jsonb_populate_record(NULL::record_set, i.details) AS r WHERE i.id = $1) AS d WHERE s.id = $3`,
      [run.id, run.generation, run.set],
    );
    await tx.rows(
      `/* publishing.supersede */ UPDATE record_import SET state = 'superseded' WHERE record_set_id = $1 AND state = 'published'`,
      [run.set],
    );
    await tx.rows(
      `/* publishing.finish */ UPDATE record_import SET state = 'published', details = NULL, finished_at = now() WHERE id = $1`,
      [run.id],
    );
    return true;
  });
}

/** How an index takes part in publishing: it prepares what is ready, and switches when all copies of the site have. */
export interface Publishing {
  /** Generations that are ready, the oldest first, as `RecordSource.sets` will give them once they are switched. */
  ready: () => Promise<LiveSet[]>;
  /** As publishReady, for a copy that has prepared the generation. */
  publish: (key: string) => Promise<boolean>;
  /** Makes this copy known. */
  announce: (copy: { id: string; isWaited: boolean; state: () => CopyState; log: Log }) => AnnouncedCopy;
}

/** Publishing over the site's own database. */
export function createPublishing(db: Database): Publishing {
  return {
    async ready() {
      const rows = await db.rows<SetRow>(
        `/* publishing.readySets */ SELECT i.record_set_id AS id, ${searchNumberOf('i.generation', 's.revision')} AS generation, d.name, d.category, d.subcategory, d.source_country, coalesce(d.notation, 'plain') AS notation
         FROM record_import i JOIN record_set s ON s.id = i.record_set_id, jsonb_populate_record(NULL::record_set, i.details) AS d WHERE i.state = 'ready' AND s.withdrawn_at IS NULL ORDER BY i.id`,
      );
      return rows.map((row) => ({ id: row.id, generation: row.generation, ...setOf(row) }));
    },
    publish: (key) => publishReady(db, key, 'copy'),
    announce: (copy) => announceCopy(db, copy),
  };
}
