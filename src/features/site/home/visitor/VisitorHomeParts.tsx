import { useRecordSetsQuery } from '#features/search/core/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import { RecentSearches } from '../member/RecentSearches.tsx';
import { GuideCards } from './GuideCards.tsx';
import { HoldingsFigures } from './HoldingsFigures.tsx';
import { HoldingsPart } from './HoldingsPart.tsx';
import { HoldingsProofs } from './HoldingsProofs.tsx';
import { StartTree } from './StartTree.tsx';
import styles from './VisitorHomeParts.module.scss';

/** What follows the search on the home of visitors; each part that needs an answer waits for its own. */
export function VisitorHomeParts() {
  const { data: sets } = useRecordSetsQuery();
  return (
    <>
      <HoldingsFigures sets={sets ?? []} />
      <PageContainer width="wide">
        <div className={styles.parts}>
          <RecentSearches />
          <HoldingsProofs sets={sets ?? []} />
          <GuideCards />
          <StartTree />
          <HoldingsPart />
        </div>
      </PageContainer>
    </>
  );
}
