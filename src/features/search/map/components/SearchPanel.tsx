import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { EditSearchForm } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';

import { mapAddress } from '../mapAddress.ts';

/** The search as a form, to be changed; it leads to the map again. */
export function SearchPanel({ base, onSearch }: { base: SearchQuery; onSearch: () => void }) {
  return (
    <Card>
      <EditSearchForm base={base} addressOf={(query) => mapAddress(query)} onSearch={onSearch} />
    </Card>
  );
}
