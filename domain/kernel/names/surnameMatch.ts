import type { NameMatch } from './nameVariant.ts';
import { differInOneSound, soundCodes } from './sameSound.ts';
import { spellingDistance } from './spellingDistance.ts';
import { pairKeys, pairMatch } from './surnamePairs.ts';

/** Names that are borne with and without the Irish O'. */
const O_NAMES = new Set(
  (
    'boyle breen brennan brien bryan byrne callaghan carroll connell connor conor daly day dea doherty donnell donoghue donohoe donovan dowd driscoll dwyer fallon farrell flaherty flanagan flynn gara ' +
    'gorman grady hagan halloran hanlon hara hare haloran hehir herlihy hora kane keefe keeffe kelly leary looney loughlin mahony mahoney malley mara meara melia moore mulligan neal neale neil neill nolan ' +
    'prey rahilly regan reilly riley riordan rorke rourke ryan shaughnessy shea sheehan sullivan toole'
  ).split(' '),
);

/** Ways of writing one sound, longest first; each is replaced by its right-hand side. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/^saint(?=[a-z]{3})/u, 'st'],
  [/^ma?c(?:k(?=[aeiou]))?(?=[a-z]{3})/u, 'mk'],
  [/^ma(?=(?:grath|guire|gill|ginn|gee)$)/u, 'mk'],
  [/^mkg/u, 'mk'],
  [/^ff/u, 'f'],
  [/^kn/u, 'n'],
  [/^wr/u, 'r'],
  [/^rh/u, 'r'],
  [/wh/gu, 'w'],
  [/(?<=p)h(?=erd)/gu, ''],
  [/ph/gu, 'f'],
  [/sch/gu, 'sk'],
  [/tch/gu, 'ch'],
  [/c[kq]/gu, 'k'],
  [/cks|x/gu, 'ks'],
  [/ght/gu, 't'],
  [/ough$/u, 'uf'],
  [/gh(?=[^aeiouy]|$)/gu, ''],
  [/([aeiouy])gh/gu, '$1'],
  [/dg(?=[eiys])/gu, 'j'],
  [/a[iy]?ge$/u, 'ij'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/q/gu, 'k'],
  [/z/gu, 's'],
  [/([^aeiouys])e?s$/u, '$1'],
  [/(?<=[a-z]{2}[aeiouyw])s$/u, ''],
  [/(?<=[a-z]{3})e$/u, ''],
  [/idg$/u, 'ij'],
  [/(?<=[a-z]{3}n)so$/u, 'son'],
  [/m[bp](?=$|[sflt])/gu, 'm'],
  [/mpk/u, 'mk'],
  [/(?<=[aeiou])lk(?=n|s|$)/gu, 'k'],
  [/nst(?=[aeo]n)/gu, 'ns'],
  [/nsh(?=end)/gu, 'ns'],
  [/nd$/u, 'n'],
  [/in[gk]$/u, 'in'],
  [/[ie]nson$|[ie]son$|ynson$|ensen$|ersen$|erson$/u, 'eson'],
  [/lm(?=[aeiou])/gu, 'm'],
  [/([^aeiouyl])l$/u, '$1el'],
  [/(.)\1+/gu, '$1'],
  [/(?:aw|au|augh)/gu, 'a'],
  [/(?:ou|ow)/gu, 'o'],
  [/(?:eigh|ey|ay|ai|ei|ae)/gu, 'a'],
  [/(?:ee|ea|ie)/gu, 'e'],
  [/(?:oa|oo|oe)/gu, 'o'],
  [/(?:ue|ui|ew|eu)/gu, 'u'],
  [/y/gu, 'i'],
];

/**
 * The spelling of a folded surname with the commonest ways of writing one sound made the same: y and i, ck and k, ph
 * and f, double letters, a silent e or a plural s at the end, Mac and Mc, O', Saint and St. Two spellings alike here
 * are spelling variants.
 */
export function surnameSpelling(token: string): string {
  const bare = token.startsWith('o') && O_NAMES.has(token.slice(1)) ? token.slice(1) : token;
  return RULES.reduce((spelling, [pattern, replacement]) => spelling.replace(pattern, replacement), bare);
}

/** Changes per letter of the longer name up to which names that sound alike are taken for one. */
const SOUNDS_ALIKE_UP_TO = 0.2;

/** Keys of a folded surname; two surnames that surnameMatch accepts share at least one. */
export function surnameKeys(token: string): string[] {
  const spelling = surnameSpelling(token);
  return [`s:${spelling}`, ...soundCodes(spelling).map((code) => `m:${code}`), ...pairKeys(token)];
}

/**
 * How two folded surnames are related, or null when they are different names. Symmetric. A spelling variant needs
 * evidence: the same spelling by the rules, a reviewed pair, or one sound written in another way; whatever else is near
 * by ear sounds alike.
 */
export function surnameMatch(asked: string, found: string): NameMatch | null {
  if (asked === found) return { how: 'exact', score: 1 };
  const [a, b] = [surnameSpelling(asked), surnameSpelling(found)];
  if (a === b) return { how: 'spelling variant', score: 0.9 };
  const pair = pairMatch(asked, found);
  if (pair) return pair;
  const codes = soundCodes(b);
  if (!soundCodes(a).some((code) => codes.includes(code))) return null;
  const apart = spellingDistance(a, b) / Math.max(a.length, b.length);
  if (apart > SOUNDS_ALIKE_UP_TO) return null;
  return {
    how: differInOneSound(asked, found, surnameSpelling) ? 'spelling variant' : 'sounds alike',
    score: 0.85 - apart,
  };
}
