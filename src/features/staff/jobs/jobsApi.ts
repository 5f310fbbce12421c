import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  ImportRejectsDocument,
  ImportRunsDocument,
  RetryJobDocument,
  StaffJobsDocument,
  StopImportDocument,
  StopJobDocument,
} from './jobs.generated.ts';

/** One page of jobs, with how many there are of each kind. */
export type JobPage = ResultOf<typeof StaffJobsDocument>['staffJobs'];
/** A job of the background. */
export type JobLine = JobPage['jobs'][number];
/** One page of imports. */
type RunPage = ResultOf<typeof ImportRunsDocument>['importRuns'];
/** One import of an operator. */
export type RunLine = RunPage['runs'][number];
/** An import with one page of the rows it rejected; null when there is none. */
export type RunRejects = ResultOf<typeof ImportRejectsDocument>['importRejects'];

const jobsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Jobs', 'Imports'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Asked again whenever the page opens: jobs move on by themselves. */
    staffJobs: query(StaffJobsDocument, 'staffJobs', { keepUnusedDataFor: 0, providesTags: ['Jobs'] }),
    importRuns: query(ImportRunsDocument, 'importRuns', { keepUnusedDataFor: 0, providesTags: ['Imports'] }),
    importRejects: query(ImportRejectsDocument, 'importRejects', { keepUnusedDataFor: 0, providesTags: ['Imports'] }),
    /** False when it may not be tried again any more. */
    retryJob: mutation(RetryJobDocument, 'retryJob', { invalidatesTags: ['Jobs'] }),
    /** False when it is over. */
    stopJob: mutation(StopJobDocument, 'stopJob', { invalidatesTags: ['Jobs'] }),
    /** False when it is over, or was asked to stop before. */
    stopImport: mutation(StopImportDocument, 'stopImport', { invalidatesTags: ['Imports'] }),
  })),
});

export const {
  useStaffJobsQuery,
  useImportRunsQuery,
  useImportRejectsQuery,
  useRetryJobMutation,
  useStopJobMutation,
  useStopImportMutation,
} = jobsApi;
