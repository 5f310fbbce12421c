import { Fragment } from 'react';

import type { SummaryLine } from '#domain/search/results/summariseResults.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './SummaryText.module.scss';

/** What the results contain, in sentences whose values narrow the search. */
export function SummaryText({ lines }: { lines: readonly SummaryLine[] }) {
  return (
    <div className={styles.text}>
      {lines.map(({ id, parts }) => (
        <p key={id} className={id === 'total' ? styles.total : undefined}>
          {parts.map(({ words, search }, at) => (
            <Fragment key={`${at} ${words}`}>
              {search === null ? words : <TextLink to={`/ai-search/results-summary?${search}`}>{words}</TextLink>}
            </Fragment>
          ))}
        </p>
      ))}
    </div>
  );
}
