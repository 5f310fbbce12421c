import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { PersonalisedRecordsDocument } from './intent.generated.ts';

type Found = ResultOf<typeof PersonalisedRecordsDocument>['recordSearch'];

/** One record that may be of the person looked for. */
export type PersonalisedRecord = Found['hits'][number];

const intentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The first records of a search and how many there are. Charged to what the reader may search. */
    personalisedRecords: build.query<Found, VariablesOf<typeof PersonalisedRecordsDocument>>({
      query: ask(PersonalisedRecordsDocument),
      transformResponse: (data: ResultOf<typeof PersonalisedRecordsDocument>) => data.recordSearch,
    }),
  }),
});

export const { usePersonalisedRecordsQuery } = intentApi;
