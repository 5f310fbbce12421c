import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { censusTexts } from '../censusTexts.ts';
import { CensusHoldings } from '../components/CensusHoldings.tsx';
import { CensusSearch } from '../components/CensusSearch.tsx';
import styles from './SearchCensus1921Page.module.scss';

const YEAR = 1921;

/** The 1921 census for members; every sub-path is this page (spec 1 section 2, Q-055). */
export function Component() {
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{censusTexts.search1921}</h1>
          <p className={styles.lead}>{censusTexts.lead1921}</p>
        </div>
        <CensusSearch year={YEAR} label={censusTexts.search1921} />
        <CensusHoldings year={YEAR} />
      </div>
    </PageContainer>
  );
}
