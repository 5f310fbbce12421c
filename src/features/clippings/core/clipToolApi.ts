import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { clippingsApi } from './clippingTags.ts';
import { ClipRoomDocument, MakeClippingDocument, TextOfRegionsDocument } from './clipTool.generated.ts';

/** How many clippings a member has, and the collections that one can go into. */
export type ClipRoom = ResultOf<typeof ClipRoomDocument>;

const clipToolApi = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    clipRoom: query(ClipRoomDocument, { providesTags: ['Clippings', 'Collections'] }),
    textOfRegions: query(TextOfRegionsDocument, 'textOfRegions', { keepUnusedDataFor: 30 }),
    makeClipping: mutation(MakeClippingDocument, 'makeClipping', { invalidatesTags: ['Clippings', 'Collections'] }),
  })),
});

export const { useClipRoomQuery, useTextOfRegionsQuery, useMakeClippingMutation } = clipToolApi;
