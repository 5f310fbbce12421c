import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { searchLevelOf } from '#domain/search/core/query/searchLevel.ts';
import { writeSearchAddress } from '#domain/search/core/query/writeSearchAddress.ts';
import type { SearchQuery } from '#domain/search/core/searchQuery.ts';

import { FILLER_WORDS } from './fillerWords.ts';
import { MAX_SENTENCE } from './maxSentence.ts';
import { readKinds } from './readKinds.ts';
import { readLoneLastName, readMainName, readNamedFields } from './readNames.ts';
import { readOccupation, readQuoted, readShortenedTrades, readSexAndStatus } from './readPerson.ts';
import { readBarePlaces, readPlaces } from './readPlaces.ts';
import { readRelations } from './readRelations.ts';
import { readYears, settleBareYear } from './readYears.ts';
import { SentenceDraft, wordsOf } from './sentenceDraft.ts';
import type { SentenceReading, SentenceWorld } from './sentenceReading.ts';

/** Verbs and prepositions that were of use to others and say nothing more by themselves. */
const SPENT =
  /^(?:born|b|bn|died|d|married|m|md|wed|aged|son|daughter|dau|child|children|wife|husband|widow|father|mother|parents?|nee|emigrated|migrated|sailed|bound|departed|killed|drowned|perished|miles?|within|exactly|circa|c|ca|abt|approximately)$/u;

const NAME_FIELDS = [
  'FirstName',
  'LastName',
  'FatherFirstName',
  'MotherFirstName',
  'SpouseFirstName',
  'SpouseLastName',
];

/** Filters exactly as the address that holds them would be read: whatever the rules of the address drop is gone. */
export function asAddressed(filters: SearchQuery['filters']): SearchQuery['filters'] {
  const query: SearchQuery = {
    filters,
    order: { by: null, direction: 'desc' },
    page: 1,
    action: null,
    searchLevel: searchLevelOf(filters),
    utm: { source: null, content: null },
    sid: null,
    language: 'English',
    forceError: false,
  };
  return readSearchAddress(writeSearchAddress(query)).query.filters;
}

/** Words nothing was made of, side by side ones together. */
function unreadOf(draft: SentenceDraft): string[] {
  const stretches: string[] = [];
  // The other half of "William and Mary Pinch": said already.
  const said = new Set(
    NAME_FIELDS.flatMap(
      (fieldId) => draft.filters[fieldId]?.values.flatMap((value) => wordsOf(value).map(({ key }) => key)) ?? [],
    ),
  );
  let from: number | null = null;
  draft.words.forEach(({ key, isSign }, at) => {
    const isUnread = draft.isFree(at) && !isSign && !FILLER_WORDS.has(key) && !SPENT.test(key) && !said.has(key);
    if (isUnread) from ??= at;
    if (from !== null && (!isUnread || at === draft.words.length - 1)) {
      stretches.push(draft.written(from, isUnread ? at + 1 : at));
      from = null;
    }
  });
  return stretches;
}

/**
 * Reads a sentence in everyday English as a record search, by rules alone: the same sentence always gives the same
 * search. The first person named is sought; years, places, trades, relations and kinds of records are found by the
 * words around them. Names are asked for with their variants. Any text gives a valid search, perhaps one that asks for
 * nothing.
 *
 * @param text - cut to {@link MAX_SENTENCE}.
 * @example readSentence('farmer John Pinch born about 1830 near Roche', world).filters
 *   // FirstName john, LastName pinch, YearOfBirth 1830 ± 5, PlaceOfBirth roche within 10 miles, Occupation farmer*
 */
export function readSentence(text: string, world: SentenceWorld): SentenceReading {
  const draft = new SentenceDraft(text.slice(0, MAX_SENTENCE).replace(/[\uD800-\uDBFF]$/u, ''));
  readQuoted(draft);
  readNamedFields(draft);
  readShortenedTrades(draft);
  readKinds(draft);
  readYears(draft);
  readRelations(draft);
  readMainName(draft);
  readPlaces(draft, world);
  readSexAndStatus(draft);
  readOccupation(draft);
  readBarePlaces(draft, world);
  readLoneLastName(draft);
  settleBareYear(draft);
  const filters = asAddressed(draft.filters);
  return {
    filters,
    parts: draft.parts.filter(({ fieldId }) => filters[fieldId]).sort((one, other) => one.start - other.start),
    unread: unreadOf(draft),
  };
}
