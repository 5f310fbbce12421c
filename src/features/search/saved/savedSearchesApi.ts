import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query }) => ({
    /** Asked again whenever the page opens: searches are saved elsewhere, and records come at any time. */
    savedSearches: query(SavedSearchesDocument, 'savedSearches', { keepUnusedDataFor: 0 }),
  })),
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
  endpoints: fromOperations(({ mutation }) => ({
    renameSavedSearch: mutation(RenameSavedSearchDocument, 'renameSavedSearch', {
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
    setSavedSearchMail: mutation(SetSavedSearchMailDocument, 'setSavedSearchMail', {
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
    lookAtSavedSearch: mutation(LookAtSavedSearchDocument, 'lookAtSavedSearch', {
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
    removeSavedSearch: mutation(RemoveSavedSearchDocument, 'removeSavedSearch', {
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        if (await queryFulfilled.catch(() => null))
          dispatch(shown((searches) => searches.filter((each) => each.id !== id)));
      },
    }),
    restoreSavedSearch: mutation(RestoreSavedSearchDocument, 'restoreSavedSearch', {
      onQueryStarted: (_asked, lifecycle) => replace(lifecycle),
    }),
  })),
});

export const { useSavedSearchesQuery } = queries;
export const {
  useRenameSavedSearchMutation,
  useSetSavedSearchMailMutation,
  useLookAtSavedSearchMutation,
  useRemoveSavedSearchMutation,
  useRestoreSavedSearchMutation,
} = mutations;
