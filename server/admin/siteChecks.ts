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

/** Uploads that wait to be read and are not there. @returns sentences for an operator */
async function findMissingUploads(db: Database, files: Pick<FileStore, 'list'>): Promise<string[]> {
  const uploads = new Set<string>();
  for (const folder of ['gedcom/', 'sheets/', 'books/'])
    for await (const { key } of files.list(folder)) uploads.add(key);
  const lostOf = (waiting: readonly { id: number }[], keyOf: (id: number) => string): string[] =>
    waiting.map(({ id }) => keyOf(id)).filter((key) => !uploads.has(key));
  const gedcom = lostOf(
    await db.rows<{ id: number }>(
      "/* check.uploads */ SELECT id FROM gedcom_import WHERE stage IN ('checking', 'checked', 'importing') ORDER BY id",
    ),
    uploadKey,
  );
  const sheets = lostOf(
    await db.rows<{ id: number }>(
      "/* check.sheetFiles */ SELECT id FROM sheet_file WHERE stage = 'waiting' ORDER BY id",
    ),
    sheetFileKey,
  );
  const books = lostOf(
    await db.rows<{ id: number }>(
      "/* check.bookFiles */ SELECT id FROM book_file WHERE stage = 'waiting' AND address IS NULL ORDER BY id",
    ),
    bookFileKey,
  );
  const newspapers = lostOf(
    await db.rows<{ id: number }>(
      "/* check.newspaperFiles */ SELECT id FROM newspaper_file WHERE address IS NULL AND (stage = 'waiting' OR (stage = 'done' AND work = 'check')) ORDER BY id",
    ),
    newspaperFileKey,
  );
  return [
    ...(gedcom.length > 0
      ? [
          `${countInWords(gedcom.length, 'GEDCOM upload')} missing, ${gedcom[0]} first: restore the files, or ask the members to upload them again.`,
        ]
      : []),
    ...(sheets.length > 0
      ? [
          `${countInWords(sheets.length, 'file')} of sheets missing, ${sheets[0]} first: restore the files, or ask staff to bring them again.`,
        ]
      : []),
    ...(books.length > 0
      ? [
          `${countInWords(books.length, 'file')} of books missing, ${books[0]} first: restore the files, or ask staff to bring them again.`,
        ]
      : []),
    ...(newspapers.length > 0
      ? [
          `${countInWords(newspapers.length, 'file')} of newspapers missing, ${newspapers[0]} first: restore the files, or ask staff to bring them again.`,
        ]
      : []),
  ];
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
