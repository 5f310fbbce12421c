import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { loadFormEngine, useFormEngine } from '../hooks/useFormEngine.ts';
import { readDraft } from '../model/drafts.ts';
import { EMPTY_SEARCH } from '../model/emptySearch.ts';
import { rememberSentForm, sentForms } from '../model/sentForms.ts';
import { type FirstFields, SearchForm, type SearchFormSettings } from './SearchForm.tsx';

interface RecordSearchFormProps extends SearchFormSettings {
  /** The form's own among the drafts. */
  name?: string;
  first?: FirstFields;
  /** The reader is at the form for the first time. */
  onTouch?: () => void;
}

const NOTHING = {};

/**
 * The record search, empty at the start; who comes back from its results finds it as it was sent. What turns it into a
 * search comes when it is first touched, or goes on from a draft. After a touch the results’ own code comes as well.
 */
export function RecordSearchForm({ name = '/search/results', first, onTouch, ...settings }: RecordSearchFormProps) {
  const [hasDraft] = useState(() => readDraft(name) !== null);
  const place = `${useLocation().key} ${name}`;
  const [sent] = useState(() => sentForms.get(place));
  const [isTouched, setTouched] = useState(false);
  const touch = () => {
    if (isTouched) return;
    setTouched(true);
    loadFormEngine().then(
      (engine) => engine.prepareSearch(),
      () => undefined,
    );
    onTouch?.();
  };
  return (
    <SearchForm
      {...settings}
      {...(first && { first })}
      engine={useFormEngine(isTouched || hasDraft || sent !== undefined)}
      onTouch={touch}
      onSend={(values) => rememberSentForm(place, values)}
      base={EMPTY_SEARCH}
      initial={sent ?? NOTHING}
      name={name}
    />
  );
}
