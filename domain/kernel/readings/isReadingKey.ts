/** Of these each reading has at least one. */
export const SIGNS_OF_DOUBT = '_*?[{';
const IN_DOUBT = new RegExp(`[${SIGNS_OF_DOUBT}]`, 'u');

/**
 * Whether a word of the index is a reading; no name that was read whole has such a key. Apart from what makes keys,
 * since pages need no more of them.
 */
export const isReadingKey = (word: string): boolean => IN_DOUBT.test(word);
