import type { RecordDraft, RecordSet } from '#domain/records/core/record.ts';
import { LIVE_COPIES } from '#server/engines/search/publishing/copies.ts';
import { SET_COLUMNS, setAsRow } from '#server/engines/search/records/setColumns.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { Comparison } from './comparison/describeComparison.ts';

/** One run over the files of a set, as far as it has come. */
export interface ImportRun {
  id: string;
  generation: number;
  /** Rows of all files together that are judged already. */
  resumeRow: number;
  accepted: number;
  rejected: number;
}

/** A run as an import finds it; ready when all its records are stored and readers do not see them yet. */
export interface OpenedRun extends ImportRun {
  isReady: boolean;
}

/** What a ready run changed; null for the first of its set. */
export async function comparisonOf(db: Database, run: ImportRun): Promise<Comparison | null> {
  return (
    (
      await db.one<{ comparison: Comparison | null }>(
        '/* imports.comparison */ SELECT comparison FROM record_import WHERE id = $1',
        [run.id],
      )
    )?.comparison ?? null
  );
}

/** SQL of the generation of the set `s` that readers see, or saw before it was withdrawn. */
export const HELD = 'coalesce(s.live_generation, s.withdrawn_generation)';

interface RunRow {
  id: string;
  generation: number;
  content_hash: string;
  state: string;
  resume_row: string;
  accepted: string;
  rejected: string;
}

const runOf = (row: RunRow): ImportRun => ({
  id: row.id,
  generation: row.generation,
  resumeRow: Number(row.resume_row),
  accepted: Number(row.accepted),
  rejected: Number(row.rejected),
});

/**
 * Opens a run for these bytes: the interrupted run of the same bytes, the one that is ready, or a new generation. An
 * interrupted run of other bytes is dropped with its rows; readers never saw it.
 *
 * @returns null when these bytes are what is published already.
 * @throws UserError when the set belongs to the sample county.
 */
export function openRun(
  db: Database,
  set: RecordSet,
  contentHash: string,
  sourceFile: string,
): Promise<OpenedRun | null> {
  return db.transaction(async (tx) => {
    await tx.rows(
      `/* imports.keepSet */ INSERT INTO record_set (${SET_COLUMNS}) SELECT ${SET_COLUMNS} FROM jsonb_populate_record(NULL::record_set, $1) ON CONFLICT (id) DO NOTHING`,
      [setAsRow(set)],
    );
    const sample = await tx.one(`/* imports.isSample */ SELECT 1 AS one FROM record_set WHERE id = $1 AND is_sample`, [
      set.id,
    ]);
    if (sample && !set.isSample)
      throw new UserError(`${set.id} is a record set of the sample county: choose another name.`);
    const published = await tx.one<RunRow>(
      `/* imports.published */ SELECT i.* FROM record_import i JOIN record_set s ON s.id = i.record_set_id AND ${HELD} = i.generation WHERE s.id = $1`,
      [set.id],
    );
    if (published?.content_hash === contentHash && !(await isClosedWithoutDate(tx, set.id, published.generation))) {
      // What waits to take its place is wanted no more, or it would do so later.
      await giveUpReady(tx, set.id);
      return null;
    }
    const ready = await tx.one<RunRow>(
      `/* imports.isReady */ SELECT * FROM record_import WHERE record_set_id = $1 AND state = 'ready' AND content_hash = $2`,
      [set.id, contentHash],
    );
    if (ready) return { ...runOf(ready), isReady: true };
    const running = await tx.one<RunRow>(
      `/* imports.running */ SELECT * FROM record_import WHERE record_set_id = $1 AND state = 'running'`,
      [set.id],
    );
    if (running?.content_hash === contentHash) return { ...runOf(running), isReady: false };
    if (running) {
      await tx.rows(`/* imports.dropRows */ DELETE FROM record WHERE record_set_id = $1 AND generation = $2`, [
        set.id,
        running.generation,
      ]);
      await tx.rows(`/* imports.fail */ UPDATE record_import SET state = 'failed', finished_at = now() WHERE id = $1`, [
        running.id,
      ]);
    }
    const opened = await tx.one<RunRow>(
      `/* imports.open */ INSERT INTO record_import (record_set_id, generation, content_hash, source_file, state)
       SELECT $1, 1 + coalesce(max(generation), 0), $2, $3, 'running'
       FROM (SELECT generation FROM record_import WHERE record_set_id = $1 UNION ALL SELECT ${HELD} FROM record_set s WHERE id = $1) AS known
       RETURNING *`,
      [set.id, contentHash, sourceFile],
    );
    if (!opened) throw new Error('An import run was not stored.');
    return { ...runOf(opened), isReady: false };
  });
}

/**
 * Whether a generation has records that their file closes and that have no date to open: it was imported before such
 * dates were kept, and the same files give them.
 */
const isClosedWithoutDate = async (tx: Database, recordSetId: string, generation: number): Promise<boolean> =>
  (await tx.one(
    `/* imports.withoutDate */ SELECT FROM record WHERE record_set_id = $1 AND generation = $2 AND is_closed AND NOT closed_on_request AND closed_until IS NULL LIMIT 1`,
    [recordSetId, generation],
  )) !== null;

/** Takes a run back that cannot be finished: its rows, and the set where it has never been published. */
export function dropRun(db: Database, recordSetId: string, run: ImportRun): Promise<void> {
  return db.transaction(async (tx) => {
    await tx.rows(`/* imports.takeBackRows */ DELETE FROM record WHERE record_set_id = $1 AND generation = $2`, [
      recordSetId,
      run.generation,
    ]);
    await tx.rows(`/* imports.giveUp */ UPDATE record_import SET state = 'failed', finished_at = now() WHERE id = $1`, [
      run.id,
    ]);
    await tx.rows(
      `/* imports.takeBackSet */ DELETE FROM record_set WHERE id = $1 AND live_generation IS NULL AND withdrawn_at IS NULL`,
      [recordSetId],
    );
  });
}

/**
 * A record as a batch holds it: its fields written as JSON at once, since thousands of small texts that wait for a
 * batch cost more than the rest of the import.
 */
export interface WrittenDraft extends Pick<
  RecordDraft,
  'id' | 'type' | 'groupKey' | 'groupOrder' | 'isClosed' | 'closedUntil' | 'provenance'
> {
  json: string;
}

/** Writes a record for a batch. */
export const toImportRow = ({
  id,
  type,
  groupKey,
  groupOrder,
  isClosed,
  closedUntil,
  provenance,
  fields,
}: RecordDraft): WrittenDraft => ({
  id,
  type,
  groupKey,
  groupOrder,
  isClosed,
  closedUntil: closedUntil ?? null,
  provenance,
  json: JSON.stringify(fields),
});

/** Between the fields of two records; JSON holds no such character unescaped. */
const BETWEEN = '\u001E';

/** Where a batch leaves the run. */
export type RunProgress = Omit<ImportRun, 'id' | 'generation'>;

/**
 * Stores a batch of records and how far the run has come, both or neither: a killed import goes on exactly behind
 * the last batch.
 *
 * @returns the drafts whose id an earlier row of this run has already, so that they can be named as rejected.
 */
export function storeBatch(
  db: Database,
  recordSetId: string,
  run: ImportRun,
  drafts: readonly WrittenDraft[],
  progressOf: (repeated: readonly WrittenDraft[]) => RunProgress,
): Promise<readonly WrittenDraft[]> {
  return db.transaction(async (tx) => {
    // The ids come back only where some record was not stored.
    const stored = await tx.one<{ ids: string[] | null }>(
      `/* imports.storeRecords */ WITH stored AS (INSERT INTO record (record_set_id, generation, id, type, fields, group_key, group_order, is_closed, closed_until, source_file, source_row, added_on)
       SELECT $1, $2, d.id, d.type, d.fields::jsonb, d.group_key, d.group_order, d.is_closed, d.closed_until, d.source_file, d.source_row,
         -- A record that readers have seen already is not new because its set was imported anew.
         coalesce((SELECT held.added_on FROM record held WHERE held.id = d.id AND held.generation = (SELECT ${HELD} FROM record_set s WHERE id = $1)),
           (now() AT TIME ZONE 'UTC')::date)
       FROM unnest($3::text[], $4::text[], string_to_array($5, $11), $6::text[], $7::int[], $8::boolean[], $9::text[], $10::bigint[], $12::date[])
         WITH ORDINALITY AS d(id, type, fields, group_key, group_order, is_closed, source_file, source_row, closed_until, at)
       ORDER BY d.at
       ON CONFLICT (id, generation) DO NOTHING RETURNING id)
       SELECT CASE WHEN count(*) < cardinality($3::text[]) THEN array_agg(id) END AS ids FROM stored`,
      [
        recordSetId,
        run.generation,
        drafts.map(({ id }) => id),
        drafts.map(({ type }) => type),
        drafts.map(({ json }) => json).join(BETWEEN),
        drafts.map(({ groupKey }) => groupKey),
        drafts.map(({ groupOrder }) => groupOrder),
        drafts.map(({ isClosed }) => isClosed),
        drafts.map(({ provenance }) => provenance.sourceFile),
        drafts.map(({ provenance }) => provenance.sourceRow),
        BETWEEN,
        drafts.map(({ closedUntil }) => closedUntil),
      ],
    );
    const fresh = stored?.ids == null ? null : new Set(stored.ids);
    // The first draft of an id is the one that was stored; a second one of the same batch is a repetition too.
    const repeated = fresh === null ? [] : drafts.filter(({ id }) => !fresh.delete(id));
    const { resumeRow, accepted, rejected } = progressOf(repeated);
    await tx.rows(
      `/* imports.progress */ UPDATE record_import SET resume_row = $2, accepted = $3, rejected = $4 WHERE id = $1`,
      [run.id, resumeRow, accepted, rejected],
    );
    return repeated;
  });
}

/**
 * The drafts of rows judged before an interruption whose id an earlier row had already: they are named as rejected
 * again, since the list of rejected rows starts again.
 */
export async function repeatedBefore(
  db: Database,
  recordSetId: string,
  run: ImportRun,
  drafts: readonly WrittenDraft[],
): Promise<WrittenDraft[]> {
  const stored = await db.rows<{ id: string; source_file: string; source_row: number }>(
    `/* imports.storedBefore */ SELECT id, source_file, source_row FROM record WHERE record_set_id = $1 AND generation = $2 AND id = ANY($3)`,
    [recordSetId, run.generation, drafts.map(({ id }) => id)],
  );
  const sources = new Map(stored.map((row) => [row.id, `${row.source_file}:${row.source_row}`]));
  return drafts.filter(({ id, provenance }) => sources.get(id) !== `${provenance.sourceFile}:${provenance.sourceRow}`);
}

/** How many records of a run are closed: no one finds or reads them. */
export async function closedCount(db: Database, recordSetId: string, run: ImportRun): Promise<number> {
  const found = await db.one<{ closed: number }>(
    `/* imports.closed */ SELECT count(*) AS closed FROM record WHERE record_set_id = $1 AND generation = $2 AND is_closed`,
    [recordSetId, run.generation],
  );
  return found?.closed ?? 0;
}

/** How many records of a set are published, or were when it was withdrawn; 0 for one that never was. */
export async function publishedCount(db: Database, recordSetId: string): Promise<number> {
  const found = await db.one<{ held: number }>(
    `/* imports.held */ SELECT count(*) AS held FROM record r JOIN record_set s ON s.id = r.record_set_id AND ${HELD} = r.generation WHERE s.id = $1`,
    [recordSetId],
  );
  return found?.held ?? 0;
}

/** Gives up a run that is ready and has not come to readers. */
const giveUpReady = (tx: Database, recordSetId: string) =>
  tx.rows(
    `/* imports.giveUpReady */ UPDATE record_import SET state = 'failed', details = NULL, finished_at = now() WHERE record_set_id = $1 AND state = 'ready'`,
    [recordSetId],
  );

/**
 * Makes a run whose records are all stored ready to be published; how it comes to its readers is the matter of
 * search/publishing. An older run that was ready and had not come to them is given up.
 *
 * @param live - the generation it was compared with. @returns false when the set holds another one by now; nothing is
 * ready then.
 */
export function readyRun(
  db: Database,
  set: RecordSet,
  run: ImportRun,
  live: number | null,
  comparison: Comparison | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await giveUpReady(tx, set.id);
    // It may have come to readers in this very moment: then there is another one to compare with.
    const isLive = await tx.one(
      `/* imports.isLive */ SELECT FROM record_set s WHERE id = $1 AND ${HELD} IS NOT DISTINCT FROM $2`,
      [set.id, live],
    );
    if (!isLive) return false;
    await tx.rows(
      `/* imports.ready */ UPDATE record_import SET state = 'ready', ready_at = now(), details = $2, comparison = $3 WHERE id = $1`,
      [run.id, setAsRow(set), comparison === null ? null : JSON.stringify(comparison)],
    );
    return true;
  });
}

/**
 * Removes generations that were replaced before, a slice at a time so that no one waits for it. What the index of a
 * running copy of the site still holds stays: its searches show those rows. Run when the site starts and before an
 * import.
 */
export async function removeOldGenerations(db: Database): Promise<void> {
  for (;;) {
    const removed = await db.rows(
      `/* imports.removeOld */ DELETE FROM record WHERE no IN (
         SELECT r.no FROM record_set s JOIN record r ON r.record_set_id = s.id AND r.generation < s.live_generation
         WHERE NOT EXISTS (SELECT FROM ${LIVE_COPIES} AND r.record_set_id || '/' || r.generation = ANY (c.holds)) LIMIT 20000) RETURNING 1 AS one`,
    );
    if (removed.length === 0) return;
  }
}
