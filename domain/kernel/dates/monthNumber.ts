/** Beginnings that tell a month apart, in English, Latin and French as registers of these islands have them. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'fév'],
  ['mar'],
  ['apr', 'avr'],
  ['may', 'mai', 'maij'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aoû', 'aou'],
  ['sep', '7ber', '7br'],
  ['oct', '8ber', '8br'],
  ['nov', '9ber', '9br'],
  ['dec', 'déc', 'xber', '10ber'],
];

/** Words that start like a month and are not one. */
const OTHER_WORDS = new Set([
  'married',
  'marriage',
  'mary',
  'maria',
  'margaret',
  'mark',
  'martha',
  'mayor',
  'maid',
  'decd',
  'deceased',
  'separated',
]);

/**
 * The month a word means, 1 to 12; null when it means none. Case, a full stop and Latin endings do not matter.
 *
 * @example monthNumber('Decembris') // 12
 */
export function monthNumber(word: string): number | null {
  const key = word.toLowerCase().replace(/\.$/, '');
  if (key.length < 3 || OTHER_WORDS.has(key)) return null;
  const at = BEGINNINGS.findIndex((beginnings) => beginnings.some((beginning) => key.startsWith(beginning)));
  return at < 0 ? null : at + 1;
}
