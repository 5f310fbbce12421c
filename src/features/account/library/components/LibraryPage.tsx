import type { ReactNode } from 'react';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import styles from './LibraryPage.module.scss';

interface LibraryPageProps {
  title: string;
  /** A sentence under the heading. */
  intro?: ReactNode;
  /** `text` for reading, `narrow` for one form. */
  width?: 'text' | 'narrow';
  children: ReactNode;
}

/** The frame of every page here. */
export function LibraryPage({ title, intro, width = 'narrow', children }: LibraryPageProps) {
  return (
    <PageContainer width={width}>
      <div className={styles.page}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </PageContainer>
  );
}
