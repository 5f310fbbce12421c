import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ImportRejectsDocument, ImportRunsDocument, StaffJobsDocument } from './jobs.generated.ts';

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

const jobsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Asked again whenever the page opens: jobs move on by themselves. */
    staffJobs: build.query<JobPage, VariablesOf<typeof StaffJobsDocument>>({ query: ask(StaffJobsDocument), transformResponse: (data: ResultOf<typeof StaffJobsDocument>) => data.staffJobs, keepUnusedDataFor: 0 }),
    importRuns: build.query<RunPage, VariablesOf<typeof ImportRunsDocument>>({ query: ask(ImportRunsDocument), transformResponse: (data: ResultOf<typeof ImportRunsDocument>) => data.importRuns, keepUnusedDataFor: 0 }),
    importRejects: build.query<RunRejects, VariablesOf<typeof ImportRejectsDocument>>({
      query: ask(ImportRejectsDocument),
      transformResponse: (data: ResultOf<typeof ImportRejectsDocument>) => data.importRejects,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useStaffJobsQuery, useImportRunsQuery, useImportRejectsQuery } = jobsApi;
