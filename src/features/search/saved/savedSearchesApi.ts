import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  LookAtSavedSearchDocument,
  RemoveSavedSearchDocument,
  RenameSavedSearchDocument,
  RestoreSavedSearchDocument,
  SavedSearchesDocument,
  SetSavedSearchMailDocument,
} from './searchNotes.generated.ts';

type SavedSearches = ResultOf<typeof SavedSearchesDocument>['savedSearches'];
/** A search that the member saved. */
export type SavedSearch = SavedSearches['searches'][number];

const queries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again whenever the page opens: searches are saved elsewhere, and records come at any time. */
    savedSearches: build.query<SavedSearches, void>({
      query: () => ask(SavedSearchesDocument)({}),
      transformResponse: (data: ResultOf<typeof SavedSearchesDocument>) => data.savedSearches,
      keepUnusedDataFor: 0,
    }),
  }),
});

const shown = (change: (searches: SavedSearch[]) => SavedSearch[]) =>
  queries.util.updateQueryData('savedSearches', undefined, (list) => {
    list.searches = change(list.searches);
  });

interface Lifecycle<Answer> {
  dispatch: (action: ReturnType<typeof shown>) => unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** Puts a search as the server has it now into the list, in its place. */
const replace = async ({ dispatch, queryFulfilled }: Lifecycle<SavedSearch | null>): Promise<void> => {
  const answer = await queryFulfilled.catch(() => null);
  const changed = answer?.data;
  if (changed)
    dispatch(
      shown((searches) =>
        searches.some(({ id }) => id === changed.id)
          ? searches.map((each) => (each.id === changed.id ? changed : each))
          : [changed, ...searches].sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
      ),
    );
};

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    renameSavedSearch: build.mutation<SavedSearch | null, VariablesOf<typeof RenameSavedSearchDocument>>({
      query: ask(RenameSavedSearchDocument),
      transformResponse: (data: ResultOf<typeof RenameSavedSearchDocument>) => data.renameSavedSearch,
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
    setSavedSearchMail: build.mutation<SavedSearch | null, VariablesOf<typeof SetSavedSearchMailDocument>>({
      query: ask(SetSavedSearchMailDocument),
      transformResponse: (data: ResultOf<typeof SetSavedSearchMailDocument>) => data.setSavedSearchMail,
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
    lookAtSavedSearch: build.mutation<SavedSearch | null, VariablesOf<typeof LookAtSavedSearchDocument>>({
      query: ask(LookAtSavedSearchDocument),
      transformResponse: (data: ResultOf<typeof LookAtSavedSearchDocument>) => data.lookAtSavedSearch,
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
    removeSavedSearch: build.mutation<boolean, VariablesOf<typeof RemoveSavedSearchDocument>>({
      query: ask(RemoveSavedSearchDocument),
      transformResponse: (data: ResultOf<typeof RemoveSavedSearchDocument>) => data.removeSavedSearch,
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => null))
          dispatch(shown((searches) => searches.filter((each) => each.id !== id)));
      },
    }),
    restoreSavedSearch: build.mutation<SavedSearch | null, VariablesOf<typeof RestoreSavedSearchDocument>>({
      query: ask(RestoreSavedSearchDocument),
      transformResponse: (data: ResultOf<typeof RestoreSavedSearchDocument>) => data.restoreSavedSearch,
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
  }),
});

export const { useSavedSearchesQuery } = queries;
export const {
  useRenameSavedSearchMutation,
  useSetSavedSearchMailMutation,
  useLookAtSavedSearchMutation,
  useRemoveSavedSearchMutation,
  useRestoreSavedSearchMutation,
} = mutations;
