import { figure } from '#domain/kernel/wording/counted.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import type { Names } from '../landingApi.ts';
import { Hero } from './Hero.tsx';
import { NameRanges } from './NameRanges.tsx';
import styles from './names.module.scss';

/** The whole 1911 census, to be opened by the first letter of a surname. */
export function NameAlphabet({ names: { ranges, total } }: { names: Names }) {
  return (
    <>
      <Hero
        text={{
          eyebrow: 'Sunday 2 April 1911',
          heading: 'The 1911 census by surname',
          lead: 'For the first time the form that a householder filled in was kept, handwriting and all. Choose the letters a surname begins with, and follow a name to the person.',
          picture: 'ledger',
          actions: [],
        }}
      />
      <PageContainer>
        <div className={styles.page}>
          {total === 0 ? (
            <Notice tone="empty" headingLevel={2} title="No 1911 census is loaded yet" actions={<ButtonLink to="/search/historical-records">See what is loaded</ButtonLink>}>
              <p>Its surnames appear here as soon as the site’s operator has imported one.</p>
            </Notice>
          ) : (
            <p className={styles.total}>{figure(total)} people are listed.</p>
          )}
          <NameRanges title="Surnames that begin with" ranges={ranges} />
        </div>
      </PageContainer>
    </>
  );
}
