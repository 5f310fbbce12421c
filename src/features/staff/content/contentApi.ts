import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ContentReportDocument } from './content.generated.ts';

type Answer = ResultOf<typeof ContentReportDocument>;

/** What is to be looked after in the texts of the site. */
export type TextReport = Answer['contentReport'];

const contentApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** Not kept: an author looks again after each change. */
    contentReport: query(ContentReportDocument, 'contentReport', { keepUnusedDataFor: 0 }),
  })),
});

export const { useContentReportQuery } = contentApi;
