import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  MergeTreePlacesDocument,
  SetTreePlacePositionDocument,
  TreeMapDocument,
  TreePlaceChangesDocument,
  TreePlacesDocument,
  UndoTreePlaceChangeDocument,
} from './treePlaces.generated.ts';

/** Some places of a tree. */
export type TreePlacePage = ResultOf<typeof TreePlacesDocument>['treePlaces'];
/** A place under all its spellings. */
export type TreePlace = TreePlacePage['places'][number];
/** Every place that can be drawn. */
export type TreeMap = ResultOf<typeof TreeMapDocument>['treeMap'];
/** Something an editor said of places. */
export type TreePlaceChange = ResultOf<typeof TreePlaceChangesDocument>['treePlaceChanges'][number];

const placesOf = (ref: string) => ({ type: 'TreePeople' as const, id: `places of ${treeNumberOf(ref)}` });
const tagsOf = (_answer: unknown, _error: unknown, { ref }: { ref: string }) => [
  { type: 'TreePeople' as const, id: treeNumberOf(ref) },
  placesOf(ref),
];
const changed = (_answer: unknown, _error: unknown, { ref }: { ref: string }) => [placesOf(ref)];

const treePlacesApi = treeApi.injectEndpoints({
  endpoints: (build) => ({
    treePlaces: build.query<TreePlacePage, VariablesOf<typeof TreePlacesDocument>>({
      query: ask(TreePlacesDocument),
      transformResponse: (data: ResultOf<typeof TreePlacesDocument>) => data.treePlaces,
      providesTags: tagsOf,
    }),
    treeMap: build.query<TreeMap, VariablesOf<typeof TreeMapDocument>>({
      query: ask(TreeMapDocument),
      transformResponse: (data: ResultOf<typeof TreeMapDocument>) => data.treeMap,
      providesTags: tagsOf,
    }),
    treePlaceChanges: build.query<TreePlaceChange[], VariablesOf<typeof TreePlaceChangesDocument>>({
      query: ask(TreePlaceChangesDocument),
      transformResponse: (data: ResultOf<typeof TreePlaceChangesDocument>) => data.treePlaceChanges,
      providesTags: tagsOf,
    }),
    mergeTreePlaces: build.mutation<TreePlaceChange, VariablesOf<typeof MergeTreePlacesDocument>>({
      query: ask(MergeTreePlacesDocument),
      transformResponse: (data: ResultOf<typeof MergeTreePlacesDocument>) => data.mergeTreePlaces,
      invalidatesTags: changed,
    }),
    setTreePlacePosition: build.mutation<TreePlaceChange, VariablesOf<typeof SetTreePlacePositionDocument>>({
      query: ask(SetTreePlacePositionDocument),
      transformResponse: (data: ResultOf<typeof SetTreePlacePositionDocument>) => data.setTreePlacePosition,
      invalidatesTags: changed,
    }),
    undoTreePlaceChange: build.mutation<TreePlaceChange, VariablesOf<typeof UndoTreePlaceChangeDocument>>({
      query: ask(UndoTreePlaceChangeDocument),
      transformResponse: (data: ResultOf<typeof UndoTreePlaceChangeDocument>) => data.undoTreePlaceChange,
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useTreePlacesQuery,
  useTreeMapQuery,
  useTreePlaceChangesQuery,
  useMergeTreePlacesMutation,
  useSetTreePlacePositionMutation,
  useUndoTreePlaceChangeMutation,
} = treePlacesApi;
