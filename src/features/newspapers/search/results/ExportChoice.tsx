import { ExportForm } from '#features/search/core/index.ts';

import { useExportArticlesMutation } from '../api/exportArticlesApi.ts';

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
