import { bookFileProblem } from '#domain/records/books/bookFileProblem.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { DeskBook, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { addBook, changeBook, refusedBook, setBookAside } from './bookChanges.ts';
import { openBookFile } from './bookFiles.ts';
import { bookNumber } from './bookStore.ts';
import { bookSets, deskBook } from './deskStore.ts';
import { holdBook } from './heldBook.ts';
import { BOOK_OPENING, type BookAsker } from './openPages.ts';
import { changePages, sortPages } from './pageChanges.ts';
import { requireBookStaff } from './requireBookStaff.ts';
import { BOOK_UPLOAD_PATH } from './uploadRoutes.ts';

/** Changes a book in one transaction, and answers what it is by then. */
async function changed(
  context: RequestContext,
  change: (tx: Database, staffId: number) => Promise<string>,
): Promise<DeskBook> {
  const staffId = requireBookStaff(context);
  // Records on the pages of a large book open and close with it.
  const no = await outsideRequests(() => context.db.transaction((tx) => change(tx, staffId)));
  const book = await deskBook(context.db, no);
  if (!book) throw nothingHere();
  return book;
}

/** Who changes a book, with what opens it. */
function askerOf({ staffRequestKinds }: RequestContext, staffId: number): BookAsker {
  const opening = staffRequestKinds.find(({ name }) => name === BOOK_OPENING);
  if (!opening) throw nothingHere();
  return { staffId, opening };
}

/** Books of page images and their pages, for staff; what needs the importer is in server/importers/books. */
export const bookDeskResolvers: Resolvers = {
  Query: {
    bookSets: (_root, _arguments, context) => {
      requireBookStaff(context);
      return bookSets(context.db);
    },
    bookSet: async (_root, { id }, context) => {
      requireBookStaff(context);
      return (await bookSets(context.db, id))[0] ?? null;
    },
    deskBook: (_root, { id }, context) => {
      requireBookStaff(context);
      const no = bookNumber(id);
      return no === null ? null : deskBook(context.db, no);
    },
  },
  Mutation: {
    addBook: (_root, { setId, to }, context) => changed(context, (tx, staffId) => addBook(tx, setId, staffId, to)),
    changeBook: (_root, { id, ...change }, context) =>
      changed(context, (tx, staffId) => changeBook(tx, bookNumber(id), askerOf(context, staffId), change)),
    removeBook: (_root, { id }, context) =>
      changed(context, (tx, staffId) => setBookAside(tx, bookNumber(id), staffId, true)),
    restoreBook: (_root, { id }, context) =>
      changed(context, (tx, staffId) => setBookAside(tx, bookNumber(id), staffId, false)),
    changePages: (_root, { id, ...change }, context) =>
      changed(context, (tx, staffId) => changePages(tx, bookNumber(id), askerOf(context, staffId), change)),
    sortPages: (_root, { id }, context) => changed(context, (tx, staffId) => sortPages(tx, bookNumber(id), staffId)),
    async openBookUpload(_root, { id, fileName, fileSize }, context) {
      const staffId = requireBookStaff(context);
      const name = plainText(fileName).trim();
      const problem = bookFileProblem({ name, size: fileSize });
      if (problem !== null) throw refusedBook(problem);
      const { no } = await holdBook(context.db, bookNumber(id));
      const ticket = await openBookFile(context.db, { no, staffId, name, bytes: Math.floor(fileSize) });
      return { address: `${BOOK_UPLOAD_PATH}/${await bindToSession(context, ticket)}` };
    },
  },
};
