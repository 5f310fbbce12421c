import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ExportStaffActsDocument, StaffActsDocument } from './audit.generated.ts';

type Page = ResultOf<typeof StaffActsDocument>['staffActs'];
/** One act of staff. */
export type StaffAct = Page['acts'][number];
/** Which acts are asked for. */
export type ActFilter = VariablesOf<typeof StaffActsDocument>['filter'];

const auditApi = baseApi.enhanceEndpoints({ addTagTypes: ['Acts'] }).injectEndpoints({
  endpoints: fromOperations(({ query, mutation }) => ({
    /** Nothing of it is kept once the page is left. */
    staffActs: query(StaffActsDocument, 'staffActs', { keepUnusedDataFor: 0, providesTags: ['Acts'] }),
    exportStaffActs: mutation(ExportStaffActsDocument, 'exportStaffActs', { invalidatesTags: ['Acts'] }),
  })),
});

export const { useStaffActsQuery, useExportStaffActsMutation } = auditApi;
