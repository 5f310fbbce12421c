import type { ReactNode } from 'react';

import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import styles from '../pages/page.module.scss';

interface AccountPageProps {
  title: string;
  /** One sentence under the heading. */
  intro?: ReactNode;
  children?: ReactNode;
}

/** The frame of every page here: a heading, a sentence, one thing to do. */
export function AccountPage({ title, intro, children }: AccountPageProps) {
  return (
    <PageContainer width="narrow">
      <div className={styles.page}>
        <h1>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
    </PageContainer>
  );
}
