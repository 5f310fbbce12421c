import type { TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  RemoveSavedTreeSearchDocument,
  SavedTreeSearchesDocument,
  SaveTreeSearchDocument,
  SearchFamilyTreesDocument,
} from './treeSearch.generated.ts';

/** People found. */
export type TreeSearchAnswer = ResultOf<typeof SearchFamilyTreesDocument>['searchFamilyTrees'];
/** A person found. */
export type TreeSearchHit = TreeSearchAnswer['hits'][number];
/** A search that the member keeps. */
export type SavedTreeSearch = ResultOf<typeof SavedTreeSearchesDocument>['savedTreeSearches'][number];

const SORTS = { relevance: 'RELEVANCE', name: 'NAME', birth: 'BIRTH' } as const;

const queries = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    searchFamilyTrees: query(SearchFamilyTreesDocument, 'searchFamilyTrees', {
      variables: (query: TreeSearchQuery) => ({ query: { ...query, sort: SORTS[query.sort] } }),
      providesTags: ['TreePeople', 'FamilyTree'],
    }),
    savedTreeSearches: query(SavedTreeSearchesDocument, 'savedTreeSearches'),
  })),
});

interface Lifecycle {
  dispatch: (action: ReturnType<typeof queries.util.upsertQueryData<'savedTreeSearches'>>) => unknown;
  queryFulfilled: Promise<{ data: SavedTreeSearch[] }>;
}

/** Every change answers with the whole list. */
async function keepList({ dispatch, queryFulfilled }: Lifecycle): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer) dispatch(queries.util.upsertQueryData('savedTreeSearches', undefined, answer.data));
}

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    saveTreeSearch: mutation(SaveTreeSearchDocument, 'saveTreeSearch', {
      onQueryStarted: (_asked, lifecycle) => keepList(lifecycle),
    }),
    removeSavedTreeSearch: mutation(RemoveSavedTreeSearchDocument, 'removeSavedTreeSearch', {
      onQueryStarted: (_asked, lifecycle) => keepList(lifecycle),
    }),
  })),
});

export const { useSearchFamilyTreesQuery, useSavedTreeSearchesQuery } = queries;
export const { useSaveTreeSearchMutation, useRemoveSavedTreeSearchMutation } = mutations;
