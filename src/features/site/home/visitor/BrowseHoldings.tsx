import type { HeldSet } from '#features/search/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { byCategory, byCountry, allHoldings, type Shelf } from '../holdings.ts';
import { holdingsTexts as texts } from '../texts.ts';
import styles from './BrowseHoldings.module.scss';

const ALL_SETS = '/search/historical-records';
const shelfAddress = (key: 'category' | 'country', { id }: Shelf): string =>
  `${ALL_SETS}?${new URLSearchParams({ [key]: id }).toString()}`;
const setsIn = ({ sets }: Shelf): string => texts.recordSets(sets);

/** What is published, and ways into it: by category, by country, from A to Z. */
export function BrowseHoldings({ sets }: { sets: readonly HeldSet[] }) {
  const all = allHoldings(sets);
  return (
    <section aria-labelledby="browse" className={styles.browse}>
      <div className={styles.head}>
        <h2 id="browse">{texts.heading}</h2>
        <p className={styles.all}>
          {texts.recordsIn(texts.records(all.records), setsIn(all), all.span)}{' '}
          {sets.some(({ isSample }) => isSample) && <Badge tone="warning">{texts.sample}</Badge>}
        </p>
      </div>
      <ul role="list" aria-label={texts.byCategory} className={styles.shelves}>
        {byCategory(sets).map((each) => (
          <li key={each.id} className={styles.shelf}>
            <TextLink plain strong to={shelfAddress('category', each)}>
              {each.label}
            </TextLink>
            <span className={styles.count}>
              {setsIn(each)}
              {each.span && `, ${each.span}`}
            </span>
            <span className={styles.count}>{texts.records(each.records)}</span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ul role="list" aria-label={texts.byCountry} className={styles.countries}>
          {byCountry(sets).map((each) => (
            <li key={each.id}>
              <TextLink to={shelfAddress('country', each)}>{each.label}</TextLink>{' '}
              <span className={styles.count}>{setsIn(each)}</span>
            </li>
          ))}
        </ul>
        <ButtonLink to={ALL_SETS}>{texts.all}</ButtonLink>
      </div>
    </section>
  );
}
