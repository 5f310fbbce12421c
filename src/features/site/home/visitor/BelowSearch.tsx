import { useRecordSetsQuery } from '#features/search/core/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { RecentSearches } from '../member/RecentSearches.tsx';
import styles from './BelowSearch.module.scss';
import { GuideCards } from './GuideCards.tsx';
import { HoldingsFigures } from './HoldingsFigures.tsx';
import { HoldingsPart } from './HoldingsPart.tsx';
import { Proofs } from './Proofs.tsx';
import { StartTree } from './StartTree.tsx';

/** What follows the search on the home of visitors; each part that needs an answer waits for its own. */
export function BelowSearch() {
  const { data: sets } = useRecordSetsQuery();
  return (
    <>
      <HoldingsFigures sets={sets ?? []} />
      <PageContainer width="wide">
        <div className={styles.parts}>
          <RecentSearches />
          <Proofs sets={sets ?? []} />
          <GuideCards />
          <StartTree />
          <HoldingsPart />
        </div>
      </PageContainer>
    </>
  );
}
