import { LONGEST_BOOK_LABEL } from '#domain/records/books/bookLimits.ts';
import { pageLabels } from '#domain/records/books/pageLabels.ts';
import { judgeClosures } from '#server/engines/search/records/judgeClosures.ts';
import type { MutationChangePagesArgs } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { dayAfterToday, refusedBook, textOf } from './bookChanges.ts';
import { type HeldBook, holdBook, noteBookAct } from './heldBook.ts';
import { type BookAsker, changePageDates } from './openPages.ts';

interface Page {
  id: string;
  position: number;
  file: string;
}

const byName = new Intl.Collator('en', { numeric: true }).compare;

/** Above every position: pages change theirs in two steps, since no two have the same. */
const ASIDE = 1_000_000;

const pagesOf = (tx: Database, { no }: HeldBook): Promise<Page[]> =>
  tx.rows<Page>(
    '/* pageChanges.pages */ SELECT id, position, source_file AS file FROM page_image WHERE book_id = $1 ORDER BY position',
    [no],
  );

/** Numbers the pages of a book in an order; a section goes with the page that it begins on. */
async function arrange(tx: Database, { no }: HeldBook, pages: readonly Page[]): Promise<void> {
  const moved = new Map(pages.map(({ position }, at) => [position, at + 1]));
  const sections = await tx.rows<{ position: number }>(
    '/* pageChanges.sections */ SELECT from_position AS position FROM book_section WHERE book_id = $1 ORDER BY 1',
    [no],
  );
  const ids = pages.map(({ id }) => id);
  await tx.rows('/* pageChanges.aside */ UPDATE page_image SET position = position + $2 WHERE book_id = $1', [
    no,
    ASIDE,
  ]);
  await tx.rows(
    '/* pageChanges.arrange */ UPDATE page_image p SET position = o.at FROM unnest($2::text[]) WITH ORDINALITY AS o(id, at) WHERE p.book_id = $1 AND p.id = o.id',
    [no, ids],
  );
  await tx.rows(
    '/* pageChanges.asideSections */ UPDATE book_section SET from_position = from_position + $2 WHERE book_id = $1',
    [no, ASIDE],
  );
  await tx.rows(
    '/* pageChanges.moveSections */ UPDATE book_section s SET from_position = o.new FROM unnest($2::int[], $3::int[]) AS o(old, new) WHERE s.book_id = $1 AND s.from_position = o.old + $4',
    [
      no,
      sections.map(({ position }) => position),
      // One that begins behind the last page stays where it is.
      sections.map(({ position }) => moved.get(position) ?? position),
      ASIDE,
    ],
  );
}

/** Puts the pages of a book in the order of the names of their files. */
export async function sortPages(tx: Database, no: string | null, staffId: number): Promise<string> {
  const held = await holdBook(tx, no);
  const pages = await pagesOf(tx, held);
  await arrange(
    tx,
    held,
    pages.sort((one, other) => byName(one.file, other.file)),
  );
  await noteBookAct(tx, { staffId, book: `b-${held.no}`, change: 'sorted' });
  return held.no;
}

/** The pages from one position to another moved before the one at a third. @throws GraphQLError where that is among them */
function moved(pages: readonly Page[], from: number, to: number, before: number): Page[] {
  if (!Number.isInteger(before) || (before >= from && before <= to + 1))
    throw refusedBook('Choose a page outside of those that are moved.', 'BOOK_NO_SUCH_PAGES');
  const isMoved = ({ position }: Page) => position >= from && position <= to;
  const rest = pages.filter((page) => !isMoved(page));
  const at = rest.findIndex(({ position }) => position >= before);
  return rest.toSpliced(at === -1 ? rest.length : at, 0, ...pages.filter(isMoved));
}

/** Changes the pages of a book from one position to another. @throws GraphQLError with what is wrong */
export async function changePages(
  tx: Database,
  no: string | null,
  asker: BookAsker,
  { from, to, change, value }: Omit<MutationChangePagesArgs, 'id'>,
): Promise<string> {
  const held = await holdBook(tx, no);
  const pages = await pagesOf(tx, held);
  const chosen = pages.filter(({ position }) => position >= from && position <= to);
  if (from > to || chosen.length === 0)
    throw refusedBook('No page of this book has these numbers.', 'BOOK_NO_SUCH_PAGES');
  const ids = chosen.map(({ id }) => id);
  if (change === 'LABEL') {
    const first = textOf(value, LONGEST_BOOK_LABEL - 10, 'The name of a page');
    if (first === null) throw refusedBook('Say what the first page is called.');
    await tx.rows(
      '/* pageChanges.label */ UPDATE page_image p SET label = o.label FROM unnest($1::text[], $2::text[]) AS o(id, label) WHERE p.id = o.id',
      [ids, pageLabels(first, ids.length)],
    );
  } else if (change === 'MOVE') await arrange(tx, held, moved(pages, from, to, Number(value)));
  else if (change === 'CLOSE') {
    await changePageDates(tx, asker, { held, range: { from, to }, until: dayAfterToday(value) });
    await judgeClosures(tx, held.setId);
  } else
    await tx.rows(
      '/* pageChanges.remove */ UPDATE page_image SET removed_at = CASE WHEN $2 THEN coalesce(removed_at, now()) END WHERE id = ANY($1::text[])',
      [ids, change === 'REMOVE'],
    );
  await noteBookAct(tx, {
    staffId: asker.staffId,
    book: `b-${held.no}`,
    change: `${change.toLowerCase()} ${from}–${to}`,
  });
  return held.no;
}
