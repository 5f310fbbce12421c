import { RecordSearchForm } from '#features/search-query/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { HoldingsPart } from '../components/HoldingsPart.tsx';
import { RecentSearches } from '../components/RecentSearches.tsx';
import styles from './home.module.scss';

/** What a visitor comes to: the search first. */
export function Component() {
  return (
    <>
      <section aria-label="Search" className={styles.hero}>
        <div className={styles.inner}>
          <h1 className={styles.title}>Find the people in the records</h1>
          <p className={styles.lead}>Search censuses, parish registers and lists of every kind, and see why each record matched.</p>
          <div className={styles.search}>
            <Card>
              <RecordSearchForm />
            </Card>
          </div>
        </div>
      </section>
      <PageContainer>
        <div className={styles.parts}>
          <RecentSearches />
          <HoldingsPart />
        </div>
      </PageContainer>
    </>
  );
}
