import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { MapPlaceRecordsDocument, MapPlacesDocument } from './mapSearch.generated.ts';

export type MapPlaces = ResultOf<typeof MapPlacesDocument>['recordsByPlace'];
export type MapPlace = MapPlaces['places'][number];
export type PlaceHit = ResultOf<typeof MapPlaceRecordsDocument>['recordSearch']['hits'][number];

/** Seconds an answer is kept after its page is left: coming back from a transcript draws the map at once. */
const KEPT_S = 600;

const mapSearchApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mapPlaces: build.query<MapPlaces, VariablesOf<typeof MapPlacesDocument>>({
      query: ask(MapPlacesDocument),
      transformResponse: (data: ResultOf<typeof MapPlacesDocument>) => data.recordsByPlace,
      keepUnusedDataFor: KEPT_S,
    }),
    mapPlaceRecords: build.query<
      ResultOf<typeof MapPlaceRecordsDocument>['recordSearch'],
      VariablesOf<typeof MapPlaceRecordsDocument>
    >({
      query: ask(MapPlaceRecordsDocument),
      transformResponse: (data: ResultOf<typeof MapPlaceRecordsDocument>) => data.recordSearch,
      keepUnusedDataFor: KEPT_S,
    }),
  }),
});

export const { useMapPlacesQuery, useMapPlaceRecordsQuery } = mapSearchApi;
