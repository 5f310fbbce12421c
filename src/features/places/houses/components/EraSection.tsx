import { type ReactNode, useId } from 'react';

import type { Era } from '#domain/places/houses/eras.ts';

import styles from './EraSection.module.scss';

interface EraSectionProps {
  id: Era['id'];
  heading: string;
  copy: string;
  children: ReactNode;
}

/** One of the four parts of the page. */
export function EraSection({ id, heading, copy, children }: EraSectionProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.copy}>{copy}</p>
      {children}
    </section>
  );
}
