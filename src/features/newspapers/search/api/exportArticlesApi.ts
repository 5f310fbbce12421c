import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';
import { saveAs } from '#ui/saveAs.ts';

import { ExportArticlesDocument } from './exportArticles.generated.ts';

type Exported = Pick<ResultOf<typeof ExportArticlesDocument>['exportArticles'], 'rows' | 'total'>;

const exportArticlesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exportArticles: build.mutation<Exported, VariablesOf<typeof ExportArticlesDocument>>({
      query: ask(ExportArticlesDocument),
      // The file goes to the reader as it comes: a thousand articles have no business in the store.
      transformResponse: ({ exportArticles: { fileName, mediaType, text, rows, total } }: ResultOf<typeof ExportArticlesDocument>) => {
        saveAs(fileName, text, mediaType === 'text/csv' ? 'text/csv' : 'application/json');
        return { rows, total };
      },
    }),
  }),
});

export const { useExportArticlesMutation } = exportArticlesApi;
