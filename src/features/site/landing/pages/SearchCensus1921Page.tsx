import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { CensusHoldings } from '../components/CensusHoldings.tsx';
import { CensusSearchPart } from '../components/CensusSearchPart.tsx';
import styles from './SearchCensus1921Page.module.scss';

const YEAR = 1921;

/** The 1921 census for members; every sub-path is this page (spec 1 section 2, Q-055). */
export function Component() {
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>Search the 1921 census</h1>
          <p className={styles.lead}>
            Taken on 19 June 1921. Begin with a name and a year of birth; a place brings the neighbours into view as well.
          </p>
        </div>
        <CensusSearchPart year={YEAR} label="Search the 1921 census" />
        <CensusHoldings year={YEAR} />
      </div>
    </PageContainer>
  );
}
