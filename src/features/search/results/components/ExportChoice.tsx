import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { ExportForm, searchInput } from '#features/search/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { saveExport } from '#ui/saveExport.ts';

import { ExportResultsDocument } from '../exportResults.generated.ts';

const exportApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    exportResults: mutation(ExportResultsDocument, {
      transformResponse: ({ exportResults }) => saveExport(exportResults),
    }),
  })),
});

const { useExportResultsMutation } = exportApi;

/** What is exported. */
export interface ExportChoiceProps {
  query: SearchQuery;
  total: number;
}

/** How results become a file. */
export function ExportChoice({ query, total }: ExportChoiceProps) {
  const [exportResults, request] = useExportResultsMutation();
  return (
    <ExportForm
      noun="record"
      {...{ total, request }}
      onExport={(format) => void exportResults({ input: searchInput(query), format })}
    />
  );
}
