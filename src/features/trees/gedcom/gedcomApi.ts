import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

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
type Opened = ResultOf<typeof OpenGedcomUploadDocument>['openGedcomUpload'];
type Started = ResultOf<typeof StartGedcomImportDocument>['startGedcomImport'];

const queries = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's latest import, asked again whenever the page opens: it goes on while they are elsewhere. */
    gedcomUpload: build.query<Upload, void>({
      query: () => ask(GedcomUploadDocument)({}),
      transformResponse: (data: ResultOf<typeof GedcomUploadDocument>) => data.gedcomUpload,
      keepUnusedDataFor: 0,
    }),
    /** One import, asked for again and again while it is under way. */
    gedcomImport: build.query<GedcomImport | null, VariablesOf<typeof GedcomImportDocument>>({
      query: ask(GedcomImportDocument),
      transformResponse: (data: ResultOf<typeof GedcomImportDocument>) => data.gedcomImport,
      keepUnusedDataFor: 0,
    }),
    /** What an export would leave out; written for it each time, since the tree changes. */
    gedcomExportPreview: build.query<ExportPreview, VariablesOf<typeof GedcomExportPreviewDocument>>({
      query: ask(GedcomExportPreviewDocument),
      transformResponse: (data: ResultOf<typeof GedcomExportPreviewDocument>) => data.gedcomExportPreview,
      keepUnusedDataFor: 0,
    }),
  }),
});

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    openGedcomUpload: build.mutation<Opened, VariablesOf<typeof OpenGedcomUploadDocument>>({
      query: ask(OpenGedcomUploadDocument),
      transformResponse: (data: ResultOf<typeof OpenGedcomUploadDocument>) => data.openGedcomUpload,
    }),
    startGedcomImport: build.mutation<Started, VariablesOf<typeof StartGedcomImportDocument>>({
      query: ask(StartGedcomImportDocument),
      transformResponse: (data: ResultOf<typeof StartGedcomImportDocument>) => data.startGedcomImport,
    }),
    cancelGedcomImport: build.mutation<boolean, VariablesOf<typeof CancelGedcomImportDocument>>({
      query: ask(CancelGedcomImportDocument),
      transformResponse: (data: ResultOf<typeof CancelGedcomImportDocument>) => data.cancelGedcomImport,
    }),
    issueGedcomExport: build.mutation<string, VariablesOf<typeof IssueGedcomExportDocument>>({
      query: ask(IssueGedcomExportDocument),
      transformResponse: (data: ResultOf<typeof IssueGedcomExportDocument>) => data.issueGedcomExport,
    }),
  }),
});

export const { useGedcomUploadQuery, useGedcomImportQuery, useLazyGedcomExportPreviewQuery } = queries;
export const {
  useOpenGedcomUploadMutation,
  useStartGedcomImportMutation,
  useCancelGedcomImportMutation,
  useIssueGedcomExportMutation,
} = mutations;
