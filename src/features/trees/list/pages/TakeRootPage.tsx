import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { stepsTexts } from '../stepsTexts.ts';

const TakeRoot = lazyPart(() => import('../components/TakeRoot.tsx').then((chunk) => chunk.TakeRoot));

/** Where a visitor who started a tree arrives once they have an account. */
export function Component() {
  useEffect(() => TakeRoot.preload(), []);
  return (
    <Suspense fallback={<PageSkeleton label={stepsTexts.loading} />}>
      <TakeRoot />
    </Suspense>
  );
}
