import type { IntentAnswers } from './intentAnswers.ts';
import { INTENT_MILES, INTENT_YEARS } from './intentFilters.ts';

/**
 * The search of records behind the answers, as the query of a search address: names with their variant spellings, the
 * year with five either way, the place with ten miles around.
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
  put('yearofbirth', born, 'yearofbirth_offset', String(INTENT_YEARS));
  put('place', place, 'place_proximity', String(INTENT_MILES));
  return query.toString();
}
