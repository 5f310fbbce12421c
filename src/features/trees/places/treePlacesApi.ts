import { treeApi, treeNumberOf } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query, mutation }) => ({
    treePlaces: query(TreePlacesDocument, 'treePlaces', { providesTags: tagsOf }),
    treeMap: query(TreeMapDocument, 'treeMap', { providesTags: tagsOf }),
    treePlaceChanges: query(TreePlaceChangesDocument, 'treePlaceChanges', { providesTags: tagsOf }),
    mergeTreePlaces: mutation(MergeTreePlacesDocument, 'mergeTreePlaces', { invalidatesTags: changed }),
    setTreePlacePosition: mutation(SetTreePlacePositionDocument, 'setTreePlacePosition', { invalidatesTags: changed }),
    undoTreePlaceChange: mutation(UndoTreePlaceChangeDocument, 'undoTreePlaceChange', { invalidatesTags: changed }),
  })),
});

export const {
  useTreePlacesQuery,
  useTreeMapQuery,
  useTreePlaceChangesQuery,
  useMergeTreePlacesMutation,
  useSetTreePlacePositionMutation,
  useUndoTreePlaceChangeMutation,
} = treePlacesApi;
