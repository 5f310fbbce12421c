import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { IssuesOfDateDocument } from './issuesOfDate.generated.ts';

type Answer = ResultOf<typeof IssuesOfDateDocument>['issuesOfDate'];
/** What came out on a date. */
export type IssuesOfDate = NonNullable<Answer>;
export type ListedIssue = IssuesOfDate['issues'][number];

const issuesOfDateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null when there are no issues, or the date is none. */
    issuesOfDate: build.query<Answer, VariablesOf<typeof IssuesOfDateDocument>>({
      query: ask(IssuesOfDateDocument),
      transformResponse: (data: ResultOf<typeof IssuesOfDateDocument>) => data.issuesOfDate,
    }),
  }),
});

export const { useIssuesOfDateQuery } = issuesOfDateApi;
