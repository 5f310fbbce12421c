import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { saveExport } from '#ui/saveExport.ts';

import { ExportArticlesDocument } from './exportArticles.generated.ts';

const exportArticlesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    exportArticles: mutation(ExportArticlesDocument, {
      transformResponse: ({ exportArticles }) => saveExport(exportArticles),
    }),
  })),
});

export const { useExportArticlesMutation } = exportArticlesApi;
