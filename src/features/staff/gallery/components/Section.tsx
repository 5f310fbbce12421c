import { type ReactNode, useId } from 'react';

import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './Section.module.scss';

interface SectionProps {
  title: string;
  /** One column, for what needs the width. */
  wide?: boolean;
  children: ReactNode;
}

export function Section({ title, wide = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {wide ? <Stack gap={6}>{children}</Stack> : <div className={styles.specimens}>{children}</div>}
    </section>
  );
}
