import type { ReportRequest } from '#domain/trees/reports/reportRequest.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
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

/** A report as the server is asked for it. */
export const reportInput = ({ kind, parts, ...request }: ReportRequest): Input => ({
  ...request,
  kind: kind.toUpperCase() as Input['kind'],
  parts: parts.map((part) => part.toUpperCase() as Input['kind']),
});

const queries = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    treeReport: query(TreeReportDocument, 'treeReport', { providesTags: ['TreePeople', 'FamilyTree'] }),
    /**
     * The member's files of a tree, asked again whenever the page opens: they are written while the member is
     * elsewhere.
     */
    treeReportFiles: query(TreeReportFilesDocument, 'treeReportFiles', { keepUnusedDataFor: 0 }),
  })),
});

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    makeTreeReportFile: mutation(MakeTreeReportFileDocument, 'makeTreeReportFile'),
    cancelTreeReportFile: mutation(CancelTreeReportFileDocument, 'cancelTreeReportFile'),
    issueTreeReportFile: mutation(IssueTreeReportFileDocument, 'issueTreeReportFile'),
  })),
});

export const { useTreeReportQuery, useTreeReportFilesQuery } = queries;
export const { useMakeTreeReportFileMutation, useCancelTreeReportFileMutation, useIssueTreeReportFileMutation } =
  mutations;
