import { Search } from 'lucide-react';
import { useState } from 'react';

import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { cardName } from '#domain/trees/core/cardName.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import { useTreePeopleQuery } from '#features/trees/core/index.ts';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { EMPTY_TYPEAHEAD, type TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import { toolbarTexts } from '../texts.tsx';

interface FindPersonProps {
  treeRef: string;
  reader: ChartReader;
  isUppercase: boolean;
  /** A person was picked, by id. */
  onFound: (personId: string) => void;
}

const REST_MS = 250;
const OFFERS = 12;

/** Finds a person of the whole tree by a part of their name. */
export function FindPerson({ treeRef, reader: { publicTreeShareToken, viewAs }, isUppercase, onFound }: FindPersonProps) {
  const [value, setValue] = useState<TypeaheadValue>(EMPTY_TYPEAHEAD);
  const typed = value.text.trim();
  const name = useDebounced(typed, REST_MS);
  const { currentData, isFetching, isError } = useTreePeopleQuery({ ref: treeRef, name, first: OFFERS, publicTreeShareToken, viewAs }, { skip: name === '' });
  const items = (name === '' ? [] : (currentData?.persons ?? [])).map((card) => ({ value: card.id, label: [cardName(card, isUppercase), lifespan(card), card.birthPlace].filter(Boolean).join(', ') }));
  return (
    <Typeahead
      label={toolbarTexts.find}
      hideLabel
      placeholder={toolbarTexts.find}
      icon={<Search aria-hidden="true" />}
      items={items}
      isFiltered
      loading={isFetching || name !== typed}
      emptyText={isError ? toolbarTexts.findFailed : toolbarTexts.findNothing}
      value={value}
      onChange={(next) => {
        setValue(next.selected ? EMPTY_TYPEAHEAD : next);
        if (next.selected) onFound(next.selected.value);
      }}
    />
  );
}
