import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';
import { saveAs } from '#ui/saveAs.ts';

import { ExportResultsDocument } from './exportResults.generated.ts';

type Exported = Pick<ResultOf<typeof ExportResultsDocument>['exportResults'], 'rows' | 'total'>;

const exportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    exportResults: build.mutation<Exported, VariablesOf<typeof ExportResultsDocument>>({
      query: ask(ExportResultsDocument),
      // The file goes to the reader as it comes: a thousand records have no business in the store.
      transformResponse: ({ exportResults: { fileName, mediaType, text, rows, total } }: ResultOf<typeof ExportResultsDocument>) => {
        saveAs(fileName, text, mediaType === 'text/csv' ? 'text/csv' : 'application/json');
        return { rows, total };
      },
    }),
  }),
});

export const { useExportResultsMutation } = exportApi;
