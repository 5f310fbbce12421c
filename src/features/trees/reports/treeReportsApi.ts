import type { ReportRequest } from '#domain/trees/reports/reportRequest.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CancelTreeReportFileDocument,
  IssueTreeReportFileDocument,
  MakeTreeReportFileDocument,
  TreeReportDocument,
  TreeReportFilesDocument,
} from './treeReports.generated.ts';

/** A page of a report. */
export type TreeReport = ResultOf<typeof TreeReportDocument>['treeReport'];
/** A report as a file, waiting, written or failed. */
export type TreeReportFile = ResultOf<typeof TreeReportFilesDocument>['treeReportFiles'][number];
type Input = VariablesOf<typeof TreeReportDocument>['input'];
type Outcome = ResultOf<typeof MakeTreeReportFileDocument>['makeTreeReportFile'];

/** A report as the server is asked for it. */
export const reportInput = ({ kind, parts, ...request }: ReportRequest): Input => ({
  ...request,
  kind: kind.toUpperCase() as Input['kind'],
  parts: parts.map((part) => part.toUpperCase() as Input['kind']),
});

const queries = treeApi.injectEndpoints({
  endpoints: (build) => ({
    treeReport: build.query<TreeReport, VariablesOf<typeof TreeReportDocument>>({
      query: ask(TreeReportDocument),
      transformResponse: (data: ResultOf<typeof TreeReportDocument>) => data.treeReport,
      providesTags: ['TreePeople', 'FamilyTree'],
    }),
    /**
     * The member's files of a tree, asked again whenever the page opens: they are written while the member is
     * elsewhere.
     */
    treeReportFiles: build.query<TreeReportFile[], VariablesOf<typeof TreeReportFilesDocument>>({
      query: ask(TreeReportFilesDocument),
      transformResponse: (data: ResultOf<typeof TreeReportFilesDocument>) => data.treeReportFiles,
      keepUnusedDataFor: 0,
    }),
  }),
});

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    makeTreeReportFile: build.mutation<Outcome, VariablesOf<typeof MakeTreeReportFileDocument>>({
      query: ask(MakeTreeReportFileDocument),
      transformResponse: (data: ResultOf<typeof MakeTreeReportFileDocument>) => data.makeTreeReportFile,
    }),
    cancelTreeReportFile: build.mutation<boolean, VariablesOf<typeof CancelTreeReportFileDocument>>({
      query: ask(CancelTreeReportFileDocument),
      transformResponse: (data: ResultOf<typeof CancelTreeReportFileDocument>) => data.cancelTreeReportFile,
    }),
    issueTreeReportFile: build.mutation<string, VariablesOf<typeof IssueTreeReportFileDocument>>({
      query: ask(IssueTreeReportFileDocument),
      transformResponse: (data: ResultOf<typeof IssueTreeReportFileDocument>) => data.issueTreeReportFile,
    }),
  }),
});

export const { useTreeReportQuery, useTreeReportFilesQuery } = queries;
export const { useMakeTreeReportFileMutation, useCancelTreeReportFileMutation, useIssueTreeReportFileMutation } =
  mutations;
