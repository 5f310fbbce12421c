import { figure } from '#domain/kernel/wording/counted.ts';
import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { facetInput } from '#features/search/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';

import { type PlaceNote, usePlaceNotesQuery } from '../api/placeNotesApi.ts';
import type { SearchAddress } from '../hooks/useSearchAddress.ts';
import styles from './PlaceNotes.module.scss';

const records = (count: number): string => (count === 1 ? 'record' : 'records');

/** What one note says; null when there is nothing to say. */
function noteWords({ fieldId, label, asked, isKnown, searchedAs, leftOut }: PlaceNote): string | null {
  const place = displayValue(fieldId, asked);
  if (!isKnown) return `${label}: we know no place called “${place}”. Records that hold these words are found.`;
  if (leftOut > 0) return `${label}: the distance leaves out ${figure(leftOut)} ${records(leftOut)} of the counties it reaches, because we do not know where in the county they belong.`;
  return searchedAs.length > 0 ? `${label}: ${place} is searched as ${new Intl.ListFormat('en-GB').format(searchedAs)}, the counties of the time.` : null;
}

/** How the places of a search were understood, and what their radius leaves out, with a press to add it. */
export function PlaceNotes({ address: { query, refine } }: { address: SearchAddress }) {
  const { currentData: notes = [] } = usePlaceNotesQuery(facetInput(query));
  const lines = notes.flatMap((note) => {
    const isAdded = query.filters[note.fieldId]?.unlocated === true;
    const words = isAdded ? `${note.label}: records whose place within the county we do not know are included.` : noteWords(note);
    return words === null ? [] : [{ ...note, words, isAdded }];
  });
  if (lines.length === 0) return null;
  return (
    <ul role="list" aria-label="About the places of this search" className={styles.notes}>
      {lines.map(({ fieldId, words, isAdded, leftOut }) => (
        <li key={fieldId} className={styles.note}>
          <span>{words}</span>
          {(isAdded || leftOut > 0) && (
            <Button variant="quiet" size="sm" onClick={() => refine(fieldId, (filter) => (filter ? { ...filter, unlocated: !isAdded } : null))}>
              {isAdded ? 'Leave them out' : 'Add them'}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
