import { useState } from 'react';

import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';

import { textOfOffer, usePlaceSuggestions } from '../hooks/usePlaceSuggestions.ts';

interface LocationFieldProps {
  label: string;
  placeholder: string;
  hint: string;
  hintBelow?: boolean;
  required?: boolean;
  optional?: boolean;
  value: string;
  onChange: (text: string) => void;
  /** Shown at once; undefined while nothing is wrong. */
  error?: string | undefined;
}

/** The place of an address, suggested from the gazetteer while typing; suggested places end in their nation. */
export function LocationField({ value, onChange, ...field }: LocationFieldProps) {
  // What was there or was picked needs no suggestions.
  const [settled, setSettled] = useState(value);
  const { items, isLoading, emptyText } = usePlaceSuggestions(value === settled ? '' : value, '');
  const change = ({ text, selected }: TypeaheadValue) => {
    const next = selected ? textOfOffer(selected) : text;
    if (selected) setSettled(next);
    onChange(next);
  };
  return (
    <Typeahead
      {...field}
      touched
      items={items}
      isFiltered
      loading={isLoading}
      emptyText={emptyText}
      value={{ text: value, selected: null }}
      onChange={change}
    />
  );
}
