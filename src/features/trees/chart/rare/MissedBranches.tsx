import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { Missed } from '../kin/useBranches.ts';
import styles from './MissedBranches.module.scss';
import { rareTexts } from './texts.ts';

/** Over a chart: more of it was requested and did not arrive. @param first - what is said, of all that was missed */
export function MissedBranches({ first, missed }: { first: Missed; missed: readonly Missed[] }) {
  const isOffline = first.failure.kind === 'network';
  return (
    <div className={styles.missed}>
      <Notice
        tone="warning"
        title={isOffline ? rareTexts.branchOffline.title : rareTexts.branchFailed}
        actions={
          <Button size="sm" onClick={() => missed.forEach(({ retry }) => retry())}>
            {rareTexts.tryAgain}
          </Button>
        }
      >
        <p>{isOffline ? rareTexts.branchOffline.text : describeError(first.failure)}</p>
      </Notice>
    </div>
  );
}
