import type { Database } from '#server/platform/db/database.ts';
import type { SampleCounty } from '#tools/sample-county/generateSampleCounty.ts';

import type { BenchRow } from '../benchReport.ts';

/**
 * How right the hints are that a site keeps for a tree of the county's people; those not looked at yet do not count.
 */
export async function storedFigures(db: Database, treeId: number, county: SampleCounty): Promise<BenchRow[]> {
  const truth = county.truth();
  const looked = new Set(
    (
      await db.rows<{ id: number }>(
        `/* hintsBench.looked */ SELECT p.id FROM tree_person p LEFT JOIN tree_hint_progress g ON g.tree_id = p.tree_id
     WHERE p.tree_id = $1 AND (g.swept_to IS NULL OR p.id <= g.swept_to) AND NOT EXISTS (SELECT 1 FROM tree_hint_queue q WHERE q.tree_id = p.tree_id AND q.person_id = p.id)`,
        [treeId],
      )
    ).map(({ id }) => id),
  );
  const open = new Set(
    (await db.rows<{ id: string }>('/* hintsBench.open */ SELECT id FROM record_live WHERE NOT is_closed')).map(
      ({ id }) => id,
    ),
  );
  const wanted = [...truth].filter(([recordId, personId]) => open.has(recordId) && looked.has(personId)).length;
  const kept = await db.rows<{ personId: number; recordId: string; isStrong: boolean }>(
    '/* hintsBench.kept */ SELECT person_id AS "personId", record_id AS "recordId", is_strong AS "isStrong" FROM tree_hint WHERE tree_id = $1',
    [treeId],
  );
  return [['all', kept] as const, ['strong', kept.filter(({ isStrong }) => isStrong)] as const].map(([name, hints]) => {
    const right = hints.filter(({ personId, recordId }) => truth.get(recordId) === personId).length;
    return {
      name,
      figures: {
        people: looked.size,
        'records of theirs': wanted,
        hints: hints.length,
        precision: (right / hints.length).toFixed(3),
        recall: (right / wanted).toFixed(3),
      },
    };
  });
}
