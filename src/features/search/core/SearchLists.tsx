import type { SearchKind } from '#domain/search/saved/plainSearchOf.ts';
import { storedSearchAddress, describeStoredSearch } from '#domain/search/saved/storedSearch.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './lists.module.scss';
import { searchListTexts as texts } from './searchListTexts.ts';

/** A search of the diary, as lists show it. */
interface MadeSearchEntry {
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

/** A saved search, as lists show it. */
export interface SavedSearchEntry {
  id: string;
  name: string;
  kind: SearchKind;
  search: string;
  newCount: number | null;
}

/** The saved searches with the most new results. */
export const topByNewResults = <Saved extends Pick<SavedSearchEntry, 'newCount'>>(
  searches: readonly Saved[],
  most: number,
): Saved[] => [...searches].sort((one, other) => (other.newCount ?? 0) - (one.newCount ?? 0)).slice(0, most);

/** Saved searches with what is new in each. */
export function SavedSearchList({ searches }: { searches: readonly SavedSearchEntry[] }) {
  return (
    <ul role="list" className={styles.list}>
      {searches.map(({ id, name, newCount, kind, search }) => (
        <li key={id} className={styles.entry}>
          <TextLink plain to={storedSearchAddress({ kind, search })}>
            {name}
          </TextLink>
          {newCount !== null && newCount > 0 && <Badge tone="success">{texts.newCount(newCount)}</Badge>}
        </li>
      ))}
    </ul>
  );
}
