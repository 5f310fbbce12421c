import DataLoader from 'dataloader';

import { isFamilySearchRecord } from '#domain/records/core/familySearchId.ts';
import { mayOpenSet } from '#domain/records/core/recordAccess.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { setName } from '#domain/records/core/setName.ts';
import { mayReadImage } from '#server/engines/images/mayReadImage.ts';
import { pagesOf } from '#server/engines/images/pagesOf.ts';
import { hasLostPicture } from '#server/engines/images/pictureFiles.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { withdrawalOfRecord } from '#server/engines/search/records/withdrawals.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { pageFor } from './pageFor.ts';

/** Lookups of one request join: a list of results asks once. */
const createImageLookup = ({ db }: RequestContext) =>
  new DataLoader<string, boolean>(async (ids) => {
    const found = await pagesOf(db).withPages(ids);
    return ids.map((id) => found.has(id));
  });

/** Images of pages: the probe before the tiles. What is refused here is refused below /iiif as well. */
export const imageResolvers: Resolvers = {
  Query: {
    recordImage: async (_root, { recordId }, context) => {
      const { db, viewer } = context;
      const record = await context.perRequest(createRecordStore).byId(recordId);
      const set = record && (await context.perRequest(createRecordSetStore).described()).get(record.recordSetId);
      if (!record || !set)
        return { standing: 'MISSING', name: null, page: null, withdrawal: await withdrawalOfRecord(db, recordId) };
      if (record.isClosed) return { standing: 'CLOSED', name: null, page: null };
      const name = recordName(record.fields);
      const pageId = await pagesOf(db).pageOf(record.id);
      if (pageId === null) return { standing: 'NONE', name, page: null };
      if (!mayOpenSet(set, viewer, 'images', record.id))
        return {
          standing: 'REFUSED',
          name,
          page: null,
          openTo: setName(set),
        };
      const page = await pageFor(context, pageId);
      return { standing: page ? 'FOUND' : 'NONE', name, page };
    },

    pageImage: (_root, { id }, context) => pageFor(context, id),

    imageBook: async (_root, { id }, { db, viewer, site }) => {
      const book = await pagesOf(db).book(id);
      // The pages of a newspaper are leafed through by their issue.
      if (book?.owner.kind !== 'set' || !(await mayReadImage(db, viewer, { owner: book.owner, lines: [] })))
        return null;
      const {
        label,
        owner: { recordSet },
        pages,
      } = book;
      return {
        id,
        label,
        recordSet: setName(recordSet),
        attribution: recordSet.attribution,
        manifest: `${site.publicUrl}/iiif/manifests/${id}`,
        pages: pages.map((page) => ({ id: page.id, label: page.label })),
      };
    },
  },

  PageImage: { isImageLost: ({ id = '' }, _arguments, context) => hasLostPicture(context, id) },
  HistoricalRecord: { hasImage: ({ id }, _arguments, context) => context.perRequest(createImageLookup).load(id ?? '') },
  // Stock pictures of family-search records are open to everyone; what is kept of a page is for readers of the whole
  // record.
  SearchHit: {
    hasThumbnail: async ({ id = '', isReadable }, _arguments, context) =>
      isFamilySearchRecord(id) || (isReadable === true && (await context.perRequest(createImageLookup).load(id))),
  },
};
