import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { Missed } from '../kin/useBranches.ts';
import { chartPageTexts } from '../texts.tsx';
import styles from './FamilyTreePage.module.scss';

/** Over a chart: more of it was requested and did not arrive. Draws nothing where all arrived. */
export function BranchesMissed({ missed }: { missed: readonly Missed[] }) {
  const [first] = missed;
  if (!first) return null;
  const isOffline = first.failure.kind === 'network';
  return (
    <div className={styles.missed}>
      <Notice tone="warning" title={isOffline ? chartPageTexts.branchOffline.title : chartPageTexts.branchFailed} actions={<Button size="sm" onClick={() => missed.forEach(({ retry }) => retry())}>{chartPageTexts.tryAgain}</Button>}>
        <p>{isOffline ? chartPageTexts.branchOffline.text : describeError(first.failure)}</p>
      </Notice>
    </div>
  );
}
