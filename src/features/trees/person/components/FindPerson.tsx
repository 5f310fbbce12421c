import { useState } from 'react';

import { cardName } from '#domain/trees/core/cardName.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import { useTreePeopleQuery, type TreePersonCard } from '#features/trees/core/index.ts';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { EMPTY_TYPEAHEAD, type TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';


interface FindPersonProps {
  treeRef: string;
  label: string;
  /** Whom not to offer. */
  except: string;
  onChange: (person: TreePersonCard | null) => void;
  error?: string | undefined;
}

const REST_MS = 250;
const MOST = 12;

/** Somebody of the tree, found by name. */
export function FindPerson({ treeRef, label, except, onChange, error }: FindPersonProps) {
  const [typed, setTyped] = useState<TypeaheadValue>(EMPTY_TYPEAHEAD);
  const name = useDebounced(typed.text.trim(), REST_MS);
  const isSettled = typed.selected !== null;
  const { currentData, isFetching } = useTreePeopleQuery({ ref: treeRef, name, first: MOST }, { skip: isSettled || name === '' });
  const found = (currentData?.persons ?? []).filter(({ id }) => id !== except);
  const items = found.map((card) => ({ value: card.id, label: [cardName(card), lifespan(card)].filter(Boolean).join(', ') }));
  const change = (next: TypeaheadValue) => {
    setTyped(next);
    onChange(next.selected ? (found.find(({ id }) => id === next.selected?.value) ?? null) : null);
  };
  return <Typeahead label={label} items={isSettled ? [] : items} isFiltered loading={isFetching} emptyText={name === '' ? 'Type a name.' : 'Nobody of this tree has that name.'} value={typed} onChange={change} error={error} touched={error !== undefined} />;
}
