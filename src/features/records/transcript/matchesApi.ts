import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { DismissMatchDocument, HouseholdOverYearsDocument, OtherRecordsDocument } from './matches.generated.ts';

type Found = ResultOf<typeof OtherRecordsDocument>;
type Household = ResultOf<typeof HouseholdOverYearsDocument>;

/** A record of another source that may be of the same person. */
export type OtherRecord = Found['otherRecords'][number];
/** A census household through the years. */
export type HouseholdOverYears = NonNullable<Household['householdOverYears']>;

/** What is asked once the transcript is drawn. */
export const matchesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    otherRecords: build.query<Found['otherRecords'], VariablesOf<typeof OtherRecordsDocument>>({
      query: ask(OtherRecordsDocument),
      transformResponse: (data: Found) => data.otherRecords,
      keepUnusedDataFor: 300,
    }),
    householdOverYears: build.query<Household['householdOverYears'], VariablesOf<typeof HouseholdOverYearsDocument>>({
      query: ask(HouseholdOverYearsDocument),
      transformResponse: (data: Household) => data.householdOverYears,
      keepUnusedDataFor: 300,
    }),
    dismissMatch: build.mutation<ResultOf<typeof DismissMatchDocument>, VariablesOf<typeof DismissMatchDocument>>({
      query: ask(DismissMatchDocument),
    }),
  }),
});
