import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { NewspaperCalendarDocument, NewspaperHoldingsDocument, NewspapersOfPlaceDocument } from './browse.generated.ts';

type HoldingsAnswer = ResultOf<typeof NewspaperHoldingsDocument>['newspaperHoldings'];
/** A newspaper with its years. */
export type NewspaperHoldings = NonNullable<HoldingsAnswer>;
/** The newspapers of one place with their years. */
export type PlaceHoldings = ResultOf<typeof NewspapersOfPlaceDocument>['newspapersOfPlace'];
type CalendarAnswer = ResultOf<typeof NewspaperCalendarDocument>['newspaperCalendar'];
/** The issues of one year. */
export type NewspaperCalendar = NonNullable<CalendarAnswer>;

/** Holdings change when an operator imports, not while a reader leafs. */
const MINUTES_10 = 600;

const browseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there is no such newspaper. */
    newspaperHoldings: build.query<HoldingsAnswer, VariablesOf<typeof NewspaperHoldingsDocument>>({
      query: ask(NewspaperHoldingsDocument),
      transformResponse: (data: ResultOf<typeof NewspaperHoldingsDocument>) => data.newspaperHoldings,
      keepUnusedDataFor: MINUTES_10,
    }),
    newspapersOfPlace: build.query<PlaceHoldings, VariablesOf<typeof NewspapersOfPlaceDocument>>({
      query: ask(NewspapersOfPlaceDocument),
      transformResponse: (data: ResultOf<typeof NewspapersOfPlaceDocument>) => data.newspapersOfPlace,
      keepUnusedDataFor: MINUTES_10,
    }),
    /** Null when the newspaper has nothing of that year. */
    newspaperCalendar: build.query<CalendarAnswer, VariablesOf<typeof NewspaperCalendarDocument>>({
      query: ask(NewspaperCalendarDocument),
      transformResponse: (data: ResultOf<typeof NewspaperCalendarDocument>) => data.newspaperCalendar,
      keepUnusedDataFor: MINUTES_10,
    }),
  }),
});

export const { useNewspaperHoldingsQuery, useNewspapersOfPlaceQuery, useNewspaperCalendarQuery } = browseApi;
