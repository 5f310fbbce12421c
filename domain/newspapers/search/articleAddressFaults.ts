import { figure } from '#domain/kernel/wording/countInWords.ts';
import { PROXIMITIES } from '#domain/search/core/query/filterRules.ts';

import { MOST_SEARCH_CHARACTERS, MOST_VALUES } from './articleAddress.ts';

/** What readers are told of a value of an address that was left out. */
export const ADDRESS_FAULTS = {
  tooLong: `Only the first ${figure(MOST_SEARCH_CHARACTERS)} characters were searched.`,
  tooMany: `Only the first ${MOST_VALUES} choices of a list were used.`,
  date: 'This isn’t a date we know. Write it as 1842-02-17, or give the year alone.',
  order: 'The last date is before the first, so nothing can be found.',
  words: 'Give the number of words as a whole number.',
  wordsOrder: 'The longest length is less than the shortest, so nothing can be found.',
  quality: 'Give the quality as a whole number from 1 to 100.',
  decade: 'This isn’t a decade. Write it as 1840s.',
  miles: `We search ${PROXIMITIES.join(', ').replace(/, (?=\d+$)/u, ' or ')} miles around a place.`,
  issue: 'This isn’t the number of an issue.',
  unknown: 'There is no such choice.',
  flag: 'Use true or false.',
  refused: 'A misreading to leave out is written as word:reading.',
  page: 'There is no such page. This is the first.',
} as const;
