import type { NameMatch } from './nameVariant.ts';
import { differInOneSound } from './sameSound.ts';
import { soundCodes } from './soundCodes.ts';
import { spellingDistance } from './spellingDistance.ts';
import { pairKeys, pairMatch } from './surnamePairs.ts';
import { surnameSpelling } from './surnameSpelling.ts';

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
