import type { ChartView } from '#domain/trees/chart/layout/chart.ts';

import { rareTexts } from './texts.ts';
import styles from './TooManyPeople.module.scss';

/** People the server sends at once. */
const MOST_PEOPLE = { relatives: 2_000, others: 4_000 } as const;

/** Over a chart: there are more people in it than are sent. */
export const TooManyPeople = ({ view }: { view: ChartView }) => (
  <p className={styles.note}>{rareTexts.tooMany(view === 'relatives' ? MOST_PEOPLE.relatives : MOST_PEOPLE.others)}</p>
);
