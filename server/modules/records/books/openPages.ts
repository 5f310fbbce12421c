import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { whyTwo } from '#domain/records/sheets/whyTwo.ts';
import type { SmallJson } from '#domain/staff/duties/smallJson.ts';
import { judgeClosures } from '#server/engines/search/records/judgeClosures.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { askForTwo, HOURS_FOR_RECORDS } from '#server/modules/records/sheets/index.ts';
import type { StaffRequestKind } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { bookNumber } from './bookStore.ts';
import { type HeldBook, holdBook, noteBookAct } from './heldBook.ts';

/** What a request for it is known by. */
export const BOOK_OPENING = 'book-opening';

/** Who changes a book, and the kind of request by which a second person opens it. */
export interface BookAsker {
  staffId: number;
  opening: StaffRequestKind;
}

/** The pages of a book from one position to another; null for the book itself, which has a date of its own. */
export type PageRange = { from: number; to: number } | null;

const IN_RANGE = 'book_id = $1 AND position BETWEEN $2 AND $3';

/** Whether a date that keeps pages from readers is taken away, or brought forward. “infinity” comes after every day. */
const opens = (was: string | null, until: string | null): boolean =>
  was !== null && was > dayOf(new Date()) && (until === null || until < was);

/** What says that the dates of a book, or of its pages, are still those that someone saw. */
async function datesOf(tx: Database, { no, closedUntil }: HeldBook, range: PageRange): Promise<string> {
  if (range === null) return closedUntil ?? '';
  const pages = await tx.one<{ dates: string | null }>(
    `/* openPages.dates */ SELECT md5(string_agg(concat_ws(' ', id, closed_until), ',' ORDER BY position)) AS dates FROM page_image WHERE ${IN_RANGE}`,
    [no, range.from, range.to],
  );
  return pages?.dates ?? '';
}

/** Gives a book, or pages of it, a closing date or none. */
async function keepDate(tx: Database, { no }: HeldBook, range: PageRange, until: string | null): Promise<void> {
  if (range === null)
    await tx.rows('/* openPages.keepBook */ UPDATE image_book SET closed_until = $2::date WHERE id = $1', [no, until]);
  else
    await tx.rows(`/* openPages.keepPages */ UPDATE page_image SET closed_until = $4::date WHERE ${IN_RANGE}`, [
      no,
      range.from,
      range.to,
      until,
    ]);
}

/** Asks a second person to open what readers would have now or sooner. @returns whether it waits for them */
const asksToOpen = async (
  tx: Database,
  { staffId, opening }: BookAsker,
  { held, range, until }: { held: HeldBook; range: PageRange; until: string | null },
): Promise<boolean> => {
  const what = range === null ? 'the book' : `pages ${range.from}–${range.to} of`;
  return askForTwo(tx, {
    kind: opening,
    staffId,
    isSteward: false,
    because: held.isWithReaders ? whyTwo({ act: 'open' }) : null,
    reason: '',
    payload: {
      book: `b-${held.no}`,
      name: `${what} “${held.label}”, ${held.setName}`,
      // What is asked later about the same pages takes its place.
      opens: range === null ? `b-${held.no}` : `b-${held.no} ${range.from}–${range.to}`,
      from: range?.from ?? null,
      to: range?.to ?? null,
      was: await datesOf(tx, held, range),
      until: until ?? '',
    },
    about: 'opens',
  });
};

/** Changes the date of a book; one that opens it waits for a second person where there is one. */
export async function changeBookDate(
  tx: Database,
  asker: BookAsker,
  held: HeldBook,
  until: string | null,
): Promise<void> {
  if (opens(held.closedUntil, until) && (await asksToOpen(tx, asker, { held, range: null, until }))) return;
  await keepDate(tx, held, null, until);
}

/**
 * Changes the dates of pages of a book: those that are closed longer have theirs at once, those that open wait for a
 * second person where there is one.
 */
export async function changePageDates(
  tx: Database,
  asker: BookAsker,
  { held, range, until }: { held: HeldBook; range: NonNullable<PageRange>; until: string | null },
): Promise<void> {
  const { from, to } = range;
  const dates = await tx.rows<{ until: string }>(
    `/* openPages.closed */ SELECT DISTINCT closed_until::text AS until FROM page_image WHERE ${IN_RANGE} AND closed_until IS NOT NULL`,
    [held.no, from, to],
  );
  if (dates.some(({ until: was }) => opens(was, until))) {
    if (until !== null)
      await tx.rows(
        `/* openPages.longer */ UPDATE page_image SET closed_until = $4::date WHERE ${IN_RANGE} AND (closed_until IS NULL OR closed_until < $4::date)`,
        [held.no, from, to, until],
      );
    if (await asksToOpen(tx, asker, { held, range, until })) return;
  }
  await keepDate(tx, held, range, until);
}

const CHANGED = 'This was changed since. Refuse this, so that it is asked again.';

/** What was asked to be opened, where it is as it was by then; null where it is not, or is gone. */
async function stillAsked(tx: Database, { book, from, to, was }: SmallJson) {
  const held = await holdBook(tx, bookNumber(String(book)));
  const range = typeof from === 'number' && typeof to === 'number' ? { from, to } : null;
  return (await datesOf(tx, held, range)) === was ? { held, range } : null;
}

/**
 * A closing date of a book or of its pages taken away or brought forward, as a second person allows it. Done beyond the
 * approval, since it may take long; again does nothing, since the dates are others by then.
 */
export const bookOpening = (db: Database): StaffRequestKind => ({
  name: BOOK_OPENING,
  duty: 'records',
  mayBeAboutOneself: false,
  hours: HOURS_FOR_RECORDS,
  needsWhy: true,
  describe: ({ name, until = '' }) =>
    until === ''
      ? `Take away the closing date of ${String(name)}`
      : `Open ${String(name)} earlier, on ${String(until)}`,
  async run(tx, { payload }) {
    if (!(await stillAsked(tx, payload))) throw refusal('CONFLICT', CHANGED);
  },
  finish: ({ payload, askedBy }) =>
    outsideRequests(() =>
      db.transaction(async (tx) => {
        const asked = await stillAsked(tx, payload);
        if (!asked || askedBy === null) return;
        const until = String(payload.until);
        // The day may have come meanwhile.
        await keepDate(tx, asked.held, asked.range, until > dayOf(new Date()) ? until : null);
        await judgeClosures(tx, asked.held.setId);
        await noteBookAct(tx, { staffId: askedBy, book: `b-${asked.held.no}`, change: 'opened' });
      }),
    ),
});
