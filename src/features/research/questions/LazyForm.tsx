import { type ReactNode, Suspense } from 'react';

import { SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';

/** A form that was opened, once its code is there. */
export const LazyForm = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<SkeletonTable rows={2} columns={2} />}>{children}</Suspense>
);
