import type { Database } from '#server/platform/db/database.ts';

import { createDrawnPages } from './facsimile/drawnPages.ts';
import type { PageSource } from './PageImage.ts';
import { createStoredPages } from './storedPages.ts';

const sites = new WeakMap<Database, PageSource>();

/** All page images of a site: imported ones first, then drawings of the sample. The same for the same database. */
export function pagesOf(db: Database): PageSource {
  const known = sites.get(db);
  if (known) return known;
  const sources = [createStoredPages(db), createDrawnPages(db)];
  const first = async <Found>(ask: (source: PageSource) => Promise<Found | null>): Promise<Found | null> => {
    for (const source of sources) {
      const found = await ask(source);
      if (found !== null) return found;
    }
    return null;
  };
  const pages: PageSource = {
    page: (id) => first((source) => source.page(id)),
    book: (id) => first((source) => source.book(id)),
    pageOf: (recordId) => first((source) => source.pageOf(recordId)),
    withPages: async (recordIds) =>
      new Set((await Promise.all(sources.map((source) => source.withPages(recordIds)))).flatMap((ids) => [...ids])),
  };
  sites.set(db, pages);
  return pages;
}
