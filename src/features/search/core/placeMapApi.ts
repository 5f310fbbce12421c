import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { PlaceNamedDocument } from './placeMap.generated.ts';

const placeMapApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    placeNamed: query(PlaceNamedDocument, 'placeNamed'),
  })),
});

export const { usePlaceNamedQuery } = placeMapApi;
