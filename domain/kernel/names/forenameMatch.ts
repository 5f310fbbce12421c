import { type FormKind, forenameUses, isListedForename } from './forenameIndex.ts';
import type { NameMatch } from './nameVariant.ts';
import { differInOneSound, soundCodes } from './sameSound.ts';
import { spellingDistance } from './spellingDistance.ts';

/** Ways of writing one sound in forenames; each is replaced by its right-hand side. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph/gu, 'f'],
  [/ck|q/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/c(?!h)/gu, 'k'],
  [/z/gu, 's'],
  [/au(?=n)/gu, 'a'],
  [/(?<=[a-z]{2}[^aeiou])(?:ey|ie)$/gu, 'i'],
  [/(?<=[a-z]{3}[^aeiou])e$/u, ''],
  [/(?<=[a-z]{2}a)h$/u, ''],
  [/y/gu, 'i'],
  [/(.)\1+/gu, '$1'],
];

/**
 * The spelling of a folded forename with what never tells two forenames apart made the same: y and i, ck and k, ph and
 * f, s and z, double letters, a silent e or h at the end. Vowels stay: they distinguish Julia from Julie.
 */
const forenameSpelling = (token: string): string =>
  RULES.reduce((spelling, [sound, as]) => spelling.replace(sound, as), token);

const SOUNDS_ALIKE_UP_TO = 0.2;

const BY_KIND: Readonly<Record<FormKind, NameMatch>> = {
  name: { how: 'exact', score: 1 },
  spelling: { how: 'spelling variant', score: 0.9 },
  latin: { how: 'spelling variant', score: 0.85 },
  abbreviation: { how: 'abbreviation', score: 0.95 },
  nickname: { how: 'nickname', score: 0.75 },
};

/** Keys of a folded forename; two forenames that forenameMatch accepts share at least one. */
export function forenameKeys(token: string): string[] {
  const groups = forenameUses(token).map((use) => `g:${use.name}`);
  return [`f:${token}`, ...groups, ...soundCodes(token).map((code) => `m:${code}`)];
}

const weaker = (a: NameMatch, b: NameMatch): NameMatch => (a.score <= b.score ? a : b);

function tableMatch(asked: string, found: string): NameMatch | null {
  let best: NameMatch | null = null;
  for (const one of forenameUses(asked)) {
    const other = forenameUses(found).find((use) => use.name === one.name);
    if (!other) continue;
    const match = weaker(BY_KIND[one.kind], BY_KIND[other.kind]);
    if (!best || match.score > best.score) best = match;
  }
  return best;
}

const isMale = (token: string): boolean =>
  forenameUses(token).length > 0 && forenameUses(token).every((use) => use.sex === 'm');
/** Alberta is no way to write Albert. */
const isFeminineOf = (one: string, other: string): boolean =>
  !isListedForename(one) && /(?:a|ette|ine)$/u.test(one) && isMale(other);

/** Latin and French endings of one name: Christina, Christinae, Christine. */
const withEnding = (token: string): string => token.replace(/(?<=[a-z]{4})(?:ae|am|e)$/u, 'a');
const isSpelling = (one: string, other: string): boolean =>
  forenameSpelling(one) === forenameSpelling(other) ||
  forenameSpelling(withEnding(one)) === forenameSpelling(withEnding(other)) ||
  differInOneSound(one, other, forenameSpelling);

/**
 * How two folded forenames are related, or null when they are different names. The table decides wherever it lists
 * both, so Ellis and Alice stay apart however alike they sound; only names it does not list are judged by ear,
 * and are spelling variants where they differ in how one sound is written, else sound alike.
 */
export function forenameMatch(asked: string, found: string): NameMatch | null {
  if (asked === found) return { how: 'exact', score: 1 };
  const known = tableMatch(asked, found);
  if (known) return known;
  if (isListedForename(asked) && isListedForename(found)) return null;
  if (isFeminineOf(asked, found) || isFeminineOf(found, asked)) return null;
  const codes = soundCodes(found);
  if (!soundCodes(asked).some((code) => codes.includes(code))) return null;
  const apart = spellingDistance(asked, found) / Math.max(asked.length, found.length);
  if (apart > SOUNDS_ALIKE_UP_TO) return null;
  return { how: isSpelling(asked, found) ? 'spelling variant' : 'sounds alike', score: 0.7 - apart };
}
