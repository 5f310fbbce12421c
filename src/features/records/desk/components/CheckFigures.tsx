import { figure } from '#domain/kernel/wording/countInWords.ts';

import type { SheetCheck } from '../deskApi.ts';
import { checkTexts as texts } from '../publishTexts.ts';
import styles from './check.module.scss';

/** How many rows there are, and what would become of them. */
export function CheckFigures({ check: { rows, accepted, closed, rejected } }: { check: SheetCheck }) {
  const figures = [
    [texts.rows, rows],
    [texts.accepted, accepted],
    [texts.closed, closed],
    [texts.rejected, rejected],
  ] as const;
  return (
    <div>
      <dl className={styles.figures}>
        {figures.map(([term, count]) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>{figure(count)}</dd>
          </div>
        ))}
      </dl>
      {closed > 0 && <p className={styles.note}>{texts.closedText}</p>}
    </div>
  );
}
