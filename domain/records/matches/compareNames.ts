import { classifyNames } from '#domain/kernel/names/classifyNames.ts';
import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import type { NameKind, NameMatch } from '#domain/kernel/names/nameVariant.ts';
import { spellingDistance } from '#domain/kernel/names/spellingDistance.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';

import { compareReading } from './compareReading.ts';
import type { ComparedName } from './personDescription.ts';

/** The share of people with a name or at a place, 0 to 1: sharing a rare one is stronger evidence. */
export type ShareOf = (token: string, kind: NameKind | 'place') => number;

/** How well two names agree. */
export interface NameComparison {
  /** `reading`: one of the two was not read for certain, and may be the other. */
  level: 'exact' | 'variant' | 'reading' | 'second' | 'partly' | 'initial' | 'different';
  how: NameMatch['how'] | null;
  /** How near the two are: 1 for exact and for what is not judged by letters. */
  score: number;
  /** The tokens that met; empty where none did. */
  one: string;
  other: string;
  /** Of a reading: how many letters’ worth of it is known (`known`). */
  known?: number;
}

/** Letters by which a name may be miswritten, per letter of the longer one. */
const MISWRITTEN_UP_TO = 0.25;
const SHORTEST_MISWRITTEN = { surname: 5, forename: 5 } as const;
/** `?` behind a word whose letters were all read, or nearly. */
const withoutDoubt = (key: string): string => key.replace(/\?$/u, '');
const MEMORY = 200_000;
const remembered = new Map<string, NameMatch | null>();

function judge(a: string, b: string, kind: NameKind): NameMatch | null {
  const known = classifyNames(a, b, kind);
  if (known) return known;
  // Only names long enough that a wrong letter leaves something to know them by; two forenames of the tables are two
  // names.
  if (Math.min(a.length, b.length) < SHORTEST_MISWRITTEN[kind] || Math.abs(a.length - b.length) > 2) return null;
  if (kind === 'forename' && isListedForename(a) && isListedForename(b)) return null;
  return spellingDistance(a, b) / Math.max(a.length, b.length) <= MISWRITTEN_UP_TO
    ? { how: 'spelling variant', score: 0.6 }
    : null;
}

/** How well two tokens agree; earlier results are remembered. Symmetric. */
function match(a: string, b: string, kind: NameKind): NameMatch | null {
  if (a === b) return { how: 'exact', score: 1 };
  const key = a < b ? `${kind} ${a} ${b}` : `${kind} ${b} ${a}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const found = a < b ? judge(a, b, kind) : judge(b, a, kind);
  if (remembered.size >= MEMORY) remembered.clear();
  remembered.set(key, found);
  return found;
}

const DIFFERENT: NameComparison = { level: 'different', how: null, score: 1, one: '', other: '' };

/** A word in doubt against a name; one that was read and doubted is compared as names are. Null where it says nothing. */
function readingComparison(a: string, b: string, kind: NameKind): NameComparison | null {
  const [one, other] = [withoutDoubt(a), withoutDoubt(b)];
  if (!isReadingKey(one) && !isReadingKey(other)) {
    const met = match(one, other, kind);
    return met ? { level: 'reading', how: null, score: met.score, one, other, known: one.length } : DIFFERENT;
  }
  const compared = compareReading(one, other, kind);
  if (!compared) return null;
  const { fit } = compared;
  return fit
    ? { level: 'reading', how: null, score: fit.score, one: fit.name, other: fit.name, known: fit.known }
    : DIFFERENT;
}

/** One of the two is the initial of the other. */
const isInitial = (a: string, b: string): boolean => (a.length === 1 || b.length === 1) && a[0] === b[0];

/**
 * How well two surnames agree: whole names first, then parts of double-barrelled ones. Symmetric; null where one is not
 * recorded.
 */
export function compareSurnames(a: ComparedName, b: ComparedName): NameComparison | null {
  if (a.tokens.length === 0 || b.tokens.length === 0) return null;
  const common = a.tokens.find((token) => token.length > 2 && b.tokens.includes(token));
  const isAlone = a.tokens.length === 1 && b.tokens.length === 1;
  if (a.tokens.some(isReadingKey) || b.tokens.some(isReadingKey))
    return isAlone || common === undefined || isReadingKey(common)
      ? readingComparison(a.tokens.map(withoutDoubt).join(''), b.tokens.map(withoutDoubt).join(''), 'surname')
      : { level: 'partly', how: null, score: 1, one: common, other: common };
  const [one, other] = [a.tokens.join(''), b.tokens.join('')];
  const whole = match(one, other, 'surname');
  if (whole)
    return { level: whole.how === 'exact' ? 'exact' : 'variant', how: whole.how, score: whole.score, one, other };
  return common === undefined ? DIFFERENT : { level: 'partly', how: null, score: 1, one: common, other: common };
}

/**
 * How well the first forenames agree; a second forename used as the first counts less. Symmetric; null where one is not
 * recorded.
 */
export function compareForenames(a: ComparedName, b: ComparedName): NameComparison | null {
  const [one = '', other = ''] = [a.tokens[0], b.tokens[0]];
  if (one === '' || other === '') return null;
  if (isReadingKey(one) || isReadingKey(other)) return readingComparison(one, other, 'forename');
  const first = match(one, other, 'forename');
  if (first)
    return { level: first.how === 'exact' ? 'exact' : 'variant', how: first.how, score: first.score, one, other };
  if (isInitial(one, other)) return { level: 'initial', how: null, score: 1, one, other };
  for (const token of a.tokens) {
    for (const found of b.tokens) {
      const isRead = token.length > 1 && found.length > 1 && !isReadingKey(token) && !isReadingKey(found);
      const met = isRead ? match(token, found, 'forename') : null;
      if (met) return { level: 'second', how: met.how, score: met.score, one: token, other: found };
    }
  }
  return DIFFERENT;
}

/** How well the forenames after the first agree; null where one of the sources gives none. Symmetric. */
export function compareMiddleNames(a: ComparedName, b: ComparedName): 'same' | 'initial' | 'different' | null {
  const [some = [], others = []] = [a, b].map(({ tokens }) => tokens.slice(1).filter((token) => !isReadingKey(token)));
  if (some.length === 0 || others.length === 0) return null;
  if (some.some((token) => others.some((found) => token.length > 1 && match(token, found, 'forename') !== null)))
    return 'same';
  return some.some((token) => others.some((found) => isInitial(token, found))) ? 'initial' : 'different';
}
