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

/**
 * The names in a text, folded, without titles before and suffixes after them. A title on its own is kept: better one
 * strange name than none.
 * @example nameTokens('Revd. Thos. Wm. Smyth, junr') // ['thos', 'wm', 'smyth']
 */
export function nameTokens(text: string): string[] {
  const tokens = foldName(text)
    .split(' ')
    .filter((token) => token !== '');
  while (tokens.length > 1 && TITLES.has(tokens[0] ?? '')) tokens.shift();
  while (tokens.length > 1 && SUFFIXES.has(tokens.at(-1) ?? '')) tokens.pop();
  return tokens;
}
