import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ExportStaffActsDocument, StaffActsDocument } from './audit.generated.ts';

type Page = ResultOf<typeof StaffActsDocument>['staffActs'];
/** One act of staff. */
export type StaffAct = Page['acts'][number];
/** Which acts are asked for. */
export type ActFilter = VariablesOf<typeof StaffActsDocument>['filter'];

const auditApi = baseApi.enhanceEndpoints({ addTagTypes: ['Acts'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Nothing of it is kept once the page is left. */
    staffActs: build.query<Page, VariablesOf<typeof StaffActsDocument>>({
      query: ask(StaffActsDocument),
      transformResponse: (data: ResultOf<typeof StaffActsDocument>) => data.staffActs,
      keepUnusedDataFor: 0,
      providesTags: ['Acts'],
    }),
    exportStaffActs: build.mutation<string, VariablesOf<typeof ExportStaffActsDocument>>({
      query: ask(ExportStaffActsDocument),
      transformResponse: (data: ResultOf<typeof ExportStaffActsDocument>) => data.exportStaffActs,
      invalidatesTags: ['Acts'],
    }),
  }),
});

export const { useStaffActsQuery, useExportStaffActsMutation } = auditApi;
