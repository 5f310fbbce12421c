import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';

import {
  CancelGedcomImportDocument,
  GedcomExportPreviewDocument,
  GedcomImportDocument,
  GedcomUploadDocument,
  IssueGedcomExportDocument,
  OpenGedcomUploadDocument,
  StartGedcomImportDocument,
} from './gedcom.generated.ts';

type Upload = ResultOf<typeof GedcomUploadDocument>['gedcomUpload'];
/** An import of a file, under way or over. */
export type GedcomImport = NonNullable<Upload['latest']>;
/** What a file would become. */
export type GedcomCheck = NonNullable<GedcomImport['check']>;
export type ExportPreview = ResultOf<typeof GedcomExportPreviewDocument>['gedcomExportPreview'];

const queries = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The member's latest import, asked again whenever the page opens: it goes on while they are elsewhere. */
    gedcomUpload: query(GedcomUploadDocument, 'gedcomUpload', { keepUnusedDataFor: 0 }),
    /** One import, asked for again and again while it is under way. */
    gedcomImport: query(GedcomImportDocument, 'gedcomImport', { keepUnusedDataFor: 0 }),
    /** What an export would leave out; written for it each time, since the tree changes. */
    gedcomExportPreview: query(GedcomExportPreviewDocument, 'gedcomExportPreview', { keepUnusedDataFor: 0 }),
  })),
});

const mutations = queries.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    openGedcomUpload: mutation(OpenGedcomUploadDocument, 'openGedcomUpload'),
    startGedcomImport: mutation(StartGedcomImportDocument, 'startGedcomImport'),
    cancelGedcomImport: mutation(CancelGedcomImportDocument, 'cancelGedcomImport'),
    issueGedcomExport: mutation(IssueGedcomExportDocument, 'issueGedcomExport'),
  })),
});

export const { useGedcomUploadQuery, useGedcomImportQuery, useLazyGedcomExportPreviewQuery } = queries;
export const {
  useOpenGedcomUploadMutation,
  useStartGedcomImportMutation,
  useCancelGedcomImportMutation,
  useIssueGedcomExportMutation,
} = mutations;
