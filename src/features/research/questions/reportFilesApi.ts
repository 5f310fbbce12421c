import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CancelResearchReportFileDocument,
  IssueResearchReportFileDocument,
  MakeResearchReportFileDocument,
  ResearchReportFilesDocument,
} from './question.generated.ts';

/** A question as a PDF that is being written, or kept. */
export type ReportFile = ResultOf<typeof ResearchReportFilesDocument>['researchReportFiles'][number];

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    researchReportFiles: build.query<ReportFile[], VariablesOf<typeof ResearchReportFilesDocument>>({
      query: ask(ResearchReportFilesDocument),
      transformResponse: (data: ResultOf<typeof ResearchReportFilesDocument>) => data.researchReportFiles,
      keepUnusedDataFor: 0,
    }),
    makeResearchReportFile: build.mutation<
      ResultOf<typeof MakeResearchReportFileDocument>['makeResearchReportFile'],
      VariablesOf<typeof MakeResearchReportFileDocument>
    >({
      query: ask(MakeResearchReportFileDocument),
      transformResponse: (data: ResultOf<typeof MakeResearchReportFileDocument>) => data.makeResearchReportFile,
    }),
    cancelResearchReportFile: build.mutation<unknown, VariablesOf<typeof CancelResearchReportFileDocument>>({
      query: ask(CancelResearchReportFileDocument),
    }),
    /** Answers the path of the file, which opens once. */
    issueResearchReportFile: build.mutation<string, VariablesOf<typeof IssueResearchReportFileDocument>>({
      query: ask(IssueResearchReportFileDocument),
      transformResponse: (data: ResultOf<typeof IssueResearchReportFileDocument>) => data.issueResearchReportFile,
    }),
  }),
});

export const {
  useResearchReportFilesQuery,
  useMakeResearchReportFileMutation,
  useCancelResearchReportFileMutation,
  useIssueResearchReportFileMutation,
} = api;
