import { useMemo, useRef } from 'react';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

import * as engine from '../model/formEngine.ts';
import { KindFields } from './KindFields.tsx';
import { SearchForm, type SearchFormSettings } from './SearchForm.tsx';

interface EditSearchFormProps extends SearchFormSettings {
  /** The search to start from: it fills the form, and what the form does not show stays part of the new search. */
  base: SearchQuery;
}

const FIRST = { KindFields };

/**
 * The record search as a search to be changed, or one that a page starts for the reader. What checks it comes when it
 * is first touched.
 */
export function EditSearchForm({ base, ...settings }: EditSearchFormProps) {
  const initial = useMemo(() => engine.valuesOf(base), [base]);
  const isTouched = useRef(false);
  const touch = () => {
    if (isTouched.current) return;
    isTouched.current = true;
    engine.prepareSearch();
  };
  return (
    <SearchForm
      {...settings}
      engine={engine}
      onTouch={touch}
      first={FIRST}
      base={base}
      initial={initial}
      name={engine.resultsAddress({ ...base, page: 1 })}
    />
  );
}
