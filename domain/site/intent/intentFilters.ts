import { cleanSearchText } from '#domain/search/core/query/cleanSearchText.ts';

import type { IntentAnswers } from './intentAnswers.ts';

/** Years on either side of a birth year that someone gives from memory. */
export const INTENT_YEARS = 5;
/** Miles around a place: people were baptised and married in the next parish. */
export const INTENT_MILES = 10;

/** One filter of a search of records, as the server takes it. */
interface IntentFilter {
  fieldId: string;
  values: string[];
  variants?: boolean;
  offset?: number;
  proximity?: number;
}

/**
 * The search of records behind the answers: names with their variant spellings, the year with five either way, the
 * place with ten miles around. The same as `intentSearch` without the catalogue of fields, which a page of results need
 * not download.
 * @returns no filter for an empty answer
 */
export function intentFilters({ firstName, lastName, born, place }: IntentAnswers): IntentFilter[] {
  const of = (fieldId: string, text: string, more: Partial<IntentFilter>): IntentFilter[] => {
    const value = cleanSearchText(text).toLowerCase();
    return value === '' ? [] : [{ fieldId, values: [value], ...more }];
  };
  return [
    ...of('FirstName', firstName, { variants: true }),
    ...of('LastName', lastName, { variants: true }),
    ...of('YearOfBirth', born, { offset: INTENT_YEARS }),
    ...of('Place', place, { proximity: INTENT_MILES }),
  ];
}
