import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  AskToCloseRecordDocument,
  DecideClosureDocument,
  DecideCorrectionDocument,
  MyCorrectionsDocument,
  RecordReportsDocument,
  RecordsBesideClosureDocument,
  RecordToReportDocument,
  ReopenRecordDocument,
  ReportRecordErrorDocument,
} from './reports.generated.ts';

type Read = ResultOf<typeof RecordToReportDocument>['record'];
type Listed = ResultOf<typeof MyCorrectionsDocument>;

/** The record a report is about, as far as its reader may see it. */
export type ReportedRecord = NonNullable<Read['record']>;
/** A reported error with what became of it. */
export type Correction = Listed['myCorrections'][number];
/** A request to close a record with what became of it. */
export type ClosureRequest = Listed['myClosureRequests'][number];
/** A record that names the person of one that is to be closed. */
export type RecordBeside = ResultOf<typeof RecordsBesideClosureDocument>['recordsBesideClosure'][number];

/**
 * Operations of reports about records. Lists are requested again whenever their page opens: others decide meanwhile.
 */
export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    recordToReport: build.query<Read, VariablesOf<typeof RecordToReportDocument>>({
      query: ask(RecordToReportDocument),
      transformResponse: (data: ResultOf<typeof RecordToReportDocument>) => data.record,
    }),
    reportRecordError: build.mutation<
      ResultOf<typeof ReportRecordErrorDocument>['reportRecordError'],
      VariablesOf<typeof ReportRecordErrorDocument>
    >({
      query: ask(ReportRecordErrorDocument),
      transformResponse: (data: ResultOf<typeof ReportRecordErrorDocument>) => data.reportRecordError,
    }),
    askToCloseRecord: build.mutation<
      ResultOf<typeof AskToCloseRecordDocument>['askToCloseRecord'],
      VariablesOf<typeof AskToCloseRecordDocument>
    >({
      query: ask(AskToCloseRecordDocument),
      transformResponse: (data: ResultOf<typeof AskToCloseRecordDocument>) => data.askToCloseRecord,
    }),
    myCorrections: build.query<Listed, void>({ query: () => ask(MyCorrectionsDocument)({}), keepUnusedDataFor: 0 }),
    recordReports: build.query<ResultOf<typeof RecordReportsDocument>, VariablesOf<typeof RecordReportsDocument>>({
      query: ask(RecordReportsDocument),
      keepUnusedDataFor: 0,
    }),
    recordsBesideClosure: build.query<RecordBeside[], VariablesOf<typeof RecordsBesideClosureDocument>>({
      query: ask(RecordsBesideClosureDocument),
      keepUnusedDataFor: 0,
      transformResponse: (data: ResultOf<typeof RecordsBesideClosureDocument>) => data.recordsBesideClosure,
    }),
    decideCorrection: build.mutation<
      ResultOf<typeof DecideCorrectionDocument>,
      VariablesOf<typeof DecideCorrectionDocument>
    >({ query: ask(DecideCorrectionDocument) }),
    decideClosure: build.mutation<ResultOf<typeof DecideClosureDocument>, VariablesOf<typeof DecideClosureDocument>>({
      query: ask(DecideClosureDocument),
    }),
    reopenRecord: build.mutation<
      ResultOf<typeof ReopenRecordDocument>['reopenRecord'],
      VariablesOf<typeof ReopenRecordDocument>
    >({
      query: ask(ReopenRecordDocument),
      transformResponse: (data: ResultOf<typeof ReopenRecordDocument>) => data.reopenRecord,
    }),
  }),
});
