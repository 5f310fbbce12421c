import type { ReactNode } from 'react';

import { Answer } from '#ui/Answer/Answer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { correctionsPageTexts } from '../texts.ts';

interface QueueListProps<Item> {
  /** What the query of the list answered. */
  query: { data?: readonly Item[]; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** Said where the list is empty. */
  nothing: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of the page. States: loading, failed, empty, some. */
export const QueueList = <Item,>({ query, nothing, children }: QueueListProps<Item>) => (
  <Answer
    of={query}
    texts={correctionsPageTexts}
    headingLevel={2}
    empty={<Notice tone="empty" headingLevel={2} title={nothing} />}
  >
    {children}
  </Answer>
);
