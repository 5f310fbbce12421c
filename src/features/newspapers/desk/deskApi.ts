import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  BringNewspaperManifestDocument,
  ChangeIssuesDocument,
  ChangeNewspaperDocument,
  DeskNewspaperDocument,
  DeskNewspapersDocument,
  DeskNewspaperYearDocument,
  DropNewspaperFileDocument,
  ExplainNewspaperGapDocument,
  MakeNewspaperDocument,
  NewspaperClosuresDocument,
  NewspaperFileReportDocument,
  NewspaperHostsDocument,
  NewspaperReadingDocument,
  OpenNewspaperUploadDocument,
  PauseNewspaperReadingDocument,
  RetryNewspaperReadingDocument,
  TakeNewspaperFileDocument,
} from './desk.generated.ts';

/** A newspaper, with what was brought last for it. */
export type DeskNewspaper = NonNullable<ResultOf<typeof DeskNewspaperDocument>['deskNewspaper']>;
export type NewspaperFile = DeskNewspaper['files'][number];
/** What the importer says of a file. */
export type FileReport = NonNullable<ResultOf<typeof NewspaperFileReportDocument>['newspaperFileReport']>;
/** Days of a year of a newspaper. */
export type DeskYear = NonNullable<ResultOf<typeof DeskNewspaperYearDocument>['deskNewspaperYear']>;
/** The reading of pages that have an image and no text. */
export type NewspaperReading = ResultOf<typeof NewspaperReadingDocument>['newspaperReading'];
/** What of a newspaper readers learn nothing of, and how that came. */
export type NewspaperClosures = NonNullable<ResultOf<typeof NewspaperClosuresDocument>['newspaperClosures']>;
export type IssuesChange = VariablesOf<typeof ChangeIssuesDocument>['change'];
export type GapReason = VariablesOf<typeof ExplainNewspaperGapDocument>['reason'];

const TAGS = ['NewspaperDesk'] as const;
const READING = ['NewspaperReading'] as const;

const queries = baseApi.enhanceEndpoints({ addTagTypes: [...TAGS, ...READING] }).injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    // Several people may work on one newspaper: nothing of it is kept from an earlier visit.
    deskNewspapers: query(DeskNewspapersDocument, 'deskNewspapers', { keepUnusedDataFor: 0, providesTags: TAGS }),
    /** Null when there is none. */
    deskNewspaper: query(DeskNewspaperDocument, 'deskNewspaper', { keepUnusedDataFor: 0, providesTags: TAGS }),
    /** Null when there is no such newspaper. */
    deskNewspaperYear: query(DeskNewspaperYearDocument, 'deskNewspaperYear', {
      keepUnusedDataFor: 0,
      providesTags: TAGS,
    }),
    /** Null when there is no such file, or it is not checked. */
    newspaperFileReport: query(NewspaperFileReportDocument, 'newspaperFileReport', { keepUnusedDataFor: 0 }),
    /** Null when there is no such newspaper. */
    newspaperClosures: query(NewspaperClosuresDocument, 'newspaperClosures', {
      keepUnusedDataFor: 0,
      providesTags: TAGS,
    }),
    newspaperHosts: query(NewspaperHostsDocument, 'newspaperHosts'),
    newspaperReading: query(NewspaperReadingDocument, 'newspaperReading', {
      keepUnusedDataFor: 0,
      providesTags: READING,
    }),
  })),
});

const CHANGES = { invalidatesTags: TAGS } as const;

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeNewspaper: mutation(MakeNewspaperDocument, 'makeNewspaper', CHANGES),
    changeNewspaper: mutation(ChangeNewspaperDocument, 'changeNewspaper', CHANGES),
    changeIssues: mutation(ChangeIssuesDocument, 'changeIssues', CHANGES),
    explainNewspaperGap: mutation(ExplainNewspaperGapDocument, 'explainNewspaperGap', CHANGES),
    openNewspaperUpload: mutation(OpenNewspaperUploadDocument, 'openNewspaperUpload'),
    bringNewspaperManifest: mutation(BringNewspaperManifestDocument, 'bringNewspaperManifest', CHANGES),
    takeNewspaperFile: mutation(TakeNewspaperFileDocument, 'takeNewspaperFile', CHANGES),
    dropNewspaperFile: mutation(DropNewspaperFileDocument, 'dropNewspaperFile', CHANGES),
    pauseNewspaperReading: mutation(PauseNewspaperReadingDocument, 'pauseNewspaperReading', {
      invalidatesTags: READING,
    }),
    retryNewspaperReading: mutation(RetryNewspaperReadingDocument, 'retryNewspaperReading', {
      invalidatesTags: READING,
    }),
  })),
});

export const {
  useDeskNewspapersQuery,
  useDeskNewspaperQuery,
  useDeskNewspaperYearQuery,
  useNewspaperClosuresQuery,
  useNewspaperFileReportQuery,
  useNewspaperHostsQuery,
  useNewspaperReadingQuery,
} = queries;
export const {
  useMakeNewspaperMutation,
  useChangeIssuesMutation,
  useChangeNewspaperMutation,
  useExplainNewspaperGapMutation,
  useOpenNewspaperUploadMutation,
  useBringNewspaperManifestMutation,
  useTakeNewspaperFileMutation,
  useDropNewspaperFileMutation,
  usePauseNewspaperReadingMutation,
  useRetryNewspaperReadingMutation,
} = mutations;
