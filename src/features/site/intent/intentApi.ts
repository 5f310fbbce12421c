import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { PersonalisedRecordsDocument } from './intent.generated.ts';

type Found = ResultOf<typeof PersonalisedRecordsDocument>['recordSearch'];

/** One record that may be of the person looked for. */
export type PersonalisedRecord = Found['hits'][number];

const intentApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The first records of a search and how many there are. Charged to what the reader may search. */
    personalisedRecords: query(PersonalisedRecordsDocument, 'recordSearch'),
  })),
});

export const { usePersonalisedRecordsQuery } = intentApi;
