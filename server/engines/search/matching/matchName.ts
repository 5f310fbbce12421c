import { classifyNames } from '#domain/kernel/names/classifyNames.ts';
import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { isOneSlip } from '#domain/kernel/names/isOneSlip.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';
import { isReadingKey } from '#domain/kernel/readings/isReadingKey.ts';
import { wordOfKey } from '#domain/kernel/readings/readingKey.ts';
import { readingReason } from '#domain/kernel/readings/readingReason.ts';

import type { MatchReason } from '../SearchEngine.ts';
import { type ReadingMatch, readingMatcher, saysEnough } from './matchReading.ts';
import { isPattern, patternTest, type WordPattern } from './wordPattern.ts';

/** How one found token answers one asked token; `penalty` 0 is as good as exact, 100 the weakest variant. */
export interface TokenMatch {
  penalty: number;
  how: MatchReason['how'];
}

interface NameRequest {
  nameKind: NameKind;
  tokens: readonly WordPattern[];
  variants: boolean;
  soundsAlike: boolean;
  slips: boolean;
  excluded: readonly string[];
  /** Whether words count that the transcriber could not read for certain. */
  readings: boolean;
  /** How many letters of such a word must be known. */
  leastKnown: number;
  /** Whether names count of which no letter could be read, and what says that there is none. */
  unread: boolean;
}

const EXACT: TokenMatch = { penalty: 0, how: 'exact' };
const WILDCARD: TokenMatch = { penalty: 0, how: 'wildcard' };

/**
 * A variant of a name that is not the name itself; null when the two are not variants. Ignores what was switched off.
 */
export function variantMatch(asked: string, found: string, kind: NameKind): TokenMatch | null {
  if (asked === found) return EXACT;
  const judged = classifyNames(asked, found, kind);
  if (!judged) return null;
  return judged.how === 'exact'
    ? EXACT
    : { penalty: Math.min(100, Math.max(1, Math.round((1 - judged.score) * 100))), how: judged.how };
}

/** A slip weighs more in a short name; always more than any variant that sounds alike. */
const slipPenalty = (asked: string): number => Math.min(100, 50 + Math.round(150 / asked.length));

/**
 * A name that may be the one asked for, badly spelt: one letter off. Two forenames that are both real ones are two
 * people.
 */
export function slipMatch(asked: string, found: string, kind: NameKind): TokenMatch | null {
  if (!isOneSlip(asked, found) || (kind === 'forename' && isListedForename(asked) && isListedForename(found)))
    return null;
  return { penalty: slipPenalty(asked), how: 'near spelling' };
}

/**
 * Whether the search takes a match at all: names alike by ear alone only where they were asked for, readings only where
 * they tell enough.
 */
export const isTaken = (
  { how }: TokenMatch,
  found: string,
  { soundsAlike, readings, ...request }: Pick<NameRequest, 'soundsAlike' | 'readings' | 'leastKnown' | 'unread'>,
): boolean =>
  how === 'uncertain reading' ? readings && saysEnough(found, request) : soundsAlike || how !== 'sounds alike';

type TokenRequest = Omit<NameRequest, 'tokens'>;

/** Judges tokens that were read for certain: wildcards, equality, then variants that were not switched off. */
function certainMatcher(asked: WordPattern, request: TokenRequest): (found: string) => TokenMatch | null {
  if (isPattern(asked)) {
    const test = patternTest(asked);
    return (found) => (test(found) ? WILDCARD : null);
  }
  if (!request.variants) return (found) => (found === asked ? EXACT : null);
  const excluded = new Set(request.excluded);
  return (found) => {
    const match =
      variantMatch(asked, found, request.nameKind) ??
      (request.slips ? slipMatch(asked, found, request.nameKind) : null);
    return match && match.how !== 'exact' && (excluded.has(found) || !isTaken(match, found, request)) ? null : match;
  };
}

/**
 * Judges tokens against one asked token: those that were read for certain by equality, wildcards and variants, words in
 * doubt by what they may be.
 */
export function tokenMatcher(
  asked: WordPattern,
  request: TokenRequest,
): (found: string) => TokenMatch | ReadingMatch | null {
  const certain = certainMatcher(asked, request);
  const reading = readingMatcher(asked, request);
  return (found) => {
    if (!isReadingKey(found)) return certain(found);
    const match = request.readings && !request.excluded.includes(found) ? reading(found) : null;
    return match && isTaken(match, found, request) ? match : null;
  };
}

/** How a whole name answers; `doubt` says in a sentence what of it could not be read. */
interface NameAnswer extends TokenMatch {
  doubt?: string;
}

/**
 * Judges a whole name: every asked token must be answered by some token of it. Penalties add up; the weakest answer
 * gives the name to the reason.
 * @returns null when one asked token is answered by none, or when none was asked.
 */
export function nameMatcher(request: NameRequest): (key: string) => NameAnswer | null {
  const matchers = request.tokens.map((token) => tokenMatcher(token, request));
  return (key) => {
    if (matchers.length === 0) return null;
    const tokens = tokensOfName(key, request.nameKind);
    let whole: NameAnswer = { penalty: 0, how: 'exact' };
    let weakest = -1;
    for (const matches of matchers) {
      let best: TokenMatch | ReadingMatch | null = null;
      let answering = '';
      for (const token of tokens) {
        const match = matches(token);
        if (
          match &&
          (!best || match.penalty < best.penalty || (match.penalty === best.penalty && match.how === 'exact'))
        ) {
          best = match;
          answering = token;
        }
      }
      if (!best) return null;
      const weight = best.how === 'exact' ? 0 : best.how === 'wildcard' ? 0.5 : best.penalty;
      const penalty = whole.penalty + best.penalty;
      whole =
        weight > weakest
          ? { penalty, how: best.how, ...('as' in best && { doubt: readingReason(wordOfKey(answering), best) }) }
          : { ...whole, penalty };
      weakest = Math.max(weakest, weight);
    }
    return whole;
  };
}
