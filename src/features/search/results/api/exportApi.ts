import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';
import { saveExport } from '#ui/saveExport.ts';

import { ExportResultsDocument } from './exportResults.generated.ts';

const exportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exportResults: build.mutation<ReturnType<typeof saveExport>, VariablesOf<typeof ExportResultsDocument>>({
      query: ask(ExportResultsDocument),
      transformResponse: ({ exportResults }: ResultOf<typeof ExportResultsDocument>) => saveExport(exportResults),
    }),
  }),
});

export const { useExportResultsMutation } = exportApi;
