import { foldName } from './foldName.ts';

// Major, Squire and Doctor are forenames too (seventh sons), so only what is never one.
const TITLES = new Set([
  'mr',
  'mrs',
  'miss',
  'ms',
  'mstr',
  'messrs',
  'dr',
  'rev',
  'revd',
  'revnd',
  'sir',
  'hon',
  'honble',
  'capt',
  'captn',
  'lieut',
  'lieutt',
  'col',
  'sergt',
  'sgt',
  'serjt',
]);
const SUFFIXES = new Set(['jun', 'junr', 'jnr', 'jr', 'sen', 'senr', 'snr', 'sr', 'esq', 'esqr', 'ii', 'iii', 'iv']);

/** Folded names without titles before and suffixes after them. A title on its own is kept: better that than none. */
export function withoutTitles(names: readonly string[]): string[] {
  const tokens = [...names];
  while (tokens.length > 1 && TITLES.has(tokens[0] ?? '')) tokens.shift();
  while (tokens.length > 1 && SUFFIXES.has(tokens.at(-1) ?? '')) tokens.pop();
  return tokens;
}

/**
 * The names in a text, folded, without titles before and suffixes after them (withoutTitles).
 * @example nameTokens('Revd. Thos. Wm. Smyth, junr') // ['thos', 'wm', 'smyth']
 */
export const nameTokens = (text: string): string[] =>
  withoutTitles(
    foldName(text)
      .split(' ')
      .filter((token) => token !== ''),
  );
