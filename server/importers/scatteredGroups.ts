import type { Database } from '#server/platform/db/database.ts';

import type { ImportRun } from './importStore.ts';

/**
 * A group whose rows are in several places, with other groups between them: perhaps two households under one number.
 */
export interface ScatteredGroup {
  group: string;
  /** File and line at which each place starts, in the order of the files. */
  places: { file: string; line: number }[];
}

/** Groups that are told of; of the others there is only the number. */
const TOLD = 3;

/**
 * The groups of a run that come up again after another group's rows, in the order of the files.
 *
 * @returns how many there are, and the first of them.
 */
export async function scatteredGroups(
  db: Database,
  recordSetId: string,
  run: ImportRun,
): Promise<{ count: number; first: ScatteredGroup[] }> {
  const rows = await db.rows<{ count: number; group_key: string; files: string[]; lines: string[] }>(
    `/* imports.scatteredGroups */ WITH place AS (
       SELECT no, group_key, source_file, source_row, lag(group_key) OVER (ORDER BY no) IS DISTINCT FROM group_key AS starts FROM record WHERE record_set_id = $1 AND generation = $2)
     SELECT count(*) OVER () AS count, group_key, array_agg(source_file ORDER BY no) AS files, array_agg(source_row::text ORDER BY no) AS lines
     FROM place WHERE starts AND group_key IS NOT NULL GROUP BY group_key HAVING count(*) > 1 ORDER BY min(no) LIMIT ${TOLD}`,
    [recordSetId, run.generation],
  );
  return {
    count: rows[0]?.count ?? 0,
    first: rows.map(({ group_key: group, files, lines }) => ({
      group,
      places: files.map((file, at) => ({ file, line: Number(lines[at]) })),
    })),
  };
}
