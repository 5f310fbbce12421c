import { Suspense, useEffect } from 'react';

import { useRecordSetsQuery } from '#features/search-query/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

const Browse = lazyPart(() => import('./Browse.tsx').then((chunk) => chunk.Browse));

const waiting = (
  <div role="status">
    <VisuallyHidden>Loading record sets</VisuallyHidden>
    <SkeletonTable rows={4} columns={3} />
  </div>
);

/** What there is to browse. States: loading, failed, nothing loaded, shelves. The search above works in each of them. */
export function HoldingsPart() {
  const { data: sets, isFetching, error, refetch } = useRecordSetsQuery();
  useEffect(() => Browse.preload(), []);
  if (sets === undefined && isFetching) return waiting;
  if (sets === undefined) {
    return (
      <Notice tone="error" headingLevel={2} title="The record sets could not be loaded" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        <p>{describeError(error)}</p>
      </Notice>
    );
  }
  if (sets.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title="No record sets are loaded yet">
        <p>They appear here as soon as the site’s operator has imported some.</p>
      </Notice>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <Browse sets={sets} />
    </Suspense>
  );
}
