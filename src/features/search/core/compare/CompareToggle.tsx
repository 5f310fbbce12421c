import { Check, Columns2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { type ComparedItem, isSameItem, MOST_COMPARED } from '#domain/search/compare/comparedItem.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { comparedToggled, selectCompared } from './comparisonSlice.ts';
import { compareTexts } from './texts.ts';

interface CompareToggleProps extends ComparedItem {
  name: string;
}

/** Selects a record or an article to compare with others. */
export function CompareToggle({ kind, id, name }: CompareToggleProps) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCompared);
  const isChosen = chosen.some((item) => isSameItem(item, { kind, id }));
  return (
    <IconButton
      size="sm"
      look={isChosen ? 'framed' : 'plain'}
      label={compareTexts.toggle(name)}
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= MOST_COMPARED}
      icon={isChosen ? <Check aria-hidden="true" /> : <Columns2 aria-hidden="true" />}
      onClick={() => dispatch(comparedToggled({ kind, id }))}
    />
  );
}
