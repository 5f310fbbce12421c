import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';
import { useFlag, useGrant } from '#features/kernel/grants/index.ts';

import { continueTexts as texts } from '../texts.ts';
import styles from './Continue.module.scss';
import { ContinueDiary } from './ContinueDiary.tsx';
import { ContinueSaved } from './ContinueSaved.tsx';
import { ContinueTree } from './ContinueTree.tsx';
import { RecentSearches } from './RecentSearches.tsx';

/** Where a member left off: the tree changed last, what is new in saved searches, and the latest of the diary. */
export function Continue() {
  const hasTrees = useGrant('tree');
  const isTerminal = useFlag(LIBRARY_TERMINAL);
  const maySave = useGrant('search:save-search');
  return (
    <section aria-labelledby="continue" className={styles.continue}>
      <h2 id="continue">{texts.heading}</h2>
      {hasTrees && !isTerminal && <ContinueTree />}
      <div className={styles.lists}>
        {maySave && <ContinueSaved />}
        <ContinueDiary />
      </div>
      <RecentSearches />
    </section>
  );
}
