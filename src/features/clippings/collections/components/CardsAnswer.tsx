import type { ReactNode } from 'react';

import { NoAnswer, type NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './components.module.scss';

interface LoadedProps<Data> {
  /** As of a query: null is an answer as well. */
  answer: NoAnswerProps['of'] & { data?: Data | undefined };
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
export function CardsAnswer<Data>({ answer: { data, ...answer }, loading, failed, children }: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  const waiting = (
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
  return <NoAnswer of={answer} texts={{ failed }} waiting={waiting} headingLevel={2} />;
}
