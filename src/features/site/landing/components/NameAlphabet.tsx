import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import type { Names } from '../landingApi.ts';
import { namesTexts } from '../namesTexts.ts';
import { landingTexts } from '../texts.ts';
import { Hero } from './Hero.tsx';
import { NameRanges } from './NameRanges.tsx';
import styles from './names.module.scss';

/** The whole 1911 census, to be opened by the first letter of a surname. */
export function NameAlphabet({ names: { ranges, total } }: { names: Names }) {
  return (
    <>
      <Hero
        text={{
          eyebrow: namesTexts.eyebrow,
          heading: namesTexts.heading,
          lead: namesTexts.lead,
          picture: 'ledger',
          actions: [],
        }}
      />
      <PageContainer>
        <div className={styles.page}>
          {total === 0 ? (
            <Notice
              tone="empty"
              headingLevel={2}
              title={namesTexts.none}
              actions={<ButtonLink to="/search/historical-records">{landingTexts.seeSets}</ButtonLink>}
            >
              <p>{namesTexts.noneText}</p>
            </Notice>
          ) : (
            <p className={styles.total}>{namesTexts.listed(total)}</p>
          )}
          <NameRanges title={namesTexts.ranges} ranges={ranges} />
        </div>
      </PageContainer>
    </>
  );
}
