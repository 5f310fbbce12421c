import { object, string } from 'yup';

import { MOST_SEARCH_CHARACTERS } from '#domain/newspapers/search/articleAddress.ts';

import { searchBoxTexts } from './texts.ts';

/**
 * What the words of a search are checked for. What the query language cannot read is said beside the results, which
 * come all the same.
 */
export const wordsSchema = object({
  words: string().max(MOST_SEARCH_CHARACTERS, searchBoxTexts.tooLong(MOST_SEARCH_CHARACTERS)),
});
