import type { ReactNode } from 'react';

import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './components.module.scss';

interface LoadedProps<Data> {
  /** As of a query: null is an answer as well. */
  answer: { data?: Data | undefined; error?: unknown; refetch: () => unknown };
  /** What is on its way. */
  loading: string;
  /** What did not come. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * A part of a page with what was asked for. States: failed with a way to try again, on its way, here. What came once
 * stays while it is asked again.
 */
export function Loaded<Data>({ answer: { data, error, refetch }, loading, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined)
    return <LoadFailure headingLevel={2} title={failed} error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" className={styles.waiting}>
      <VisuallyHidden>{loading}</VisuallyHidden>
      {Array.from({ length: 8 }, (_card, at) => (
        <div key={at} aria-hidden="true" className={styles.waitingCard}>
          <span className={styles.waitingPicture} />
          <SkeletonLine width="long" />
          <SkeletonLine width="medium" />
        </div>
      ))}
    </div>
  );
}
