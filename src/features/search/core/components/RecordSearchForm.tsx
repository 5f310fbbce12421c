import { useState } from 'react';

import { useFormEngine } from '../hooks/useFormEngine.ts';
import { readDraft } from '../model/drafts.ts';
import { EMPTY_SEARCH } from '../model/emptySearch.ts';
import { SearchForm, type SearchFormSettings } from './SearchForm.tsx';

const NOTHING = {};
const NAME = '/search/results';

/** The record search, empty at the start. What turns it into a search comes when it is first touched, or goes on from a draft. */
export function RecordSearchForm(settings: SearchFormSettings) {
  const [isWanted, setWanted] = useState(() => readDraft(NAME) !== null);
  return <SearchForm {...settings} engine={useFormEngine(isWanted)} onTouch={() => setWanted(true)} base={EMPTY_SEARCH} initial={NOTHING} name={NAME} />;
}
