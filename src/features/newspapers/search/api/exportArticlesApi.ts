import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';
import { saveExport } from '#ui/saveExport.ts';

import { ExportArticlesDocument } from './exportArticles.generated.ts';

const exportArticlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exportArticles: build.mutation<ReturnType<typeof saveExport>, VariablesOf<typeof ExportArticlesDocument>>({
      query: ask(ExportArticlesDocument),
      transformResponse: ({ exportArticles }: ResultOf<typeof ExportArticlesDocument>) => saveExport(exportArticles),
    }),
  }),
});

export const { useExportArticlesMutation } = exportArticlesApi;
