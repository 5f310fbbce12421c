import { MAX_YEARS_EITHER_WAY } from '#domain/kernel/dates/yearsEitherWay.ts';

import type { DropReason } from '../searchQuery.ts';
import { DEFAULT_PROXIMITY, PROXIMITIES } from './filterRules.ts';

/** Why a value of the address was dropped, in one plain sentence for readers (spec 1 section 5). */
export const WHY_DROPPED: Readonly<Record<DropReason, string>> = {
  'no field': 'There is no search field of this name.',
  'no such companion': 'This means nothing for its field.',
  'nothing to search': 'It holds nothing that can be searched for.',
  'stray wildcard': 'A * or ? stands for letters of a word: after its first letter, or before two letters that follow. It was left out.',
  'no year': 'A year is written in digits only.',
  'no country': 'This is no country our record sets come from.',
  'no category': 'This is no category of records.',
  'no subcategory': 'This is no subcategory of records.',
  'one value only': 'This field takes one value.',
  'no distance': `The distance is one of ${PROXIMITIES.join(', ')} miles; ${DEFAULT_PROXIMITY} is used.`,
  'no offset': `Years either way are a whole number from 0 to ${MAX_YEARS_EITHER_WAY}.`,
  'no order': 'Results cannot be sorted by this.',
  'no page': 'There is no such page; the first is shown.',
};
