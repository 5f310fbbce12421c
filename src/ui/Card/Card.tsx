import { type ReactNode, useId } from 'react';

import { classNames } from '../classNames.ts';
import styles from './Card.module.scss';

interface CardProps {
  /** Names the section; without it the card is only a frame. */
  title?: string;
  headingLevel?: 2 | 3 | 4;
  /** Small controls at the end of the title line. */
  actions?: ReactNode;
  /** No padding: for tables and lists that reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A framed part of a page. */
export function Card({ title, headingLevel = 2, actions, flush = false, children }: CardProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  const className = classNames(styles.card, flush && styles.flush);
  if (title === undefined) return <div className={className}>{children}</div>;
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.header}>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {actions}
      </div>
      {children}
    </section>
  );
}
