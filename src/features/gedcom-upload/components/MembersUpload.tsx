import { Suspense } from 'react';

import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';

const Upload = lazyPart(() => import('./Upload.tsx').then((chunk) => chunk.Upload));

/** The upload of members, which visitors need not wait for. */
export function MembersUpload() {
  return (
    <Suspense fallback={<PageSkeleton label="Loading your uploads" />}>
      <Upload />
    </Suspense>
  );
}
