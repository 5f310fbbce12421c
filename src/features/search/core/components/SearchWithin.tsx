import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { anyOf, EMPTY_SEARCH, withFilters } from '../model/emptySearch.ts';
import { resultsAddress } from '../model/resultsAddress.ts';
import { SEARCH_WITHIN } from '../model/searchWithin.ts';
import { searchWithinTexts } from '../texts.ts';
import styles from './SearchWithin.module.scss';

interface SearchWithinProps {
  /** Name of a record set; null where there is none. */
  recordSet: string | null;
  /** A place as records write it; null where there is none. */
  place: string | null;
  county: string | null;
}

/** Ways to a search of one record set, one place or one county: the form is open there, with that filled in. */
export function SearchWithin({ recordSet, place, county }: SearchWithinProps) {
  const possible: readonly { label: string | null; filters: Record<string, FilterValue> }[] = [
    { label: recordSet, filters: { DatasetName: anyOf(recordSet ?? '') } },
    { label: place, filters: { Place: { ...anyOf(place ?? ''), proximity: 0 } } },
    { label: county, filters: { County: anyOf(county ?? '') } },
  ];
  const scopes = possible.filter(
    ({ label }, at) => label !== null && possible.findIndex((each) => each.label === label) === at,
  );
  if (scopes.length === 0) return null;
  return (
    <nav aria-label={searchWithinTexts.label} className={styles.within}>
      <span aria-hidden="true" className={styles.lead}>
        {searchWithinTexts.label}
      </span>
      {scopes.map(({ label, filters }) => (
        <ButtonLink
          key={label}
          size="sm"
          to={resultsAddress({ ...withFilters(EMPTY_SEARCH, filters), action: SEARCH_WITHIN })}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
