import type { Database } from '#server/platform/db/database.ts';

const countUses = (tx: Database, recordSetId: string, sign: '+' | '-'): Promise<unknown> =>
  tx.rows(
    `/* sqlSearch.countUses */ UPDATE search_value v SET uses = uses ${sign} c.n
     FROM (SELECT u.id, count(*)::int AS n FROM search_doc d, unnest(d.vals) AS u(id) WHERE d.record_set_id = $1 GROUP BY u.id) AS c WHERE v.id = c.id`,
    [recordSetId],
  );

/**
 * Replaces a set's rows inside a transaction; readers see nothing of it before the commit.
 *
 * @param generation - null when the set was removed.
 * @param write - adds the new rows.
 */
export async function replaceSet(
  tx: Database,
  recordSetId: string,
  generation: number | null,
  write: () => Promise<void>,
): Promise<void> {
  // Copies of the server that notice the same set do it one after the other.
  await tx.rows(`/* sqlSearch.lock */ SELECT pg_advisory_xact_lock(hashtext('sql search'))`);
  await countUses(tx, recordSetId, '-');
  await tx.rows('/* sqlSearch.removeDocs */ DELETE FROM search_doc WHERE record_set_id = $1', [recordSetId]);
  await write();
  await countUses(tx, recordSetId, '+');
  if (generation === null)
    await tx.rows('/* sqlSearch.forgetSet */ DELETE FROM search_set WHERE id = $1', [recordSetId]);
  else
    await tx.rows(
      '/* sqlSearch.setGeneration */ INSERT INTO search_set (id, generation) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET generation = excluded.generation',
      [recordSetId, generation],
    );
}
