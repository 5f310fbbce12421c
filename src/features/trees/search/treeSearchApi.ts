import type { TreeSearchQuery } from '#domain/trees/search/treeSearchQuery.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
  endpoints: (build) => ({
    searchFamilyTrees: build.query<TreeSearchAnswer, TreeSearchQuery>({
      query: (query) => ask(SearchFamilyTreesDocument)({ query: { ...query, sort: SORTS[query.sort] } }),
      transformResponse: (data: ResultOf<typeof SearchFamilyTreesDocument>) => data.searchFamilyTrees,
      providesTags: ['TreePeople', 'FamilyTree'],
    }),
    savedTreeSearches: build.query<SavedTreeSearch[], void>({
      query: () => ask(SavedTreeSearchesDocument)({}),
      transformResponse: (data: ResultOf<typeof SavedTreeSearchesDocument>) => data.savedTreeSearches,
    }),
  }),
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
  endpoints: (build) => ({
    saveTreeSearch: build.mutation<SavedTreeSearch[], VariablesOf<typeof SaveTreeSearchDocument>>({
      query: ask(SaveTreeSearchDocument),
      transformResponse: (data: ResultOf<typeof SaveTreeSearchDocument>) => data.saveTreeSearch,
      onQueryStarted: (_asked, lifecycle) => keepList(lifecycle),
    }),
    removeSavedTreeSearch: build.mutation<SavedTreeSearch[], VariablesOf<typeof RemoveSavedTreeSearchDocument>>({
      query: ask(RemoveSavedTreeSearchDocument),
      transformResponse: (data: ResultOf<typeof RemoveSavedTreeSearchDocument>) => data.removeSavedTreeSearch,
      onQueryStarted: (_asked, lifecycle) => keepList(lifecycle),
    }),
  }),
});

export const { useSearchFamilyTreesQuery, useSavedTreeSearchesQuery } = queries;
export const { useSaveTreeSearchMutation, useRemoveSavedTreeSearchMutation } = mutations;
