import { type ReactNode, useState } from 'react';

import { NoAnswer, type NoAnswerProps } from '#ui/Answer/NoAnswer.tsx';
import { classNames } from '#ui/classNames.ts';
import { lowClippingPicture } from '#ui/lowClippingPicture.ts';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import styles from './components.module.scss';

interface CardPictureProps {
  /** Of the small picture; null where there is none now. */
  address: string | null;
  alt: string;
  /** What is drawn where there is none, or it did not come. */
  children: ReactNode;
}

/** About as wide as cards are; in a list they are less than half of it. */
const CARD_WIDTH = '18rem';

/** The picture of a card; a sign in its place where it can’t be seen. */
export function CardPicture({ address, alt, children }: CardPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (address !== null && failed !== address)
    return (
      <img
        {...lowClippingPicture(address, CARD_WIDTH)}
        alt={alt}
        className={styles.picture}
        onError={() => setFailed(address)}
      />
    );
  return <span className={classNames(styles.picture, styles.noPicture)}>{children}</span>;
}

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
