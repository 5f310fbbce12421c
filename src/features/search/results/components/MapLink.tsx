import { Map } from 'lucide-react';

import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { mapTexts } from '../texts.ts';

/** The same search on a map. */
export function MapLink({ query }: { query: SearchQuery }) {
  return (
    <ButtonLink
      size="sm"
      icon={<Map aria-hidden="true" size={16} />}
      to={`/maps?${writeSearchAddress({ ...query, page: 1 })}`}
    >
      {mapTexts.link}
    </ButtonLink>
  );
}
