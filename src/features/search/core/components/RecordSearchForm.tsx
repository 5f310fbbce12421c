import { useState } from 'react';

import { loadFormEngine, useFormEngine } from '../hooks/useFormEngine.ts';
import { readDraft } from '../model/drafts.ts';
import { EMPTY_SEARCH } from '../model/emptySearch.ts';
import { type FirstShown, SearchForm, type SearchFormSettings } from './SearchForm.tsx';

interface RecordSearchFormProps extends SearchFormSettings {
  /** The form's own among the drafts. */
  name?: string;
  first?: FirstShown;
  /** The reader is at the form for the first time. */
  onTouch?: () => void;
}

const NOTHING = {};

/**
 * The record search, empty at the start. What turns it into a search comes when it is first touched, or goes on from a draft. After a touch the results’ own
 * code comes as well.
 */
export function RecordSearchForm({ name = '/search/results', first, onTouch, ...settings }: RecordSearchFormProps) {
  const [hasDraft] = useState(() => readDraft(name) !== null);
  const [isTouched, setTouched] = useState(false);
  const touch = () => {
    if (isTouched) return;
    setTouched(true);
    loadFormEngine().then((engine) => engine.prepareSearch(), () => undefined);
    onTouch?.();
  };
  return <SearchForm {...settings} {...(first && { first })} engine={useFormEngine(isTouched || hasDraft)} onTouch={touch} base={EMPTY_SEARCH} initial={NOTHING} name={name} />;
}
