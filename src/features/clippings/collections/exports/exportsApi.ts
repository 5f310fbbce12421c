import { clippingsApi } from '#features/clippings/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
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

const exportsApi = clippingsApi.injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /**
     * Asked again whenever the window opens: files are written while the member is elsewhere, in another window, too.
     */
    clippingExports: query(ClippingExportsDocument, 'clippingExports', { keepUnusedDataFor: 0 }),
    makeClippingExport: mutation(MakeClippingExportDocument, 'makeClippingExport'),
    cancelClippingExport: mutation(CancelClippingExportDocument, 'cancelClippingExport'),
    issueClippingExport: mutation(IssueClippingExportDocument, 'issueClippingExport'),
  })),
});

export const {
  useClippingExportsQuery,
  useMakeClippingExportMutation,
  useCancelClippingExportMutation,
  useIssueClippingExportMutation,
} = exportsApi;
