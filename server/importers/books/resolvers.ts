import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import { LONGEST_CONSTANT, LONGEST_SET_TEXT, LONGEST_TITLE } from '#domain/records/sheets/sheetLimits.ts';
import type { SheetKindId } from '#domain/records/sheets/sheetRecipe.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { setNamed } from '#server/engines/search/records/setNames.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { BookSet, BookSetInput, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  bookNumber,
  bookSets,
  deskBook,
  holdBook,
  noteBookAct,
  openManifest,
  refusedBook,
  requireBookStaff,
  textOf,
} from '#server/modules/records/books/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { LeaseLost } from '#server/platform/jobs/withLease.ts';

import { recordSetIdOf } from '../importedSet.ts';
import { askedManifest } from '../manifests/askedManifest.ts';
import { putSetBack, withdrawSet } from '../recordSetChanges.ts';
import { SetBusy } from '../setLock.ts';

/** Does what the importer may refuse. @throws GraphQLError in its words */
async function inWords<Result>(
  work: () => Promise<Result> | Result,
  code?: Parameters<typeof refusedBook>[1],
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SetBusy || error instanceof LeaseLost)
      throw refusedBook('Records are being brought into this set just now. Try again in some minutes.', 'BOOK_BUSY');
    throw error instanceof UserError ? refusedBook(error.message, code) : error;
  }
}

/** What a set of pages is, by the columns of its row. @throws GraphQLError with what is wrong */
function columnsOf({ kind, description, access, repository, archiveSeries, attribution }: BookSetInput): unknown[] {
  const words = textOf(description, LONGEST_SET_TEXT, 'A description');
  if (words === null) throw refusedBook('Say in a sentence what these registers are.');
  if (kind === 'KEPT') throw refusedBook('There are no registers of this kind.');
  const { category, subcategory, sourceCountry } = sheetKind(kind.toLowerCase() as SheetKindId).recordSet;
  return [
    words,
    access.toLowerCase(),
    textOf(repository, LONGEST_CONSTANT, 'The name of who keeps them'),
    textOf(archiveSeries, LONGEST_CONSTANT, 'A series'),
    textOf(attribution, LONGEST_CONSTANT, 'A credit'),
    category,
    subcategory,
    sourceCountry,
  ];
}

const titleTaken = (title: string) =>
  refusedBook(`“${title}” has this title already. Choose another one.`, 'BOOK_TITLE_TAKEN');

const noteSetAct = (tx: Pick<Database, 'rows'>, staffId: number, set: string, change: string, reason = '') =>
  recordStaffAct(tx, { staffId, duty: 'records', what: 'book-set-changed', after: { set, change }, reason });

async function setOf(db: Database, id: string): Promise<BookSet> {
  const [set] = await bookSets(db, id);
  if (!set) throw nothingHere();
  return set;
}

/** The sheet that alone brings records to a set; null where there is none. */
const sheetOf = (db: Pick<Database, 'one'>, id: string): Promise<{ title: string } | null> =>
  db.one<{ title: string }>('/* bookSets.sheet */ SELECT title FROM sheet WHERE set_key = $1', [id]);

/** Brings a set of pages to readers that never were there: generation 0, below the first that an import makes. */
async function publishPages(tx: Database, { id, books }: BookSet): Promise<void> {
  if (!books.some(({ pageCount, isRemoved }) => pageCount > 0 && !isRemoved))
    throw refusedBook('There is no page in this set yet: bring the pages of a book first.', 'BOOK_WITHOUT_PAGES');
  await tx.rows(
    `/* bookSets.publish */ UPDATE record_set SET live_generation = 0, published_at = now(), revision = revision + 1 WHERE id = $1 AND live_generation IS NULL AND withdrawn_at IS NULL`,
    [id],
  );
}

/** What of books needs the importer: the sets that they are in, and pages from other sites. */
export const bookImportResolvers: Resolvers = {
  Query: {
    bookHosts: (_root, _arguments, context) => {
      requireBookStaff(context);
      return [...context.manifestHosts()];
    },
  },
  Mutation: {
    async makeBookSet(_root, { title: asked, to }, context) {
      const staffId = requireBookStaff(context);
      const title = textOf(asked.replace(/\s+/gu, ' '), LONGEST_TITLE, 'A title');
      if (title === null) throw refusedBook('Say what these registers are called.', 'BOOK_TITLE_EMPTY');
      const id = await inWords(() => recordSetIdOf(title), 'BOOK_TITLE_EMPTY');
      const columns = columnsOf(to);
      await context.db.transaction(async (tx) => {
        const other = await setNamed(tx, id);
        const sheet = await sheetOf(tx, id);
        if (other || sheet) throw titleTaken(other?.name ?? sheet?.title ?? title);
        const made = await tx.one(
          `/* bookSets.make */ INSERT INTO record_set (id, name, type, holds, description, access, repository, archive_series, attribution, category, subcategory, source_country)
           VALUES ($1, $2, 'IMAGE', 'pages', $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING RETURNING id`,
          [id, title, ...columns],
        );
        // The same press, twice at once.
        if (!made) throw titleTaken(title);
        await noteSetAct(tx, staffId, id, 'made');
      });
      return setOf(context.db, id);
    },
    async changeBookSet(_root, { id, to }, context) {
      const staffId = requireBookStaff(context);
      const columns = columnsOf(to);
      const { hasRecords } = await setOf(context.db, id);
      if (hasRecords)
        throw refusedBook(
          'Records came to this set by a sheet or an import, which says what it is. Change it there.',
          'BOOK_HAS_RECORDS',
        );
      await context.db.transaction(async (tx) => {
        await tx.rows(
          `/* bookSets.change */ UPDATE record_set SET description = $2, access = $3, repository = $4, archive_series = $5, attribution = $6, category = $7, subcategory = $8, source_country = $9,
             revision = revision + 1 WHERE id = $1 AND holds = 'pages'`,
          [id, ...columns],
        );
        await noteSetAct(tx, staffId, id, 'described');
      });
      return setOf(context.db, id);
    },
    async publishBookSet(_root, { id }, context) {
      const staffId = requireBookStaff(context);
      const set = await setOf(context.db, id);
      if (set.state === 'WITHDRAWN') await inWords(() => putSetBack(context.db, id));
      await context.db.transaction(async (tx) => {
        if (set.state === 'UNPUBLISHED') await publishPages(tx, set);
        await noteSetAct(tx, staffId, id, 'published');
      });
      return setOf(context.db, id);
    },
    async withdrawBookSet(_root, { id, why }, context) {
      const staffId = requireBookStaff(context);
      const { hasRecords } = await setOf(context.db, id);
      const reason = textOf(why, LONGEST_STAFF_REASON, 'A reason');
      if (reason === null) throw refusedBook('Say why, for readers.');
      // Two people decide there, where another has the duty.
      if (hasRecords && (await sheetOf(context.db, id)))
        throw refusedBook(
          'A sheet brought records to this set. Withdraw the sheet: its pages go with it.',
          'BOOK_OF_SHEET',
        );
      await inWords(() =>
        withdrawSet(context.db, id, reason, (tx) => noteSetAct(tx, staffId, id, 'withdrawn', reason)),
      );
      return setOf(context.db, id);
    },
    async bringManifest(_root, { id, address }, context) {
      const staffId = requireBookStaff(context);
      const asked = askedManifest(address, context.manifestHosts());
      if ('wrong' in asked) throw refusedBook(asked.sentence, asked.wrong === 'address' ? 'BOOK_ADDRESS' : 'BOOK_HOST');
      const no = await context.db.transaction(async (tx) => {
        const held = await holdBook(tx, bookNumber(id));
        await openManifest(tx, { no: held.no, staffId, name: asked.href });
        await noteBookAct(tx, { staffId, book: id, change: 'manifest' });
        return held.no;
      });
      const book = await deskBook(context.db, no);
      if (!book) throw nothingHere();
      return book;
    },
  },
};
