import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { checkBilling } from '#server/modules/billing/subscription/index.ts';
import { newspaperFileKey } from '#server/modules/newspapers/desk/index.ts';
import { bookFileKey } from '#server/modules/records/books/index.ts';
import { sheetFileKey } from '#server/modules/records/sheets/index.ts';
import { uploadKey } from '#server/modules/trees/gedcom/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrationState } from '#server/platform/db/migrate.ts';
import type { FileStore } from '#server/platform/files/FileStore.ts';

import { type CheckOptions, comparePictures } from './comparePictures.ts';

/** Uploads of one kind that wait to be read: where they are, and what is said of those that are missing. */
const UPLOADS: readonly {
  folder: string;
  waiting: string;
  keyOf: (id: number) => string;
  named: (count: number) => string;
  whom: string;
}[] = [
  {
    folder: 'gedcom/',
    waiting:
      "/* check.uploads */ SELECT id FROM gedcom_import WHERE stage IN ('checking', 'checked', 'importing') ORDER BY id",
    keyOf: uploadKey,
    named: (count) => countInWords(count, 'GEDCOM upload'),
    whom: 'the members to upload',
  },
  {
    folder: 'sheets/',
    waiting:
      "/* check.sheetFiles */ SELECT id FROM sheet_file WHERE stage = 'waiting' AND adopts IS NULL AND bytes_of IS NULL AND delivery IS NULL ORDER BY id",
    keyOf: sheetFileKey,
    named: (count) => `${countInWords(count, 'file')} of sheets`,
    whom: 'staff to bring',
  },
  {
    folder: 'books/',
    waiting: "/* check.bookFiles */ SELECT id FROM book_file WHERE stage = 'waiting' AND address IS NULL ORDER BY id",
    keyOf: bookFileKey,
    named: (count) => `${countInWords(count, 'file')} of books`,
    whom: 'staff to bring',
  },
  {
    folder: 'newspapers/',
    waiting:
      "/* check.newspaperFiles */ SELECT id FROM newspaper_file WHERE address IS NULL AND (stage = 'waiting' OR (stage = 'done' AND work = 'check')) ORDER BY id",
    keyOf: newspaperFileKey,
    named: (count) => `${countInWords(count, 'file')} of newspapers`,
    whom: 'staff to bring',
  },
];

/** Uploads that wait to be read and are not there. @returns sentences for an operator */
async function findMissingUploads(db: Database, files: Pick<FileStore, 'list'>): Promise<string[]> {
  const sentences: string[] = [];
  for (const { folder, waiting, keyOf, named, whom } of UPLOADS) {
    const there = new Set<string>();
    for await (const { key } of files.list(folder)) there.add(key);
    const rows = await db.rows<{ id: number }>(waiting);
    const lost = rows.map(({ id }) => keyOf(id)).filter((key) => !there.has(key));
    if (lost.length > 0)
      sentences.push(`${named(lost.length)} missing, ${lost[0]} first: restore the files, or ask ${whom} them again.`);
  }
  return sentences;
}

/** One thing `muniment check` looks at. */
export interface SiteCheck {
  name: string;
  /** Sentences about what is wrong; empty is well. Rejects when it cannot even look. */
  run: (db: Database, files: Pick<FileStore, 'list' | 'read'>, options: CheckOptions) => Promise<string[]>;
}

async function findInvalidIndexes(db: Database): Promise<string[]> {
  const rows = await db.rows<{ name: string }>(
    '/* check.indexes */ SELECT indexrelid::regclass::text AS name FROM pg_index WHERE NOT indisvalid OR NOT indisready',
  );
  return rows.map(({ name }) => `Index ${name} is not valid: REINDEX INDEX ${name}.`);
}

/** Reads every record's generation, so it takes seconds on a large site. */
async function findStrayRecords(db: Database): Promise<string[]> {
  const rows = await db.rows<{ recordSetId: string; generation: number; count: number }>(
    `/* check.strayRecords */ SELECT r.record_set_id AS "recordSetId", r.generation, count(*) AS count FROM record r
     LEFT JOIN record_import i USING (record_set_id, generation) WHERE i.id IS NULL GROUP BY 1, 2`,
  );
  return rows.map(
    ({ recordSetId, generation, count }) =>
      `${count} records of ${recordSetId} belong to generation ${generation}, of which no import is known.`,
  );
}

async function findEmptyPublications(db: Database): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(
    `/* check.emptySets */ SELECT s.id FROM record_set s JOIN record_import i ON i.record_set_id = s.id AND i.generation = s.live_generation
     WHERE i.accepted > 0 AND NOT EXISTS (SELECT FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation)`,
  );
  return rows.map(({ id }) => `Record set ${id} is published, but its records are gone: import it again.`);
}

/** What `muniment check` looks at, in order. A module with something to check adds a line. */
export const SITE_CHECKS: readonly SiteCheck[] = [
  {
    name: 'schema',
    run: async (db) => {
      const { pending, problems } = await migrationState(db);
      return [
        ...problems,
        ...(pending.length > 0 ? [`Migrations have yet to run: ${pending.join(', ')}. Start the server once.`] : []),
      ];
    },
  },
  { name: 'database indexes', run: findInvalidIndexes },
  { name: 'records without an import', run: findStrayRecords },
  { name: 'published record sets', run: findEmptyPublications },
  { name: 'files of page images', run: comparePictures },
  { name: 'other files', run: findMissingUploads },
  { name: 'books of billing', run: checkBilling },
];
