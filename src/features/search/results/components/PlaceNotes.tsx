import { displayValue } from '#domain/search/core/query/displayValue.ts';
import { facetInput, withFilters } from '#features/search/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { ResultOf } from '#services/graphql/operation.ts';
import { Button } from '#ui/Button/Button.tsx';

import { placeTexts as texts } from '../placeTexts.ts';
import { PlaceNotesDocument } from '../recordSearch.generated.ts';
import type { SearchInput } from '../recordSearchApi.ts';
import type { SearchAddress } from '../useSearchAddress.ts';
import styles from './PlaceNotes.module.scss';

type PlaceNote = ResultOf<typeof PlaceNotesDocument>['placeNotes'][number];

const placeNotesApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    placeNotes: query(PlaceNotesDocument, 'placeNotes', { variables: (input: SearchInput) => ({ input }) }),
  })),
});

const { usePlaceNotesQuery } = placeNotesApi;

/** What one note says; null when there is nothing to say. */
function noteText({ fieldId, label, asked, isKnown, outside, searchedAs, leftOut }: PlaceNote): string | null {
  const place = displayValue(fieldId, asked);
  if (!isKnown) return texts.unknown(label, place);
  if (outside) return texts.outside(label, place, outside.isIn, outside.notIn);
  if (leftOut > 0) return texts.leftOut(label, leftOut);
  return searchedAs.length > 0 ? texts.searchedAs(label, place, searchedAs) : null;
}

/** How the places of a search were understood, and what their radius leaves out, with a button to include it. */
export function PlaceNotes({ address: { query, search, refine } }: { address: SearchAddress }) {
  const { currentData: notes = [] } = usePlaceNotesQuery(facetInput(query));
  const lines = notes.flatMap((note) => {
    const isAdded = query.filters[note.fieldId]?.unlocated === true;
    const words = isAdded ? texts.included(note.label) : noteText(note);
    return words === null ? [] : [{ ...note, words, isAdded }];
  });
  if (lines.length === 0) return null;
  return (
    <ul role="list" aria-label={texts.label} className={styles.notes}>
      {lines.map(({ fieldId, words, isAdded, outside, leftOut }) => (
        <li key={fieldId} className={styles.note}>
          <span>{words}</span>
          {outside && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => search(withFilters(query, Object.fromEntries(outside.fieldIds.map((id) => [id, null]))))}
            >
              {texts.everywhere}
            </Button>
          )}
          {(isAdded || (leftOut > 0 && !outside)) && (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => refine(fieldId, (filter) => (filter ? { ...filter, unlocated: !isAdded } : null))}
            >
              {isAdded ? texts.leaveOut : texts.add}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
