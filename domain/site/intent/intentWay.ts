import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';
import { cleanSearchText } from '#domain/search/core/query/cleanSearchText.ts';

import { type IntentAnswers, type IntentGoal, NO_ANSWERS, writeIntent } from './intentAnswers.ts';

/** Years on either side of a birth year that someone gives from memory. */
const INTENT_YEARS = 5;
/** Miles around a place: people were baptised and married in the next parish. */
const INTENT_MILES = 10;

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

/** Where answers are asked for. */
export const INTENT_PATH = '/intent-capture';
/** The second question, for those who look for an ancestor. */
export const ANCESTOR_STEP = `${INTENT_PATH}/ancestor`;
/** Where the answers lead those who look for an ancestor. */
export const PERSONALISED_PATH = '/personalised/results';

const withAnswers = (path: string, answers: IntentAnswers): string => {
  const query = writeIntent(answers);
  return query === '' ? path : `${path}?${query}`;
};

/** The address of the second question with what is known so far. */
export const ancestorAddress = (answers: IntentAnswers): string =>
  withAnswers(ANCESTOR_STEP, { ...answers, goal: 'ancestor' });

/** The address of the first question, its answer chosen. */
export const goalAddress = (answers: IntentAnswers): string => withAnswers(INTENT_PATH, answers);

/** The results of records that fit the answers; every record where there are none. */
export function intentResultsAddress(answers: Partial<IntentAnswers>): string {
  const query = intentSearch({ ...NO_ANSWERS, ...answers });
  return query === '' ? '/search/results' : `/search/results?${query}`;
}

/** The address of the personalised results. */
export const personalisedAddress = (answers: IntentAnswers): string =>
  withAnswers(PERSONALISED_PATH, { ...answers, goal: null });

const WAYS: Readonly<Record<Exclude<IntentGoal, 'ancestor'>, { member: string; visitor: string }>> = {
  house: { member: '/search-address', visitor: '/search-address' },
  newspaper: { member: '/search-newspapers', visitor: NEWSPAPERS },
  tree: { member: '/family-tree', visitor: '/family-tree' },
  look: { member: '/tree/example-family-tree', visitor: '/tree/example-family-tree' },
};

/**
 * Where the first answer leads: to the second question, or straight to the part of the site that was asked for.
 * @param isMember - the search of newspapers is a member's; a visitor gets the list of titles (spec 1 section 2).
 */
export function intentWay(answers: IntentAnswers & { goal: IntentGoal }, isMember: boolean): string {
  if (answers.goal === 'ancestor') return ancestorAddress(answers);
  return WAYS[answers.goal][isMember ? 'member' : 'visitor'];
}
