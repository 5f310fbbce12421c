import { useState } from 'react';

import { lifespan } from '#domain/trees/core/lifespan.ts';
import { treeDisplayName } from '#domain/trees/core/treeDisplayName.ts';
import { useTreePeopleQuery, type FamilyTree, type TreePersonCard } from '#features/trees/core/index.ts';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import { settingsTexts } from '../settingsTexts.tsx';

interface RootPersonFieldProps {
  tree: FamilyTree;
  /** Id of the person chosen. */
  value: string;
  onChange: (personId: string) => void;
}

const REST_MS = 250;
const MOST = 10;

const nameOf = (card: TreePersonCard): string => [treeDisplayName(card), lifespan(card)].filter(Boolean).join(', ');

/** The person a tree starts with, found by name. */
export function RootPersonField({ tree, value, onChange }: RootPersonFieldProps) {
  const [typed, setTyped] = useState<TypeaheadValue>(() => {
    const label = tree.rootPerson ? nameOf(tree.rootPerson) : '';
    return { text: label, selected: value === '' ? null : { value, label } };
  });
  const name = useDebounced(typed.text.trim(), REST_MS);
  const isSettled = typed.selected !== null;
  const { currentData, isFetching } = useTreePeopleQuery(
    { ref: tree.id, name, first: MOST },
    { skip: isSettled || name === '' },
  );
  const items = isSettled
    ? []
    : (currentData?.persons ?? []).map((person) => ({ value: person.id, label: nameOf(person) }));
  const change = (next: TypeaheadValue) => {
    setTyped(next);
    if (next.selected) onChange(next.selected.value);
  };
  return (
    <Typeahead
      label={settingsTexts.root}
      hint={settingsTexts.rootHint}
      items={items}
      isFiltered
      loading={isFetching}
      emptyText={name === '' ? settingsTexts.rootAsk : settingsTexts.rootNothing}
      value={typed}
      onChange={change}
      error={isSettled ? undefined : settingsTexts.rootUnsettled}
    />
  );
}
