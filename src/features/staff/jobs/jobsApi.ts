import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
  endpoints: (build) => ({
    /** Asked again whenever the page opens: jobs move on by themselves. */
    staffJobs: build.query<JobPage, VariablesOf<typeof StaffJobsDocument>>({
      query: ask(StaffJobsDocument),
      transformResponse: (data: ResultOf<typeof StaffJobsDocument>) => data.staffJobs,
      keepUnusedDataFor: 0,
      providesTags: ['Jobs'],
    }),
    importRuns: build.query<RunPage, VariablesOf<typeof ImportRunsDocument>>({
      query: ask(ImportRunsDocument),
      transformResponse: (data: ResultOf<typeof ImportRunsDocument>) => data.importRuns,
      keepUnusedDataFor: 0,
      providesTags: ['Imports'],
    }),
    importRejects: build.query<RunRejects, VariablesOf<typeof ImportRejectsDocument>>({
      query: ask(ImportRejectsDocument),
      transformResponse: (data: ResultOf<typeof ImportRejectsDocument>) => data.importRejects,
      keepUnusedDataFor: 0,
      providesTags: ['Imports'],
    }),
    /** False when it may not be tried again any more. */
    retryJob: build.mutation<boolean, VariablesOf<typeof RetryJobDocument>>({
      query: ask(RetryJobDocument),
      transformResponse: (data: ResultOf<typeof RetryJobDocument>) => data.retryJob,
      invalidatesTags: ['Jobs'],
    }),
    /** False when it is over. */
    stopJob: build.mutation<boolean, VariablesOf<typeof StopJobDocument>>({
      query: ask(StopJobDocument),
      transformResponse: (data: ResultOf<typeof StopJobDocument>) => data.stopJob,
      invalidatesTags: ['Jobs'],
    }),
    /** False when it is over, or was asked to stop before. */
    stopImport: build.mutation<boolean, VariablesOf<typeof StopImportDocument>>({
      query: ask(StopImportDocument),
      transformResponse: (data: ResultOf<typeof StopImportDocument>) => data.stopImport,
      invalidatesTags: ['Imports'],
    }),
  }),
});

export const {
  useStaffJobsQuery,
  useImportRunsQuery,
  useImportRejectsQuery,
  useRetryJobMutation,
  useStopJobMutation,
  useStopImportMutation,
} = jobsApi;
