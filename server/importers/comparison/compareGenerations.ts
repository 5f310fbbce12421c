import path from 'node:path';

import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { closeAgain } from '#server/engines/search/records/closeAgain.ts';
import { lockSetsForClosures } from '#server/engines/search/records/closures.ts';
import type { Database } from '#server/platform/db/database.ts';

import { HELD, type ImportRun, readyRun } from '../importStore.ts';
import type { KeyWorth } from '../mapping/columnIndex.ts';
import { SetRefusal } from '../setRefusal.ts';
import { applyDecisions } from './applyDecisions.ts';
import { closeEntries } from './closeEntries.ts';
import type { Generations } from './comparedRows.ts';
import { decideRows, type RowDecisions } from './decideRows.ts';
import type { Comparison } from './describeComparison.ts';
import { type Openings, refuseOpenings } from './refuseOpenings.ts';
import { type UndecidedEntry, undecidedEntries, type UnsureRow } from './undecidedEntries.ts';
import { type Decisions, writeUnsureList } from './unsureList.ts';

/** How a delivery is compared with the live one. */
export interface ComparisonOptions {
  decisions: Decisions;
  /** What it may open; undefined for anything. */
  openings: Openings | undefined;
  /** What keys of the mapping are worth. */
  keys: KeyWorth;
  /** Folder of the list of rows that the operator must decide. */
  folder: string;
}

/** How many records say something else now, by field. */
export async function byFieldOf(
  db: Pick<Database, 'rows'>,
  changed: RowDecisions['changed'],
): Promise<Record<string, number>> {
  const rows = await db.rows<{ field: string; count: number }>(
    `/* comparison.byField */ SELECT k.field, count(*) AS count FROM unnest($1::bigint[], $2::bigint[]) AS p(was, now) JOIN record w ON w.no = p.was JOIN record n ON n.no = p.now
     CROSS JOIN LATERAL (SELECT coalesce(a.key, b.key) AS field FROM jsonb_each(coalesce(w.whole_fields, w.fields)) AS a FULL JOIN jsonb_each(coalesce(n.whole_fields, n.fields)) AS b ON a.key = b.key WHERE a.value IS DISTINCT FROM b.value) AS k GROUP BY 1`,
    [changed.map(({ old }) => old.no), changed.map(({ fresh }) => fresh.no)],
  );
  return Object.fromEntries(rows.map(({ field, count }) => [field, count]));
}

async function refuseUnsure(
  db: Pick<Database, 'rows'>,
  set: RecordSet,
  folder: string,
  unsure: readonly UnsureRow[],
): Promise<never> {
  const file = path.join(folder, `${set.id}.unsure.tsv`);
  const entries: UndecidedEntry[] = [];
  for await (const entry of undecidedEntries(db, unsure)) entries.push(entry);
  await writeUnsureList(db, file, entries);
  throw new SetRefusal(
    `${set.id} stays as it is: ${countInWords(unsure.length, 'entry', 'entries')} with something attached (closures, corrections, what members saved) may be one of several rows of these files, or none. ` +
      `Each is listed with what hangs on it in ${file}. Write same or gone in its last column, and give the same command with --decisions ${file}.`,
    { why: 'unsure', entries },
  );
}

/**
 * Compares a generation whose rows are all stored with the live one, or that of the withdrawn set: entries keep their
 * ids, and it becomes ready. All or nothing; readers see nothing of it.
 * @returns what changed; null for a set that has never been published.
 * @throws SetRefusal where rows on which something hangs cannot be told; the list of them is written.
 */
export async function readyCompared(
  db: Database,
  set: RecordSet,
  run: ImportRun,
  { decisions, keys, folder, openings }: ComparisonOptions,
): Promise<Comparison | null> {
  for (;;) {
    const live =
      (
        await db.one<{ live: number | null }>(
          `/* comparison.live */ SELECT ${HELD} AS live FROM record_set s WHERE id = $1`,
          [set.id],
        )
      )?.live ?? null;
    const generations: Generations | null = live === null ? null : { recordSetId: set.id, live, fresh: run.generation };
    const decided = generations && (await decideRows(db, generations, decisions, keys));
    if (decided && decided.unsure.length > 0) await refuseUnsure(db, set, folder, decided.unsure);
    const comparison = decided && {
      added: decided.added.length,
      changed: decided.changed.length,
      byField: await byFieldOf(db, decided.changed),
      moved: decided.moved.length,
      gone: decided.gone.length,
      missed: decided.missed.size,
    };
    const isReady = await db.transaction(async (tx) => {
      await lockSetsForClosures(tx, [set.id]);
      if (!(await readyRun(tx, set, run, live, comparison))) return false;
      if (generations && decided) await applyDecisions(tx, generations, decided, keys === 'place');
      if (keys === 'id') await closeEntries(tx, set.id, run.generation);
      // By the ids that the entries have now: until then a row may have that of another entry, which is closed.
      await closeAgain(tx, set.id, run.generation);
      if (generations && openings) await refuseOpenings(tx, generations, openings);
      return true;
    });
    if (isReady) return comparison;
  }
}
