import { Suspense, useEffect } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

import { stepsTexts } from '../stepsTexts.ts';

const CreateTree = lazyPart(() => import('../components/CreateTree.tsx').then((chunk) => chunk.CreateTree));

/** The first steps of a new tree. */
export function Component() {
  useEffect(() => CreateTree.preload(), []);
  return (
    <Suspense fallback={<PageSkeleton label={stepsTexts.loading} />}>
      <CreateTree />
    </Suspense>
  );
}
