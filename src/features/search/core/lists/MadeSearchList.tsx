import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { describeStoredSearch, storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './lists.module.scss';
import { searchListTexts as texts } from './texts.ts';

/** A search of the diary, as lists show it. */
export interface MadeSearchEntry {
  id: string;
  kind: SearchKind;
  search: string;
  /** ISO 8601, UTC. */
  searchedAt: string;
  total: number;
}

/** Searches that were made, with what each found and when. */
export function MadeSearchList({ searches }: { searches: readonly MadeSearchEntry[] }) {
  return (
    <ul role="list" className={styles.list}>
      {searches.map(({ id, searchedAt, total, ...stored }) => (
        <li key={id} className={styles.entry}>
          <TextLink plain to={storedSearchAddress(stored)}>
            {describeStoredSearch(stored)}
          </TextLink>
          <span className={styles.muted}>
            {texts.found(total)} · <time dateTime={searchedAt}>{dayInWords(searchedAt)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}
