import { describeError } from '#domain/kernel/errors/describeError.ts';
import type { ChartView } from '#domain/trees/chart/layout/chart.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { Missed } from '../kin/useKin.ts';
import styles from './ChartNotices.module.scss';
import { rareTexts } from './texts.ts';
import tooManyPeopleStyles from './TooManyPeople.module.scss';

/** People the server sends at once. */
const MOST_PEOPLE = { relatives: 2_000, others: 4_000 } as const;

/** Over a chart: there are more people in it than are sent. */
export const TooManyPeople = ({ view }: { view: ChartView }) => (
  <p className={tooManyPeopleStyles.note}>
    {rareTexts.tooMany(view === 'relatives' ? MOST_PEOPLE.relatives : MOST_PEOPLE.others)}
  </p>
);

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
