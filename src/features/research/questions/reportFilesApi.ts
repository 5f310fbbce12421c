import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  CancelResearchReportFileDocument,
  IssueResearchReportFileDocument,
  MakeResearchReportFileDocument,
  ResearchReportFilesDocument,
} from './question.generated.ts';

/** A question as a PDF that is being written, or kept. */
export type ReportFile = ResultOf<typeof ResearchReportFilesDocument>['researchReportFiles'][number];

const api = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    researchReportFiles: query(ResearchReportFilesDocument, 'researchReportFiles', { keepUnusedDataFor: 0 }),
    makeResearchReportFile: mutation(MakeResearchReportFileDocument, 'makeResearchReportFile'),
    cancelResearchReportFile: mutation(CancelResearchReportFileDocument),
    /** Answers the path of the file, which opens once. */
    issueResearchReportFile: mutation(IssueResearchReportFileDocument, 'issueResearchReportFile'),
  })),
});

export const {
  useResearchReportFilesQuery,
  useMakeResearchReportFileMutation,
  useCancelResearchReportFileMutation,
  useIssueResearchReportFileMutation,
} = api;
