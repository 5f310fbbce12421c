import { taskedApi } from '#features/research/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { MyRecordsDocument, ResearchHubDocument, SettleNilSearchDocument } from './hub.generated.ts';

/** What the hub shows; a part that could not be had is null. */
export type ResearchHub = ResultOf<typeof ResearchHubDocument>['researchHub'];

const queries = taskedApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** One operation for the whole hub, asked again whenever it opens. */
    researchHub: query(ResearchHubDocument, 'researchHub', { keepUnusedDataFor: 0, providesTags: ['ResearchTasks'] }),
    myRecords: query(MyRecordsDocument, 'myRecords', { keepUnusedDataFor: 0 }),
  })),
});

const changes = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    /** What came for a search has been looked at. */
    settleNilSearch: mutation(SettleNilSearchDocument, 'settleNilSearch', {
      async onQueryStarted({ entryId }, { dispatch, queryFulfilled }) {
        if (!(await queryFulfilled.catch(() => null))) return;
        dispatch(
          queries.util.updateQueryData(
            'researchHub',
            undefined,
            (hub) => void (hub.worthSearching &&= hub.worthSearching.filter((worth) => worth.entryId !== entryId)),
          ),
        );
      },
    }),
  })),
});

export const { useResearchHubQuery, useMyRecordsQuery } = queries;
export const { useSettleNilSearchMutation } = changes;
