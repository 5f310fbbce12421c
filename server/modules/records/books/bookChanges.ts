import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { BOOK_YEARS, LONGEST_BOOK_LABEL, LONGEST_BOOK_NOTE, MOST_SECTIONS } from '#domain/records/books/bookLimits.ts';
import { closingDay } from '#domain/records/core/closedUntil.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { judgeClosures } from '#server/engines/search/records/judgeClosures.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { BookInput, MutationChangeBookArgs } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isTakenKey } from '#server/platform/db/isTakenKey.ts';

import { BOOK_REVISION } from './bookStore.ts';
import { holdBook, noteBookAct } from './heldBook.ts';
import { type BookAsker, changeBookDate } from './openPages.ts';

/** What pages tell apart, since a person can mend it; the rest no page asks for. */
type RefusalCode =
  | 'BOOK_TITLE_TAKEN'
  | 'BOOK_TITLE_EMPTY'
  | 'BOOK_NAME_TAKEN'
  | 'BOOK_YEARS'
  | 'BOOK_DAY'
  | 'BOOK_SECTIONS'
  | 'BOOK_NO_SUCH_PAGES'
  | 'BOOK_WITHOUT_PAGES'
  | 'BOOK_HAS_RECORDS'
  | 'BOOK_OF_SHEET'
  | 'BOOK_BUSY'
  | 'BOOK_ADDRESS'
  | 'BOOK_HOST'
  | 'BOOK_REFUSED';

/** A refusal, with its message for the person who asked. Pages have words of their own for each code. */
export const refusedBook = (sentence: string, code: RefusalCode = 'BOOK_REFUSED') => refusal(code, sentence);

/** A text of staff, or null for none. @throws GraphQLError where it is too long */
export function textOf(given: string | null | undefined, most: number, what: string): string | null {
  const text = plainText(given ?? '').trim();
  if (text.length > most) throw refusedBook(`${what} has ${most} characters at most.`);
  return text === '' ? null : text;
}

/** The day that staff give, or null for none. @throws GraphQLError for one that is not after today */
export function dayAfterToday(given: string | null | undefined): string | null {
  if (given == null || given === '') return null;
  const day = closingDay(given, dayOf(new Date()));
  if (day === null) throw refusedBook('Choose a day after today.', 'BOOK_DAY');
  return day;
}

interface Years {
  fromYear?: number | null;
  toYear?: number | null;
}

/** The years of a book or section. @throws GraphQLError for those that are none */
function yearsOf({ fromYear = null, toYear = null }: Years): [number | null, number | null] {
  for (const year of [fromYear, toYear])
    if (year !== null && (year < BOOK_YEARS.first || year > BOOK_YEARS.last))
      throw refusedBook(`A year is from ${BOOK_YEARS.first} to ${BOOK_YEARS.last}.`, 'BOOK_YEARS');
  // One year alone is the first and the last.
  if (fromYear === null || toYear === null) return [fromYear ?? toYear, toYear ?? fromYear];
  if (fromYear > toYear) throw refusedBook('The first year is later than the last.', 'BOOK_YEARS');
  return [fromYear, toYear];
}

/** What a book is, as staff say it: by the columns of its row, and its sections. @throws GraphQLError with what is wrong */
function readBook({ label, place, note, closedUntil, sections, ...years }: BookInput) {
  const name = textOf(label, LONGEST_BOOK_LABEL, 'The name of a book');
  if (name === null) throw refusedBook('Say what this book is called.');
  if (sections.length > MOST_SECTIONS) throw refusedBook(`A book has ${MOST_SECTIONS} sections at most.`);
  const positions = new Set(sections.map(({ position }) => position));
  if (positions.size < sections.length) throw refusedBook('Two sections start on one page.', 'BOOK_SECTIONS');
  return {
    columns: [
      name,
      textOf(place, LONGEST_BOOK_LABEL, 'A place'),
      ...yearsOf(years),
      textOf(note, LONGEST_BOOK_NOTE, 'A note'),
    ],
    until: dayAfterToday(closedUntil),
    sections: sections.map((section) => {
      const words = textOf(section.label, LONGEST_BOOK_LABEL, 'The name of a section');
      if (words === null || section.position < 1)
        throw refusedBook('Each section has a name and the page it starts on.', 'BOOK_SECTIONS');
      return { position: section.position, label: words, years: yearsOf(section) };
    }),
  };
}

async function keepSections(
  tx: Database,
  no: string,
  sections: ReturnType<typeof readBook>['sections'],
): Promise<void> {
  await tx.rows('/* bookChanges.emptySections */ DELETE FROM book_section WHERE book_id = $1', [no]);
  for (const { position, label, years } of sections)
    await tx.rows(
      '/* bookChanges.addSection */ INSERT INTO book_section (book_id, from_position, label, from_year, to_year) VALUES ($1, $2, $3, $4, $5)',
      [no, position, label, ...years],
    );
}

/** Keeps the row of a book. @throws GraphQLError where another book of the set has its name, or gets it just now */
async function keepRow<Row>(write: Promise<Row>): Promise<Row> {
  try {
    return await write;
  } catch (error) {
    throw isTakenKey(error, 'image_book_record_set_id_label_key')
      ? refusedBook('There is a book of this name in the set already.', 'BOOK_NAME_TAKEN')
      : error;
  }
}

/** Adds a book to a set of pages. @returns its number */
export async function addBook(tx: Database, setId: string, staffId: number, input: BookInput): Promise<string> {
  const set = await tx.one(`/* bookChanges.set */ SELECT FROM record_set WHERE id = $1 AND holds = 'pages'`, [setId]);
  if (!set) throw nothingHere();
  const { columns, until, sections } = readBook(input);
  const made = await keepRow(
    tx.one<{ no: string }>(
      '/* bookChanges.add */ INSERT INTO image_book (record_set_id, label, place, from_year, to_year, note, closed_until) VALUES ($1, $2, $3, $4, $5, $6, $7::date) RETURNING id::text AS no',
      [setId, ...columns, until],
    ),
  );
  if (!made) throw new Error('A book was not kept.');
  await keepSections(tx, made.no, sections);
  await noteBookAct(tx, { staffId, book: `b-${made.no}`, change: 'made' });
  return made.no;
}

/**
 * Changes what a book is; records on its pages open and close with its date. One that opens it
 * waits for a second person where there is one, and the rest does not.
 *
 * @throws GraphQLError CONFLICT where the book is another one than who asks has seen
 */
export async function changeBook(
  tx: Database,
  no: string | null,
  asker: BookAsker,
  { was, to }: Omit<MutationChangeBookArgs, 'id'>,
): Promise<string> {
  const held = await holdBook(tx, no);
  const { columns, until, sections } = readBook(to);
  const seen = await tx.one(
    `/* bookChanges.seen */ SELECT FROM image_book b WHERE b.id = $1 AND ${BOOK_REVISION} = $2`,
    [held.no, was],
  );
  if (!seen) throw refusal('CONFLICT', 'This book was changed meanwhile. Look at what it says now.');
  await keepRow(
    tx.rows(
      '/* bookChanges.change */ UPDATE image_book SET label = $2, place = $3, from_year = $4, to_year = $5, note = $6 WHERE id = $1',
      [held.no, ...columns],
    ),
  );
  await keepSections(tx, held.no, sections);
  await changeBookDate(tx, asker, held, until);
  await judgeClosures(tx, held.setId);
  await noteBookAct(tx, { staffId: asker.staffId, book: `b-${held.no}`, change: 'described' });
  return held.no;
}

/** Puts a book aside, or back. */
export async function setBookAside(
  tx: Database,
  no: string | null,
  staffId: number,
  isAside: boolean,
): Promise<string> {
  const held = await holdBook(tx, no);
  await tx.rows(
    '/* bookChanges.aside */ UPDATE image_book SET removed_at = CASE WHEN $2 THEN coalesce(removed_at, now()) END WHERE id = $1',
    [held.no, isAside],
  );
  await noteBookAct(tx, { staffId, book: `b-${held.no}`, change: isAside ? 'removed' : 'restored' });
  return held.no;
}
