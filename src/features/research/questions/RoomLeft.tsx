import { FEW_ROWS_LEFT } from '#domain/research/questions/questionLimits.ts';

import styles from './questions.module.scss';
import { rowTexts as texts } from './texts.ts';

/** Says how many more rows there is room for, once there are few. */
export function RoomLeft({ rows, most }: { rows: readonly unknown[]; most: number }) {
  const left = most - rows.length;
  return left <= FEW_ROWS_LEFT ? <p className={styles.muted}>{texts.left(left)}</p> : null;
}
