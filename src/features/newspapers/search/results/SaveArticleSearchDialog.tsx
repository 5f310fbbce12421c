import { NameSearchDialog } from '#features/search/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { SaveArticleSearchDocument } from '../saveArticleSearch.generated.ts';

const saveArticleSearchApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    saveArticleSearch: mutation(SaveArticleSearchDocument, 'saveSearch'),
  })),
});

const { useSaveArticleSearchMutation } = saveArticleSearchApi;

export interface SaveArticleSearchProps {
  /** The query part of the address, from its first page. */
  search: string;
  /** The search in words, to start the name from. */
  words: string;
}

/** Saves a search of articles under a name. */
export function SaveArticleSearchDialog({ search, words, onClose }: SaveArticleSearchProps & { onClose: () => void }) {
  const [save] = useSaveArticleSearchMutation();
  return <NameSearchDialog noun="article" words={words} onSave={(name) => save({ name, search })} onClose={onClose} />;
}
