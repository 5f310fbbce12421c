import { ExportForm } from '#features/search/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { saveExport } from '#ui/saveExport.ts';

import { ExportArticlesDocument } from '../exportArticles.generated.ts';

const exportArticlesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    exportArticles: mutation(ExportArticlesDocument, {
      transformResponse: ({ exportArticles }) => saveExport(exportArticles),
    }),
  })),
});

const { useExportArticlesMutation } = exportArticlesApi;

export interface ExportChoiceProps {
  /** The query part of the address. */
  search: string;
  total: number;
}

/** How articles become a file. */
export function ExportChoice({ search, total }: ExportChoiceProps) {
  const [exportArticles, request] = useExportArticlesMutation();
  return (
    <ExportForm noun="article" {...{ total, request }} onExport={(format) => void exportArticles({ search, format })} />
  );
}
