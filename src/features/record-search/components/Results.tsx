import { useState, type Ref } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import type { SearchResult } from '../api/recordSearchApi.ts';
import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import { ResultsList } from './ResultsList.tsx';
import { ResultsTable } from './ResultsTable.tsx';

/** What both forms of the list take. */
export interface ResultsProps {
  result: SearchResult;
  address: SearchAddress;
  /** Newer results are on their way; these stay readable. */
  busy: boolean;
  /** Ids of the rows whose reasons are shown. */
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

/** One page of results: a table, or a list on phones. */
export function Results({ ref, ...rest }: Omit<ResultsProps, 'opened' | 'onToggle'> & { ref: Ref<HTMLDivElement> }) {
  const isPhone = useMediaQuery(belowQuery('md'));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const onToggle = (id: string) => setOpened(opened.has(id) ? new Set([...opened].filter((each) => each !== id)) : new Set([...opened, id]));
  const Form = isPhone ? ResultsList : ResultsTable;
  return (
    <div ref={ref}>
      <Form {...rest} opened={opened} onToggle={onToggle} />
    </div>
  );
}
