import type { ReactNode } from 'react';

import { belowQuery } from '#ui/breakpoints.ts';
import { Card } from '#ui/Card/Card.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import styles from './FoldCard.module.scss';
import { PhoneFold } from './PhoneFold.tsx';

interface FoldCardProps {
  title: string;
  /** What a phone shows of it, where that says more than the title. */
  foldedTitle?: string;
  /** No card on wider screens: the content has a frame and a name of its own. */
  isFramed?: boolean;
  children: ReactNode;
}

/** A card of a record that a phone shows as one line, its title, until it is pressed. */
export function FoldCard({ title, foldedTitle = title, isFramed = false, children }: FoldCardProps) {
  const isPhone = useMediaQuery(belowQuery('md'));
  if (!isPhone) return isFramed ? children : <Card title={title}>{children}</Card>;
  return (
    <section aria-label={title} className={styles.folded}>
      <PhoneFold title={foldedTitle} headingLevel={2}>
        <div className={styles.content}>{children}</div>
      </PhoneFold>
    </section>
  );
}
