import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import type { SearchInput } from './recordSearchApi.ts';
import { PlaceNotesDocument } from './recordSearch.generated.ts';

export type PlaceNote = ResultOf<typeof PlaceNotesDocument>['placeNotes'][number];

const placeNotesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeNotes: build.query<PlaceNote[], SearchInput>({
      query: (input) => ask(PlaceNotesDocument)({ input }),
      transformResponse: (data: ResultOf<typeof PlaceNotesDocument>) => data.placeNotes,
    }),
  }),
});

export const { usePlaceNotesQuery } = placeNotesApi;
