import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { IssuesOfDateDocument } from './issuesOfDate.generated.ts';

type Answer = ResultOf<typeof IssuesOfDateDocument>['issuesOfDate'];
/** What came out on a date. */
export type IssuesOfDate = NonNullable<Answer>;
export type ListedIssue = IssuesOfDate['issues'][number];

const issuesOfDateApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Null when there are no issues, or the date is none. */
    issuesOfDate: query(IssuesOfDateDocument, 'issuesOfDate'),
  })),
});

export const { useIssuesOfDateQuery } = issuesOfDateApi;
