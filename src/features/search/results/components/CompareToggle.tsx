import { Check, Columns2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';

import { MOST_COMPARED } from '#domain/search/compare/comparedIds.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { comparedToggled, selectCompared } from '../comparisonSlice.ts';
import type { SearchHit } from '../api/recordSearchApi.ts';
import { compareTexts } from '../texts.ts';

/** Selects a row to compare with others. */
export function CompareToggle({ hit: { id, name } }: { hit: SearchHit }) {
  const dispatch = useDispatch();
  const chosen = useSelector(selectCompared);
  const isChosen = chosen.includes(id);
  return (
    <IconButton
      size="sm"
      look={isChosen ? 'framed' : 'plain'}
      label={compareTexts.toggle(name)}
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= MOST_COMPARED}
      icon={isChosen ? <Check aria-hidden="true" /> : <Columns2 aria-hidden="true" />}
      onClick={() => dispatch(comparedToggled(id))}
    />
  );
}
