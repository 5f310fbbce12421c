import { readSiteBoot } from '#services/config/siteBoot.ts';

import { FreeSets } from '../components/FreeSets.tsx';
import { TextPage } from '../components/TextPage.tsx';
import { freeTexts } from '../freeTexts.ts';
import styles from './FreeRecordsPage.module.scss';

const FREE_TRIAL = { title: freeTexts.trial, to: '/free-trial', value: null, spans: [] };

/**
 * Record sets that cost nothing, on the indigo ground, with the way to a free trial of the rest (spec 1 section 2)
 * where subscriptions are sold.
 */
export function Component() {
  return (
    <div className={styles.page}>
      <TextPage
        kind="landing"
        textKey="free-ancestry-records"
        {...(readSiteBoot().sellsPlans && { action: FREE_TRIAL })}
        above={<FreeSets />}
      />
    </div>
  );
}
