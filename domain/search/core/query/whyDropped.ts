import { MAX_YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';

import type { DropReason, IgnoredValue } from '../searchQuery.ts';
import { DEFAULT_PROXIMITY, PROXIMITIES } from './filterRules.ts';

/** Why a value of the address was dropped, in one plain sentence for readers (spec 1 section 5). */
export const WHY_DROPPED: Readonly<Record<DropReason, string>> = {
  'no field': 'There is no search field of this name.',
  'no such companion': 'This field has no such setting.',
  'nothing to search': 'It holds nothing that can be searched for.',
  'stray wildcard':
    'Use * or ? after the first letter of a word, or before at least two letters. We left this one out.',
  'no year': 'A year is written in digits only.',
  'no country': 'This is no country our record sets come from.',
  'no category': 'We have no category of this name.',
  'no subcategory': 'We have no subcategory of this name.',
  'one value only': 'This field takes one value.',
  'no distance': `The distance is one of ${PROXIMITIES.join(', ')} miles; ${DEFAULT_PROXIMITY} is used.`,
  'no offset': `Choose a whole number of years either way, from 0 to ${MAX_YEARS_EITHER_WAY}.`,
  'no order': 'Results can’t be sorted by this field.',
  'no page': 'There is no such page. This is the first.',
};

/** What a chip says of a value that the rules dropped: which it was, and why (spec 1 section 5). */
export const droppedInWords = ({ key, value, reason }: IgnoredValue) => ({
  id: `${key} ${value} ${reason}`,
  name: 'Not understood',
  value: `${key} “${value}”. ${WHY_DROPPED[reason]}`,
});
