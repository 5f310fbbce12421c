import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import { ContentReportDocument } from './content.generated.ts';

type Answer = ResultOf<typeof ContentReportDocument>;

/** What is to be looked after in the texts of the site. */
export type TextReport = Answer['contentReport'];

const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Not kept: an author looks again after each change. */
    contentReport: build.query<TextReport, void>({
      query: () => ask(ContentReportDocument)({}),
      transformResponse: (data: Answer) => data.contentReport,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useContentReportQuery } = contentApi;
