import { useFormEngine } from '../hooks/useFormEngine.ts';
import { EMPTY_SEARCH } from '../model/emptySearch.ts';
import { SearchForm, type SearchFormSettings } from './SearchForm.tsx';

const NOTHING = {};

/** The record search, empty at the start. */
export function RecordSearchForm(settings: SearchFormSettings) {
  return <SearchForm {...settings} engine={useFormEngine()} base={EMPTY_SEARCH} initial={NOTHING} name="/search/results" />;
}
