import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

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
  endpoints: fromOperations(({ query }) => ({
    /** Null when there is no such newspaper. */
    newspaperHoldings: query(NewspaperHoldingsDocument, 'newspaperHoldings', { keepUnusedDataFor: MINUTES_10 }),
    newspapersOfPlace: query(NewspapersOfPlaceDocument, 'newspapersOfPlace', { keepUnusedDataFor: MINUTES_10 }),
    /** Null when the newspaper has nothing of that year. */
    newspaperCalendar: query(NewspaperCalendarDocument, 'newspaperCalendar', { keepUnusedDataFor: MINUTES_10 }),
  })),
});

export const { useNewspaperHoldingsQuery, useNewspapersOfPlaceQuery, useNewspaperCalendarQuery } = browseApi;
