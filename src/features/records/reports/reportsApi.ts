import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  AskToCloseRecordDocument,
  DecideClosureDocument,
  DecideCorrectionDocument,
  MyCorrectionsDocument,
  ReadingSetsDocument,
  RecordReportsDocument,
  RecordsBesideClosureDocument,
  RecordToReportDocument,
  ReopenRecordDocument,
  ReportRecordErrorDocument,
  SetReadingsByMembersDocument,
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
  endpoints: fromOperations(({ query, mutation }) => ({
    recordToReport: query(RecordToReportDocument, 'record'),
    reportRecordError: mutation(ReportRecordErrorDocument, 'reportRecordError'),
    askToCloseRecord: mutation(AskToCloseRecordDocument, 'askToCloseRecord'),
    myCorrections: query(MyCorrectionsDocument, { keepUnusedDataFor: 0 }),
    recordReports: query(RecordReportsDocument, { keepUnusedDataFor: 0 }),
    recordsBesideClosure: query(RecordsBesideClosureDocument, 'recordsBesideClosure', { keepUnusedDataFor: 0 }),
    decideCorrection: mutation(DecideCorrectionDocument),
    decideClosure: mutation(DecideClosureDocument),
    reopenRecord: mutation(ReopenRecordDocument, 'reopenRecord'),
    readingSets: query(ReadingSetsDocument, 'readingSets', { keepUnusedDataFor: 0 }),
    setReadingsByMembers: mutation(SetReadingsByMembersDocument, 'setReadingsByMembers'),
  })),
});
