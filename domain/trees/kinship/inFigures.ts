const ORDINALS = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const TIMES = [
  '',
  'once',
  'twice',
  'three times',
  'four times',
  'five times',
  'six times',
  'seven times',
  'eight times',
  'nine times',
  'ten times',
];
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ranks = new Intl.PluralRules('en-GB', { type: 'ordinal' });

/** @example ordinal(2) // 'second'; ordinal(23) // '23rd' */
export const ordinal = (rank: number): string => ORDINALS[rank] || `${rank}${ENDINGS[ranks.select(rank)]}`;

/** @example timesInWords(2) // 'twice'; timesInWords(12) // '12 times' */
export const timesInWords = (times: number): string => TIMES[times] || `${times} times`;

/** The `great-` before a word, so many times: `great-great-`, `3× great-`. Empty for none. */
export const greats = (times: number): string =>
  times <= 2 ? 'great-'.repeat(Math.max(0, times)) : `${times}× great-`;

/** Whether a word is heard to start with a vowel: `uncle`, `8× great-aunt`, `11th cousin`. */
const SOUNDS_OPEN = /^(?:[aeio]|u(?!ni)|8|1[18](?!\d))/iu;

/** @example withArticle('uncle') // 'an uncle' */
export const withArticle = (term: string): string => `${SOUNDS_OPEN.test(term) ? 'an' : 'a'} ${term}`;
