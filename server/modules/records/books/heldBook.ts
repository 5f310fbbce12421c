import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** A book that no one else changes until the transaction ends. */
export interface HeldBook {
  no: string;
  setId: string;
  label: string;
  closedUntil: string | null;
  setName: string;
  /** Readers have its set, or had it. */
  isWithReaders: boolean;
}

/** Holds a book of a set of pages. @throws GraphQLError NOT_FOUND where there is none */
export async function holdBook(tx: Pick<Database, 'one'>, no: string | null): Promise<HeldBook> {
  const book =
    no === null
      ? null
      : await tx.one<HeldBook>(
          `/* bookChanges.hold */ SELECT b.id::text AS no, b.record_set_id AS "setId", b.label, b.closed_until::text AS "closedUntil", s.name AS "setName",
             coalesce(s.live_generation, s.withdrawn_generation) IS NOT NULL AS "isWithReaders" FROM image_book b JOIN record_set s ON s.id = b.record_set_id
           WHERE b.id = $1 AND s.holds = 'pages' FOR UPDATE OF b`,
          [no],
        );
  if (!book) throw nothingHere();
  return book;
}

/** Writes a change of a book down as an act of staff. */
export const noteBookAct = (
  tx: Pick<Database, 'rows'>,
  { staffId, book, change }: { staffId: number; book: string; change: string },
): Promise<void> => recordStaffAct(tx, { staffId, duty: 'records', what: 'book-changed', after: { book, change } });
