import { RecordSearchForm } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import styles from '../home.module.scss';
import { FamilyTrees } from './FamilyTrees.tsx';
import { HoldingsPart } from './HoldingsPart.tsx';
import { RecentSearches } from './RecentSearches.tsx';

interface VisitorHomeProps {
  /** The library that a patron came from; null for visitors. */
  libraryName: string | null;
}

/** The home of visitors and of library patrons: the search first. */
export function VisitorHome({ libraryName }: VisitorHomeProps) {
  return (
    <>
      <section aria-label="Search" className={styles.hero}>
        <div className={styles.inner}>
          {libraryName !== null && (
            <p className={styles.library}>
              Your access comes from <strong>{libraryName}</strong>
            </p>
          )}
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
          <FamilyTrees isMember={false} />
          <HoldingsPart />
        </div>
      </PageContainer>
    </>
  );
}
