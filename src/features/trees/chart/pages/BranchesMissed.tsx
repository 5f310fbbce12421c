import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { Missed } from '../kin/useBranches.ts';
import styles from './FamilyTreePage.module.scss';

/** Over a chart that stands: more of it was asked for and did not come. Nothing where all came. */
export function BranchesMissed({ missed }: { missed: readonly Missed[] }) {
  const [first] = missed;
  if (!first) return null;
  const isOffline = first.failure.kind === 'network';
  return (
    <div className={styles.missed}>
      <Notice tone="warning" title={isOffline ? 'Opening more of the tree needs a connection' : 'More of the tree could not be opened'} actions={<Button size="sm" onClick={() => missed.forEach(({ retry }) => retry())}>Try again</Button>}>
        <p>{isOffline ? 'What is drawn stays as it is.' : describeError(first.failure)}</p>
      </Notice>
    </div>
  );
}
