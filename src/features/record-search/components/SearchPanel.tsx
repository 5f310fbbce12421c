import { useEffect, useRef } from 'react';

import type { SearchQuery } from '#domain/search/searchQuery.ts';
import { RecordSearchForm } from '#features/search-query/index.ts';
import { Card } from '#ui/Card/Card.tsx';

interface SearchPanelProps {
  base: SearchQuery;
  /** How often the reader asked to go to the form; each time the focus goes to its first field. */
  focusAsked: number;
  onSearch: () => void;
}

/** The search as a form again, to be changed. */
export function SearchPanel({ base, focusAsked, onSearch }: SearchPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusAsked > 0) form.current?.querySelector('input')?.focus();
  }, [focusAsked]);
  return (
    <Card>
      <RecordSearchForm ref={form} base={base} onSearch={onSearch} />
    </Card>
  );
}
