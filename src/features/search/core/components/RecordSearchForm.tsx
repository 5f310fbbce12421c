import { useEffect, useState } from 'react';

import { loadFormEngine, useFormEngine } from '../hooks/useFormEngine.ts';
import { readDraft } from '../model/drafts.ts';
import { EMPTY_SEARCH } from '../model/emptySearch.ts';
import { SearchForm, type SearchFormSettings } from './SearchForm.tsx';

const NOTHING = {};
const NAME = '/search/results';

/**
 * The record search, empty at the start. What turns it into a search comes when it is first touched, or goes on from a draft. After a touch the results’ own
 * code comes as well.
 */
export function RecordSearchForm(settings: SearchFormSettings) {
  const [hasDraft] = useState(() => readDraft(NAME) !== null);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (isTouched) loadFormEngine().then((engine) => engine.prepareSearch(), () => undefined);
  }, [isTouched]);
  return <SearchForm {...settings} engine={useFormEngine(isTouched || hasDraft)} onTouch={() => setTouched(true)} base={EMPTY_SEARCH} initial={NOTHING} name={NAME} />;
}
