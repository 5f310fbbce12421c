import { setName } from '#domain/records/core/setName.ts';
import { mayReadImage } from '#server/engines/images/mayReadImage.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { bookNumber, booksOfSet, openBook, positionsOf, sectionsOf, unindexedBooks } from './bookStore.ts';

/** Books of page images, for readers. Whose they are everyone may know; pages are for who may read their set. */
export const bookResolvers: Resolvers = {
  Query: {
    openedBook: async (_root, { id }, { db, viewer, site }) => {
      const no = bookNumber(id);
      const [book, stored] = no === null ? [null, null] : await Promise.all([openBook(db, no), pagesOf(db).book(id)]);
      if (no === null || !book || stored?.owner.kind !== 'set') return null;
      const { owner } = stored;
      const isReadable = await mayReadImage(db, viewer, { owner, lines: [] });
      const positions = await positionsOf(db, no);
      return {
        book,
        recordSet: setName(owner.recordSet),
        attribution: owner.recordSet.attribution,
        isReadable,
        sections: await sectionsOf(db, no),
        pages: isReadable
          ? stored.pages.map((page) => ({ id: page.id, label: page.label, position: positions.get(page.id) ?? 0 }))
          : [],
        manifest: `${site.publicUrl}/iiif/manifests/${id}`,
      };
    },
    unindexedBooks: (_root, { places, fromYear = null, toYear = null }, { db }) =>
      unindexedBooks(db, { places, fromYear, toYear }),
  },
  RecordSet: { books: ({ id = '' }, _arguments, { db }) => booksOfSet(db, id) },
};
