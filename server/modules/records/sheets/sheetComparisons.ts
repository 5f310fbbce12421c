import type { RecordFields } from '#domain/records/core/record.ts';
import type { Database } from '#server/platform/db/database.ts';
import { jobRows, type TakenJob } from '#server/platform/jobs/jobRows.ts';

import { refusedSheet } from './sheetChanges.ts';
import type { StoredSheet } from './sheetStore.ts';

/** Rows that are written with one statement. */
const AT_ONCE = 10_000;

/** The state of comparisons; they are forgotten after a day. */
export const SHEET_COMPARISONS: ReturnType<typeof jobRows> = jobRows('sheet_comparison', 'sheetComparisons', 0);

/** How many records would become others. */
export interface ComparisonCounts {
  added: number;
  changed: number;
  byField: Readonly<Record<string, number>>;
  moved: number;
  gone: number;
  /** Of those that are gone, how many something hangs on. */
  missed: number;
  /** Records that cannot be told: publishing asks about them. */
  unsure: number;
}

/** A record that would become another, by the numbers of its rows. */
export interface ComparedRow {
  was: number | null;
  now: number | null;
  hanging?: readonly string[];
}

/** Which records of a comparison. */
export type ComparedWhat = 'added' | 'changed' | 'gone';

/** A comparison of a sheet with what readers have. */
export interface StoredComparison {
  id: number;
  revision: number;
  stage: 'waiting' | 'done' | 'failed' | 'cancelled';
  stepsDone: number;
  steps: number | null;
  problem: string | null;
  counts: ComparisonCounts | null;
  /** When it was asked for. */
  askedAt: Date;
  /** The sheet, or what readers have, has become another since. */
  isStale: boolean;
}

/** SQL of whether what was compared is there no more, or readers have something else. */
const IS_STALE = `(c.revision <> s.revision OR c.stage = 'done' AND (
  r.live IS DISTINCT FROM c.live OR c.import_id IS NOT NULL AND NOT EXISTS (SELECT FROM record_import i WHERE i.id = c.import_id AND i.state IN ('running', 'ready'))))`;

/** SQL of the generation that readers have of the set of the sheet `s`, or had until it was withdrawn. */
const HELD_OF = `LEFT JOIN LATERAL (SELECT coalesce(live_generation, withdrawn_generation) AS live FROM record_set WHERE id = s.set_key) AS r ON true`;

/** The latest comparison of a sheet; null for none. */
export const comparisonOf = (db: Pick<Database, 'one'>, sheetId: number): Promise<StoredComparison | null> =>
  db.one<StoredComparison>(
    `/* sheetComparisons.of */ SELECT c.id, c.revision, c.stage, c.steps_done AS "stepsDone", c.steps, c.problem, c.counts, c.created_at AS "askedAt", ${IS_STALE} AS "isStale"
     FROM sheet_comparison c JOIN sheet s ON s.id = c.sheet_id ${HELD_OF} WHERE s.id = $1`,
    [sheetId],
  );

/**
 * Asks what publishing a sheet which is locked would change, in place of what was asked before. Asked twice of the same
 * revision, it is compared once.
 * @throws GraphQLError where readers have nothing of it, or it is being published
 */
export async function askComparison(tx: Database, sheet: StoredSheet): Promise<void> {
  if (sheet.setSlug === null)
    throw refusedSheet('Readers have nothing of this sheet yet: every record is added.', 'SHEET_NOT_LIVE');
  if (sheet.publication?.stage === 'waiting')
    throw refusedSheet('This sheet is being published just now. Wait until that is done.', 'SHEET_BUSY');
  const before = await comparisonOf(tx, sheet.id);
  if (before?.stage === 'waiting' && !before.isStale) return;
  await tx.rows('/* sheetComparisons.forget */ DELETE FROM sheet_comparison WHERE sheet_id = $1', [sheet.id]);
  await tx.rows('/* sheetComparisons.ask */ INSERT INTO sheet_comparison (sheet_id, revision) VALUES ($1, $2)', [
    sheet.id,
    sheet.revision,
  ]);
}

/** A comparison that waits, with what it compares. */
export interface WaitingComparison {
  id: number;
  sheetId: number;
  revision: number;
  title: string;
  setKey: string;
}

/** Comparisons that wait for a server, the oldest first. */
export const waitingSheetComparisons = (db: Database, most: number): Promise<WaitingComparison[]> =>
  db.rows<WaitingComparison>(
    `/* sheetComparisons.waiting */ SELECT c.id, s.id AS "sheetId", c.revision, s.title, s.set_key AS "setKey"
     FROM sheet_comparison c JOIN sheet s ON s.id = c.sheet_id WHERE c.stage = 'waiting' AND c.leased_until < now() ORDER BY c.id LIMIT $1`,
    [most],
  );

/** What was compared, and what came of it. */
interface Compared {
  live: number;
  /** The import that holds it; null where readers have it already. */
  importId: string | null;
  counts: ComparisonCounts;
  rows: Readonly<Record<ComparedWhat, readonly ComparedRow[]>>;
}

/** Keeps what a comparison found. @returns false where it is asked no more, or another process has it */
export const finishComparison = (
  db: Database,
  { id, fence }: TakenJob,
  { live, importId, counts, rows }: Compared,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const done = await tx.one(
      `/* sheetComparisons.done */ UPDATE sheet_comparison SET stage = 'done', live = $3, import_id = $4, counts = $5, changed_at = now() WHERE id = $1 AND fence = $2 AND stage = 'waiting' RETURNING 1 AS one`,
      [id, fence, live, importId, JSON.stringify(counts)],
    );
    if (!done) return false;
    for (const [what, all] of Object.entries(rows)) {
      for (let from = 0; from < all.length; from += AT_ONCE) {
        const slice = all.slice(from, from + AT_ONCE);
        await tx.rows(
          `/* sheetComparisons.rows */ INSERT INTO sheet_comparison_row (comparison_id, what, at, was, now, hanging)
           SELECT $1, $2, $3 + r.at, r.was, r.now, ARRAY(SELECT jsonb_array_elements_text(r.hanging))
           FROM ROWS FROM (unnest($4::bigint[]), unnest($5::bigint[]), jsonb_array_elements($6::jsonb)) WITH ORDINALITY AS r(was, now, hanging, at)`,
          [
            id,
            what,
            from - 1,
            slice.map(({ was }) => was),
            slice.map(({ now }) => now),
            JSON.stringify(slice.map(({ hanging = [] }) => hanging)),
          ],
        );
      }
    }
    return true;
  });

/** A record of a comparison, with what it says. */
export interface ComparedRecord {
  at: number;
  was: RecordFields | null;
  now: RecordFields | null;
  isClosed: boolean;
  hanging: string[];
}

/** Records of a comparison, from a place of its list on. */
export const comparedRecords = (
  db: Pick<Database, 'rows'>,
  id: number,
  { what, from, most }: { what: ComparedWhat; from: number; most: number },
): Promise<ComparedRecord[]> =>
  db.rows<ComparedRecord>(
    `/* sheetComparisons.records */ SELECT c.at, coalesce(w.whole_fields, w.fields) AS was, coalesce(n.whole_fields, n.fields) AS now, (coalesce(w.is_closed, false) OR coalesce(n.is_closed, false)) AS "isClosed", c.hanging
     FROM sheet_comparison_row c LEFT JOIN record w ON w.no = c.was LEFT JOIN record n ON n.no = c.now
     WHERE c.comparison_id = $1 AND c.what = $2 AND c.at >= $3 ORDER BY c.at LIMIT $4`,
    [id, what, from, most],
  );
