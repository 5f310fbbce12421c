import { SearchWithin } from '#features/search/core/index.ts';

import { recordHeadTexts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import { FoldCard } from './FoldCard.tsx';

/** Ways on from a record: to a search of its record set, its place or its county. */
export function SearchWithinRecord({ record: { sections, source } }: { record: Transcript }) {
  const valueOf = (fieldId: string) =>
    sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)?.value ?? null;
  return (
    <FoldCard title={recordHeadTexts.searchWithin} isFramed>
      <SearchWithin recordSet={source.recordSet.name} place={valueOf('Place')} county={valueOf('County')} />
    </FoldCard>
  );
}
