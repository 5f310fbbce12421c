import { DEFAULT_TYPEAHEAD_COUNTRIES } from '#domain/places/gazetteer/typeaheadCountries.ts';
import type { TypeaheadItem } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import { useSuggestRegionQuery } from '../holdingsApi.ts';
import { placeFieldTexts as texts } from '../texts.ts';

/** Spec 2 section 9. */
const REST_MS = 250;
/** One letter fits half the gazetteer. */
const SHORTEST_TERM = 2;
const AS_TYPED = 'as-typed:';

/** The text an offer puts into the field: its own words, or what was typed when it offers just that. */
export const textOfOffer = ({ value, label }: TypeaheadItem): string =>
  value.startsWith(AS_TYPED) ? value.slice(AS_TYPED.length) : label;

interface PlaceSuggestions {
  items: readonly TypeaheadItem[];
  isLoading: boolean;
  /** Said when there are no items. */
  emptyText: string;
}

/**
 * Places that start with what is typed. Where the gazetteer knows none, one offer keeps the term as it is (SRCH-044).
 * @param country - a source country to stay within; empty for Britain, Ireland and the islands.
 * @param districts - offers registration districts, too.
 */
export function usePlaceSuggestions(text: string, country: string, districts = false): PlaceSuggestions {
  const term = useDebounced(text.trim(), REST_MS);
  const values = country === '' ? [...DEFAULT_TYPEAHEAD_COUNTRIES] : [country];
  const { currentData, isFetching, isError } = useSuggestRegionQuery(
    { input: { filters: [{ field: 'SourceCountry', values }], term, ...(districts && { districts }) } },
    { skip: term.length < SHORTEST_TERM },
  );
  const isTyping = term !== text.trim();
  if (text.trim().length < SHORTEST_TERM) return { items: [], isLoading: false, emptyText: texts.tooShort };
  if (isError) return { items: [], isLoading: false, emptyText: texts.failed };
  if (!currentData || isTyping) return { items: [], isLoading: isFetching || isTyping, emptyText: texts.none };
  const items = currentData.suggestions.map(({ term: label, payload, type }) => ({
    value: `${type}:${payload}`,
    label,
  }));
  const asTyped = { value: AS_TYPED + term, label: texts.asTyped(term) };
  return { items: items.length > 0 ? items : [asTyped], isLoading: false, emptyText: texts.none };
}
