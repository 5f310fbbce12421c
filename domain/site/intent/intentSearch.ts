import type { IntentAnswers } from './intentAnswers.ts';

/** Years on either side of a birth year that someone gives from memory. */
const YEARS_EITHER_WAY = '5';
/** Miles around a place: people were baptised and married in the next parish. */
const MILES = '10';

/**
 * The search of records behind the answers, as the query of a search address: names with their variant spellings, the year with
 * five either way, the place with ten miles around.
 * @returns without `?`; empty where nothing was answered
 */
export function intentSearch({ firstName, lastName, born, place }: IntentAnswers): string {
  const query = new URLSearchParams();
  const put = (key: string, value: string, companion: string, standard: string) => {
    if (value === '') return;
    query.set(key, value.toLowerCase());
    query.set(companion, standard);
  };
  put('firstname', firstName, 'firstname_variants', 'true');
  put('lastname', lastName, 'lastname_variants', 'true');
  put('yearofbirth', born, 'yearofbirth_offset', YEARS_EITHER_WAY);
  put('place', place, 'place_proximity', MILES);
  return query.toString();
}
