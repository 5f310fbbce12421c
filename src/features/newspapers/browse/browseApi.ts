import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ArticleTextDocument, IssueOutlineDocument, NewspaperCalendarDocument, NewspaperHoldingsDocument, NewspaperTitlesDocument } from './browse.generated.ts';

type Titles = ResultOf<typeof NewspaperTitlesDocument>['newspaperTitles'];
/** A newspaper in the list of all. */
export type ListedTitle = Titles[number];
type HoldingsAnswer = ResultOf<typeof NewspaperHoldingsDocument>['newspaperHoldings'];
/** A newspaper with its years. */
export type NewspaperHoldings = NonNullable<HoldingsAnswer>;
type CalendarAnswer = ResultOf<typeof NewspaperCalendarDocument>['newspaperCalendar'];
/** The issues of one year. */
export type NewspaperCalendar = NonNullable<CalendarAnswer>;
type OutlineAnswer = ResultOf<typeof IssueOutlineDocument>['issueOutline'];
/** An issue with its pages and articles. */
export type IssueOutline = NonNullable<OutlineAnswer>;

/** Holdings change when an operator imports, not while a reader leafs. */
const MINUTES_10 = 600;

const browseApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    newspaperTitles: build.query<Titles, void>({
      query: () => ask(NewspaperTitlesDocument)({}),
      transformResponse: (data: ResultOf<typeof NewspaperTitlesDocument>) => data.newspaperTitles,
      keepUnusedDataFor: MINUTES_10,
    }),
    /** Null when there is no such newspaper. */
    newspaperHoldings: build.query<HoldingsAnswer, VariablesOf<typeof NewspaperHoldingsDocument>>({
      query: ask(NewspaperHoldingsDocument),
      transformResponse: (data: ResultOf<typeof NewspaperHoldingsDocument>) => data.newspaperHoldings,
      keepUnusedDataFor: MINUTES_10,
    }),
    /** Null when the newspaper has nothing of that year. */
    newspaperCalendar: build.query<CalendarAnswer, VariablesOf<typeof NewspaperCalendarDocument>>({
      query: ask(NewspaperCalendarDocument),
      transformResponse: (data: ResultOf<typeof NewspaperCalendarDocument>) => data.newspaperCalendar,
      keepUnusedDataFor: MINUTES_10,
    }),
    /** Null when there is no such issue. */
    issueOutline: build.query<OutlineAnswer, VariablesOf<typeof IssueOutlineDocument>>({
      query: ask(IssueOutlineDocument),
      transformResponse: (data: ResultOf<typeof IssueOutlineDocument>) => data.issueOutline,
      keepUnusedDataFor: MINUTES_10,
    }),
    /** Null when there is no such article, or none for this reader. */
    articleText: build.query<ResultOf<typeof ArticleTextDocument>['articleText'], VariablesOf<typeof ArticleTextDocument>>({
      query: ask(ArticleTextDocument),
      transformResponse: (data: ResultOf<typeof ArticleTextDocument>) => data.articleText,
      keepUnusedDataFor: MINUTES_10,
    }),
  }),
});

export const { useNewspaperTitlesQuery, useNewspaperHoldingsQuery, useNewspaperCalendarQuery, useIssueOutlineQuery, useArticleTextQuery } = browseApi;
