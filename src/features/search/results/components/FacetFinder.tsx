import { useEffect } from 'react';

import { useRecordSuggestionsQuery } from '#features/search/core/index.ts';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { finderTexts as texts } from '../facetTexts.ts';

interface FacetFinderProps {
  fieldId: string;
  label: string;
  /** There are rarer values than those counted. */
  isFull: boolean;
  text: string;
  onType: (text: string) => void;
  /** Values that begin with what was typed, counted or not; none until they are known. */
  onFound: (values: readonly string[]) => void;
}

const REST_MS = 200;
const NONE: readonly string[] = [];

/** The box by which one of many values of a facet is found. */
export function FacetFinder({ fieldId, label, isFull, text, onType, onFound }: FacetFinderProps) {
  const prefix = useDebounced(text.trim().toLowerCase(), REST_MS);
  const { currentData: suggestions } = useRecordSuggestionsQuery(
    { fieldId, prefix },
    { skip: prefix === '' || !isFull },
  );
  useEffect(() => onFound(suggestions?.map(({ value }) => value) ?? NONE), [suggestions, onFound]);
  return (
    <TextField
      type="search"
      label={texts.find(label)}
      hideLabel
      placeholder={texts.find(label)}
      value={text}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
