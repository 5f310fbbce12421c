import { SHEET_KINDS } from '#domain/records/sheets/sheetKinds.ts';
import type {
  BookFile,
  BookFileState,
  BookSet,
  DeskBook,
  DeskPage,
  SheetKind,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { memberNameSql } from '#server/modules/records/sheets/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { progressOf } from '#server/platform/jobs/progressOf.ts';

import { BOOK_REVISION, sectionsOf } from './bookStore.ts';
import { BOOK_OPENING } from './openPages.ts';

type Reads = Pick<Database, 'rows' | 'one'>;

const MOST_LISTED = 2_000;
/** Files that are shown of a book. */
const MOST_FILES = 20;

/** SQL of a closing date as a day; the last one there is for what never opens by itself. */
const dayShown = (column: string): string =>
  `CASE WHEN ${column} = 'infinity' THEN '9999-12-31' ELSE ${column}::text END`;

const BOOK = `'b-' || b.id AS id, b.record_set_id AS "setId", s.name AS "setTitle", b.label, b.place, b.from_year AS "fromYear", b.to_year AS "toYear", b.note,
  ${dayShown('b.closed_until')} AS "closedUntil", b.removed_at IS NOT NULL AS "isRemoved",
  ${BOOK_REVISION} AS revision,
  EXISTS (SELECT FROM staff_request q WHERE q.duty = 'records' AND q.kind = '${BOOK_OPENING}' AND q.payload ->> 'book' = 'b-' || b.id AND q.decided_at IS NULL AND q.expires_at > now()) AS "isAskedToOpen", (SELECT count(*)::int FROM page_image p WHERE p.book_id = b.id AND p.removed_at IS NULL) AS "pageCount"`;
const IN_LISTS = { sections: [], pages: [], files: [] };

type BookRow = Omit<DeskBook, keyof typeof IN_LISTS>;

interface SetRow extends Pick<
  BookSet,
  'id' | 'slug' | 'title' | 'state' | 'description' | 'repository' | 'archiveSeries' | 'attribution' | 'hasRecords'
> {
  access: string;
  subcategory: string;
}

const kindOf = (subcategory: string): SheetKind =>
  (
    SHEET_KINDS.find(({ recordSet }) => recordSet.subcategory === subcategory)?.id ?? 'other'
  ).toUpperCase() as SheetKind;

/** Sets of pages, by title; of one alone where `id` is given. */
export async function bookSets(db: Reads, id: string | null = null): Promise<BookSet[]> {
  const sets = await db.rows<SetRow>(
    `/* bookDesk.sets */ SELECT id, coalesce(slug, id) AS slug, name AS title, description, access, repository, archive_series AS "archiveSeries", attribution, subcategory,
       CASE WHEN live_generation IS NOT NULL THEN 'PUBLISHED' WHEN withdrawn_at IS NOT NULL THEN 'WITHDRAWN' ELSE 'UNPUBLISHED' END AS state,
       coalesce(live_generation, withdrawn_generation, 0) > 0 AS "hasRecords"
     FROM record_set WHERE holds = 'pages' AND ($1::text IS NULL OR id = $1) ORDER BY lower(name), id LIMIT ${MOST_LISTED}`,
    [id],
  );
  const books = await db.rows<BookRow>(
    `/* bookDesk.books */ SELECT ${BOOK} FROM image_book b JOIN record_set s ON s.id = b.record_set_id WHERE s.id = ANY($1::text[]) ORDER BY b.from_year NULLS LAST, lower(b.label), b.id`,
    [sets.map((set) => set.id)],
  );
  return sets.map(({ access, subcategory, ...set }) => ({
    ...set,
    access: access.toUpperCase() as BookSet['access'],
    kind: kindOf(subcategory),
    books: books.filter(({ setId }) => setId === set.id).map((book) => ({ ...book, ...IN_LISTS })),
  }));
}

const FILE_STATES: Readonly<Record<string, BookFileState>> = {
  arriving: 'ARRIVING',
  waiting: 'READING',
  done: 'READ',
  failed: 'FAILED',
};

interface FileRow extends Pick<BookFile, 'name' | 'bytes' | 'problem' | 'pages' | 'broughtBy'> {
  id: number;
  stage: string;
  stepsDone: number;
  steps: number | null;
  broughtAt: Date;
}

/** A book of a set of pages, whole; null where there is none. */
export async function deskBook(db: Reads, no: string): Promise<DeskBook | null> {
  // Before its pages: a file that is read by then has all of them there.
  const files = await db.rows<FileRow>(
    `/* bookDesk.files */ SELECT f.id, f.name, f.bytes::float8 AS bytes, f.stage, f.problem, f.pages, f.steps_done::int AS "stepsDone", f.steps::int AS steps, f.created_at AS "broughtAt",
       ${memberNameSql('f.member_id')} AS "broughtBy" FROM book_file f WHERE f.book_id = $1 ORDER BY f.id DESC LIMIT ${MOST_FILES}`,
    [no],
  );
  const book = await db.one<BookRow>(
    `/* bookDesk.book */ SELECT ${BOOK} FROM image_book b JOIN record_set s ON s.id = b.record_set_id WHERE b.id = $1 AND s.holds = 'pages'`,
    [no],
  );
  if (!book) return null;
  const pages = await db.rows<DeskPage>(
    `/* bookDesk.pages */ SELECT id, label, position, source_file AS file, ${dayShown('closed_until')} AS "closedUntil", removed_at IS NOT NULL AS "isRemoved" FROM page_image WHERE book_id = $1 ORDER BY position`,
    [no],
  );
  return {
    ...book,
    sections: await sectionsOf(db, no),
    pages,
    files: files.map(({ id, stage, stepsDone, steps, broughtAt, ...file }) => ({
      ...file,
      id: String(id),
      state: FILE_STATES[stage] ?? 'FAILED',
      progress: stage === 'waiting' ? progressOf({ stepsDone, steps }) : null,
      broughtAt: broughtAt.toISOString(),
    })),
  };
}
