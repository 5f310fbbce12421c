import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { isPageOpen } from '#server/engines/search/records/closures.ts';
import type { BookSection, SetBook, UnindexedBooks } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

type Reads = Pick<Database, 'rows' | 'one'>;

/** Books that are listed of a set, and that a search names. */
const MOST_LISTED = 2_000;
const MOST_NAMED = 5;
/** Places that are asked for at once. */
const MOST_PLACES = 20;

const BOOK_ID = /^b-(\d{1,15})$/u;

/** The number of a stored book; null for what is none: a book of the sample, which is drawn. */
export const bookNumber = (id: string): string | null => BOOK_ID.exec(id)?.[1] ?? null;

const FIELDS = `'b-' || b.id AS id, b.label, b.place, b.from_year AS "fromYear", b.to_year AS "toYear", b.note`;

/** SQL of a text that differs after each change of what the book `b` is, or of where its sections begin. */
export const BOOK_REVISION = `md5(jsonb_build_array(b.label, b.place, b.from_year, b.to_year, b.note, b.closed_until,
  (SELECT jsonb_agg(jsonb_build_array(x.from_position, x.label, x.from_year, x.to_year) ORDER BY x.from_position) FROM book_section x WHERE x.book_id = b.id))::text)`;

/** Books of sets with a page that is open on a day (`$1`). Conditions on `b` and `s` may follow. */
const OPEN_BOOKS = `SELECT ${FIELDS}, s.name AS "recordSetName", n.count AS "pageCount", b.record_set_id AS "recordSetId" FROM image_book b JOIN record_set s ON s.id = b.record_set_id AND s.live_generation IS NOT NULL
  CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM page_image p WHERE p.book_id = b.id AND ${isPageOpen('p', 'b', 's', '$1')}) AS n
  WHERE n.count > 0`;

const today = (): string => dayOf(new Date());

/** The books of a set that readers have, by label. */
export const booksOfSet = (db: Reads, recordSetId: string): Promise<SetBook[]> =>
  db.rows<SetBook>(
    `/* books.ofSet */ ${OPEN_BOOKS} AND s.id = $2 ORDER BY b.from_year NULLS LAST, lower(b.label), b.id LIMIT ${MOST_LISTED}`,
    [today(), recordSetId],
  );

/** A book with a page that is open; null where there is none. */
export const openBook = (db: Reads, no: string): Promise<SetBook | null> =>
  db.one<SetBook>(`/* books.open */ ${OPEN_BOOKS} AND b.id = $2`, [today(), no]);

/** What is where in a book, from its start on. */
export const sectionsOf = (db: Reads, no: string): Promise<BookSection[]> =>
  db.rows<BookSection>(
    `/* books.sections */ SELECT from_position AS position, label, from_year AS "fromYear", to_year AS "toYear" FROM book_section WHERE book_id = $1 ORDER BY from_position`,
    [no],
  );

/** Which page is where in a book, by id, for those that are wanted. */
export const positionsOf = async (db: Reads, no: string): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await db.rows<{ id: string; position: number }>(
        '/* books.positions */ SELECT id, position FROM page_image WHERE book_id = $1',
        [no],
      )
    ).map(({ id, position }) => [id, position]),
  );

/**
 * Books of some places and years that no record leads to. A place is the one that the book names, whether one of them
 * goes on with its county or not. A book without years may be of any.
 */
export async function unindexedBooks(
  db: Reads,
  { places, fromYear, toYear }: { places: readonly string[]; fromYear: number | null; toYear: number | null },
): Promise<UnindexedBooks> {
  const wanted = places.slice(0, MOST_PLACES).map((place) => place.toLowerCase().split(',')[0]?.trim() ?? '');
  const rows = await db.rows<UnindexedBooks['books'][number] & { total: number }>(
    `/* books.unindexed */ WITH found AS (${OPEN_BOOKS} AND s.holds = 'pages' AND lower(split_part(b.place, ',', 1)) = ANY($2::text[])
         AND (b.from_year IS NULL OR $4::int IS NULL OR b.from_year <= $4) AND (coalesce(b.to_year, b.from_year) IS NULL OR $3::int IS NULL OR coalesce(b.to_year, b.from_year) >= $3)
         AND NOT EXISTS (SELECT FROM page_image p JOIN record_image i ON i.image_id = p.id WHERE p.book_id = b.id))
     SELECT id, label, "recordSetName", "fromYear", "toYear", count(*) OVER ()::int AS total FROM found ORDER BY "fromYear" NULLS LAST, lower(label), id LIMIT ${MOST_NAMED}`,
    [today(), wanted.filter((place) => place !== ''), fromYear, toYear],
  );
  return { total: rows[0]?.total ?? 0, books: rows.map(({ total: _total, ...book }) => book) };
}
