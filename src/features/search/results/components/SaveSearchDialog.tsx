import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { NameSearchDialog } from '#features/search/core/index.ts';

import { useSaveSearchMutation } from '../keepSearchApi.ts';

interface SaveSearchDialogProps {
  query: SearchQuery;
  onClose: () => void;
}

/** Saves a search of records under a name. */
export function SaveSearchDialog({ query, onClose }: SaveSearchDialogProps) {
  const [save] = useSaveSearchMutation();
  return (
    <NameSearchDialog
      noun="record"
      words={describeSearch(query)}
      onSave={(name) => save({ name, search: writeSearchAddress({ ...query, page: 1 }) })}
      onClose={onClose}
    />
  );
}
