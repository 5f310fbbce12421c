import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  ContentReportDocument,
  RestoreSiteTextDocument,
  SiteTextDocument,
  SiteTextsDocument,
  TextAttemptDocument,
  WriteSiteTextDocument,
} from './content.generated.ts';

/** What is to be looked after in the texts of the site. */
export type TextReport = ResultOf<typeof ContentReportDocument>['contentReport'];
/** A text in the list of all. */
export type SiteText = ResultOf<typeof SiteTextsDocument>['siteTexts'][number];
/** A text with what its author needs. */
export type EditableText = NonNullable<ResultOf<typeof SiteTextDocument>['siteText']>;

const contentApi = baseApi.enhanceEndpoints({ addTagTypes: ['SiteTexts'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Not kept: an author looks again after each change. */
    contentReport: query(ContentReportDocument, 'contentReport', { keepUnusedDataFor: 0 }),
    siteTexts: query(SiteTextsDocument, 'siteTexts', { providesTags: ['SiteTexts'] }),
    siteText: query(SiteTextDocument, 'siteText', { providesTags: ['SiteTexts'], keepUnusedDataFor: 0 }),
    textAttempt: query(TextAttemptDocument, 'textAttempt', { keepUnusedDataFor: 0 }),
    writeSiteText: mutation(WriteSiteTextDocument, 'writeSiteText', { invalidatesTags: ['SiteTexts'] }),
    restoreSiteText: mutation(RestoreSiteTextDocument, 'restoreSiteText', { invalidatesTags: ['SiteTexts'] }),
  })),
});

export const {
  useContentReportQuery,
  useRestoreSiteTextMutation,
  useSiteTextQuery,
  useSiteTextsQuery,
  useTextAttemptQuery,
  useWriteSiteTextMutation,
} = contentApi;
