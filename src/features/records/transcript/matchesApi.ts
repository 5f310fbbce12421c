import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { DismissMatchDocument, HouseholdOverYearsDocument, OtherRecordsDocument } from './matches.generated.ts';

type Found = ResultOf<typeof OtherRecordsDocument>;
type Household = ResultOf<typeof HouseholdOverYearsDocument>;

/** A record of another source that may be of the same person. */
export type OtherRecord = Found['otherRecords'][number];
/** A census household through the years. */
export type HouseholdOverYears = NonNullable<Household['householdOverYears']>;

/** What is asked once the transcript is drawn. */
export const matchesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    otherRecords: query(OtherRecordsDocument, 'otherRecords', { keepUnusedDataFor: 300 }),
    householdOverYears: query(HouseholdOverYearsDocument, 'householdOverYears', { keepUnusedDataFor: 300 }),
    dismissMatch: mutation(DismissMatchDocument),
  })),
});
