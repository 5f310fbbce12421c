import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { ExportForm, searchInput } from '#features/search/core/index.ts';

import { useExportResultsMutation } from '../api/exportApi.ts';

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
