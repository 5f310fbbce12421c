import { figure } from '#domain/kernel/wording/countInWords.ts';
import type { HeldSet } from '#features/search/core/index.ts';

import { allHoldings } from '../holdings.ts';
import { holdingsTexts as texts } from '../texts.ts';
import styles from './HoldingsFigures.module.scss';

/** How much the site holds, counted now. Draws nothing for a site without records. */
export function HoldingsFigures({ sets }: { sets: readonly HeldSet[] }) {
  const all = allHoldings(sets);
  if (all.records === 0) return null;
  const free = sets.filter(({ access }) => access === 'free').length;
  const figures = [
    { label: texts.figuresRecords, value: figure(all.records) },
    { label: texts.figuresSets, value: figure(all.sets) },
    ...(all.span === null ? [] : [{ label: texts.figuresYears, value: all.span }]),
    ...(free === 0 ? [] : [{ label: texts.figuresFree, value: figure(free) }]),
  ];
  return (
    <div className={styles.band}>
      <dl className={styles.figures}>
        {figures.map(({ label, value }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
