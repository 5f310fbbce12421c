import { type ReactNode } from 'react';

import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { correctionsPageTexts } from '../texts.ts';

interface QueueListProps<Item> {
  /** What the query of the list answered. */
  query: { data?: readonly Item[]; error?: unknown; refetch: () => unknown };
  /** Said where the list is empty. */
  nothing: string;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list of the page. States: loading, failed, empty, some. */
export function QueueList<Item>({ query: { data, error, refetch }, nothing, children }: QueueListProps<Item>) {
  if (error && data === undefined)
    return (
      <LoadFailure headingLevel={2} title={correctionsPageTexts.failed} error={error} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <PageSkeleton label={correctionsPageTexts.loading} />;
  return data.length === 0 ? <Notice tone="empty" headingLevel={2} title={nothing} /> : children(data);
}
