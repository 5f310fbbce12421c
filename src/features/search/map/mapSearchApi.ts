import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { MapPlaceRecordsDocument, MapPlacesDocument } from './mapSearch.generated.ts';

export type MapPlaces = ResultOf<typeof MapPlacesDocument>['recordsByPlace'];
export type MapPlace = MapPlaces['places'][number];
export type PlaceHit = ResultOf<typeof MapPlaceRecordsDocument>['recordSearch']['hits'][number];

/** Seconds an answer is kept after its page is left: coming back from a transcript draws the map at once. */
const KEPT_S = 600;

const mapSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    mapPlaces: query(MapPlacesDocument, 'recordsByPlace', { keepUnusedDataFor: KEPT_S }),
    mapPlaceRecords: query(MapPlaceRecordsDocument, 'recordSearch', { keepUnusedDataFor: KEPT_S }),
  })),
});

export const { useMapPlacesQuery, useMapPlaceRecordsQuery } = mapSearchApi;
