import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { PlaceNamedDocument } from './placeMap.generated.ts';

const placeMapApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeNamed: build.query<ResultOf<typeof PlaceNamedDocument>['placeNamed'], VariablesOf<typeof PlaceNamedDocument>>({
      query: ask(PlaceNamedDocument),
      transformResponse: (data: ResultOf<typeof PlaceNamedDocument>) => data.placeNamed,
    }),
  }),
});

export const { usePlaceNamedQuery } = placeMapApi;
