import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { chartPageTexts } from '../texts.ts';
import styles from './FamilyTreePage.module.scss';

/** Before the first people have come. */
export const ChartLoading = () => (
  <div className={styles.loading}>
    <Spinner label={chartPageTexts.loading} />
  </div>
);
