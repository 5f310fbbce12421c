import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

const TakeRoot = lazyPart(() => import('../components/TakeRoot.tsx').then((chunk) => chunk.TakeRoot));

/** Where a visitor who began a tree comes once they have an account. */
export function Component() {
  useEffect(() => TakeRoot.preload(), []);
  return (
    <Suspense fallback={<PageSkeleton label="Loading the first steps" />}>
      <TakeRoot />
    </Suspense>
  );
}
