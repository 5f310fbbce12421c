import { useState, type ReactNode } from 'react';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { EMPTY_TYPEAHEAD, type TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import type { TreePersonCard } from './api/treeDataApi.ts';
import { useTreePeopleQuery } from './api/treePeopleApi.ts';
import { personFinderTexts as texts } from './texts.ts';

interface PersonFinderProps {
  treeRef: string;
  label: string;
  /** The person who was chosen; null once that is no longer so. */
  onChange: (person: TreePersonCard | null) => void;
  /** Id of a person who is not offered. */
  except?: string | undefined;
  /** How the tree is looked at, where not as oneself. */
  reader?: { publicTreeShareToken: string | null; viewAs: 'GUEST' | 'VISITOR' | null };
  isUppercase?: boolean;
  /** The field is emptied once a person is chosen, to find the next. */
  isEmptiedByChoice?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  icon?: ReactNode;
  error?: string | undefined;
}

const REST_MS = 250;
const MOST = 12;
const AS_ONESELF = { publicTreeShareToken: null, viewAs: null };

/** Finds a person of the whole tree by name. */
export function PersonFinder({
  treeRef,
  label,
  onChange,
  except,
  reader = AS_ONESELF,
  isUppercase = false,
  isEmptiedByChoice = false,
  error,
  ...look
}: PersonFinderProps) {
  const [value, setValue] = useState<TypeaheadValue>(EMPTY_TYPEAHEAD);
  const typed = value.text.trim();
  const name = useDebounced(typed, REST_MS);
  const isSettled = value.selected !== null;
  const { publicTreeShareToken, viewAs } = reader;
  const { currentData, isFetching, isError } = useTreePeopleQuery(
    { ref: treeRef, name, first: MOST, publicTreeShareToken, viewAs },
    { skip: isSettled || name === '' },
  );
  const found = name === '' || isSettled ? [] : (currentData?.persons ?? []).filter(({ id }) => id !== except);
  const items = found.map((card) => ({
    value: card.id,
    label: [cardName(card, isUppercase), lifespan(card), card.birthPlace].filter(Boolean).join(', '),
  }));
  const change = (next: TypeaheadValue) => {
    setValue(next.selected && isEmptiedByChoice ? EMPTY_TYPEAHEAD : next);
    const chosen = next.selected ? (found.find(({ id }) => id === next.selected?.value) ?? null) : null;
    if (chosen !== null || !isEmptiedByChoice) onChange(chosen);
  };
  return (
    <Typeahead
      {...look}
      label={label}
      items={items}
      isFiltered
      loading={!isSettled && (isFetching || name !== typed)}
      emptyText={isError ? texts.failed : name === '' ? texts.start : texts.none}
      value={value}
      onChange={change}
      error={error}
      touched={error !== undefined}
    />
  );
}
