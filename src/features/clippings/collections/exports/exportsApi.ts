import { clippingsApi } from '#features/clippings/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import {
  CancelClippingExportDocument,
  ClippingExportsDocument,
  IssueClippingExportDocument,
  MakeClippingExportDocument,
} from './exports.generated.ts';

/** A file that is written, or is to be. */
export type ClippingExport = ResultOf<typeof ClippingExportsDocument>['clippingExports'][number];
/** What is exported: a collection, or the member's own clippings by words and tag. */
export type ExportSubject = Omit<VariablesOf<typeof MakeClippingExportDocument>['input'], 'format'>;
type Outcome = ResultOf<typeof MakeClippingExportDocument>['makeClippingExport'];

const exportsApi = clippingsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Asked again whenever the window opens: files are written while the member is elsewhere, in another window, too.
     */
    clippingExports: build.query<ClippingExport[], VariablesOf<typeof ClippingExportsDocument>>({
      query: ask(ClippingExportsDocument),
      transformResponse: (data: ResultOf<typeof ClippingExportsDocument>) => data.clippingExports,
      keepUnusedDataFor: 0,
    }),
    makeClippingExport: build.mutation<Outcome, VariablesOf<typeof MakeClippingExportDocument>>({
      query: ask(MakeClippingExportDocument),
      transformResponse: (data: ResultOf<typeof MakeClippingExportDocument>) => data.makeClippingExport,
    }),
    cancelClippingExport: build.mutation<boolean, VariablesOf<typeof CancelClippingExportDocument>>({
      query: ask(CancelClippingExportDocument),
      transformResponse: (data: ResultOf<typeof CancelClippingExportDocument>) => data.cancelClippingExport,
    }),
    issueClippingExport: build.mutation<string, VariablesOf<typeof IssueClippingExportDocument>>({
      query: ask(IssueClippingExportDocument),
      transformResponse: (data: ResultOf<typeof IssueClippingExportDocument>) => data.issueClippingExport,
    }),
  }),
});

export const {
  useClippingExportsQuery,
  useMakeClippingExportMutation,
  useCancelClippingExportMutation,
  useIssueClippingExportMutation,
} = exportsApi;
