import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { RecordSetDetail } from '../recordSetApi.ts';
import { placeResults } from '../setSearches.ts';
import { coverageTexts as texts } from '../texts.ts';
import styles from './PlaceCounts.module.scss';

/** The places with the most records, each a search; the bars compare them. Nothing where records name no place. */
export function PlaceCounts({ set: { name, places, placeCount } }: { set: RecordSetDetail }) {
  const most = places[0]?.count ?? 0;
  if (most === 0) return null;
  return (
    <Card title={placeCount > places.length ? texts.mostRecords : texts.placesTitle}>
      <ol role="list" className={styles.list}>
        {places.map(({ value, count }) => (
          <li key={value} className={styles.place}>
            <TextLink plain to={placeResults(name, value)}>
              {value}
            </TextLink>
            <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.bar}>
              <rect width={(count / most) * 100} height="1" />
            </svg>
            <span className={styles.count}>{figure(count)}</span>
          </li>
        ))}
      </ol>
      {placeCount > places.length && <p className={styles.more}>{texts.more(placeCount - places.length)}</p>}
    </Card>
  );
}
