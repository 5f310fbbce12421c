import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { saveExport } from '#ui/saveExport.ts';

import { ExportResultsDocument } from './exportResults.generated.ts';

const exportApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    exportResults: mutation(ExportResultsDocument, {
      transformResponse: ({ exportResults }) => saveExport(exportResults),
    }),
  })),
});

export const { useExportResultsMutation } = exportApi;
