import { Suspense, useEffect } from 'react';

import { useRecordSetsQuery } from '#features/search/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { holdingsTexts as texts } from '../texts.ts';

const BrowseHoldings = lazyPart(() =>
  import(/* webpackChunkName: "home" */ './BrowseHoldings.tsx').then((chunk) => chunk.BrowseHoldings),
);

const waiting = (
  <div role="status">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <SkeletonTable rows={4} columns={3} />
  </div>
);

/**
 * What there is to browse. States: loading, failed, nothing published, shelves. The search above works in each of them.
 */
export function HoldingsPart() {
  const { data: sets, ...answer } = useRecordSetsQuery();
  useEffect(() => BrowseHoldings.preload(), []);
  if (sets === undefined) return <NoAnswer of={answer} texts={texts} waiting={waiting} headingLevel={2} />;
  if (sets.length === 0) {
    return (
      <Notice tone="empty" headingLevel={2} title={texts.empty}>
        <p>{texts.emptyText}</p>
      </Notice>
    );
  }
  return (
    <Suspense fallback={waiting}>
      <BrowseHoldings sets={sets} />
    </Suspense>
  );
}
