import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { clippingsApi } from './clippingTags.ts';
import { ClipRoomDocument, MakeClippingDocument, TextOfRegionsDocument } from './clipTool.generated.ts';

/** How many clippings a member has, and the collections that one can go into. */
export type ClipRoom = ResultOf<typeof ClipRoomDocument>;

const clipToolApi = clippingsApi.injectEndpoints({
  endpoints: (build) => ({
    clipRoom: build.query<ClipRoom, void>({
      query: () => ask(ClipRoomDocument)({}),
      providesTags: ['Clippings', 'Collections'],
    }),
    textOfRegions: build.query<string, VariablesOf<typeof TextOfRegionsDocument>>({
      query: ask(TextOfRegionsDocument),
      transformResponse: (data: ResultOf<typeof TextOfRegionsDocument>) => data.textOfRegions,
      keepUnusedDataFor: 30,
    }),
    makeClipping: build.mutation<
      ResultOf<typeof MakeClippingDocument>['makeClipping'],
      VariablesOf<typeof MakeClippingDocument>
    >({
      query: ask(MakeClippingDocument),
      transformResponse: (data: ResultOf<typeof MakeClippingDocument>) => data.makeClipping,
      invalidatesTags: ['Clippings', 'Collections'],
    }),
  }),
});

export const { useClipRoomQuery, useTextOfRegionsQuery, useMakeClippingMutation } = clipToolApi;
