import { readFileSync } from 'node:fs';

import type { RecordDraft, RecordFields, RecordSet } from '#domain/records/core/record.ts';
import { generationKey } from '#server/engines/search/publishing/copies.ts';
import { whenSearched } from '#server/engines/search/publishing/whenSearched.ts';
import { openRun, readyRun, storeBatch, toImportRow } from '#server/importers/importStore.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A record set for tests, with everything a test need not say. */
export const aRecordSet = (more: Partial<RecordSet> = {}): RecordSet => ({
  id: 'ROCHE-1871',
  name: 'Roche 1871',
  description: 'Census households of Roche.',
  type: 'CENSUS',
  category: 'census, land & surveys',
  subcategory: 'census',
  sourceCountry: 'england',
  access: 'members',
  repository: 'The National Archives',
  archiveSeries: null,
  attribution: null,
  isSample: false,
  ...more,
});

let lastRow = 1;

/** A record for tests: its id is made of the set's and its own key; each is made from a row of its own. */
export const aRecord = (
  key: string,
  fields: RecordFields,
  more: Partial<RecordDraft> = {},
): Omit<RecordDraft, 'id'> & { key: string } => ({
  key,
  type: 'CENSUS',
  fields,
  groupKey: null,
  groupOrder: 1,
  images: [],
  isClosed: false,
  provenance: { sourceFile: 'roche.tsv', sourceRow: (lastRow += 1) },
  ...more,
});

/** Publishes records as an import does. */
export async function publishRecords(
  db: Database,
  set: RecordSet,
  records: readonly (Omit<RecordDraft, 'id'> & { key: string })[],
): Promise<void> {
  const run = await openRun(
    db,
    set,
    `of test ${set.id} ${records.length} ${Math.max(0, ...records.map(({ key }) => key.length))}`,
    'roche.tsv',
  );
  if (!run) throw new Error(`${set.id} was published before`);
  await storeBatch(
    db,
    set.id,
    run,
    records.map(({ key, ...record }) => toImportRow({ ...record, id: `${set.id}/${key}` })),
    () => ({ resumeRow: records.length, accepted: records.length, rejected: 0 }),
  );
  const live = await db.one<{ live: number | null }>(
    '/* test.liveGeneration */ SELECT live_generation AS live FROM record_set WHERE id = $1',
    [set.id],
  );
  await readyRun(db, set, run, live?.live ?? null, null);
  await whenSearched(db, generationKey({ id: set.id, generation: run.generation }), {
    signal: new AbortController().signal,
    onTaken: () => {},
  });
}

/** The whole text of an answer, for looking whether a name slipped through. */
export const textOfAnswer = (answer: unknown): string => JSON.stringify(answer);

/** An operation that the application itself sends, with its fragments: tests ask what readers ask. */
export const operationText = (file: string): string => readFileSync(file, 'utf8');
