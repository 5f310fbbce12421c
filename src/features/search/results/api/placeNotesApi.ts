import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { PlaceNotesDocument } from './recordSearch.generated.ts';
import type { SearchInput } from './recordSearchApi.ts';

export type PlaceNote = ResultOf<typeof PlaceNotesDocument>['placeNotes'][number];

const placeNotesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    placeNotes: query(PlaceNotesDocument, 'placeNotes', { variables: (input: SearchInput) => ({ input }) }),
  })),
});

export const { usePlaceNotesQuery } = placeNotesApi;
