import { NEWSPAPERS } from '#domain/newspapers/core/newspaperAddresses.ts';

import { type IntentAnswers, type IntentGoal, NO_ANSWERS, writeIntent } from './intentAnswers.ts';
import { intentSearch } from './intentSearch.ts';

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
