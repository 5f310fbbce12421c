import { classifyNames } from '#domain/kernel/names/classifyNames.ts';
import { isListedForename } from '#domain/kernel/names/forenameIndex.ts';
import { isOneSlip } from '#domain/kernel/names/isOneSlip.ts';
import type { NameKind } from '#domain/kernel/names/nameVariant.ts';
import { tokensOfName } from '#domain/kernel/names/surnameParts.ts';

import type { MatchReason } from '../SearchEngine.ts';
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

/** Whether the search takes variants of a kind at all: those alike by ear alone only where they were asked for. */
export const isTaken = (how: MatchReason['how'], { soundsAlike }: Pick<NameRequest, 'soundsAlike'>): boolean =>
  soundsAlike || how !== 'sounds alike';

/** Judges tokens against one asked token: wildcards, equality, then variants that were not switched off. */
export function tokenMatcher(
  asked: WordPattern,
  request: Pick<NameRequest, 'nameKind' | 'variants' | 'soundsAlike' | 'slips' | 'excluded'>,
): (found: string) => TokenMatch | null {
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
    return match && match.how !== 'exact' && (excluded.has(found) || !isTaken(match.how, request)) ? null : match;
  };
}

/**
 * Judges a whole name: every asked token must be answered by some token of it. Penalties add up; the weakest answer
 * gives the name to the reason.
 * @returns null when one asked token is answered by none, or when none was asked.
 */
export function nameMatcher(request: NameRequest): (key: string) => TokenMatch | null {
  const matchers = request.tokens.map((token) => tokenMatcher(token, request));
  return (key) => {
    if (matchers.length === 0) return null;
    const tokens = tokensOfName(key, request.nameKind);
    let whole: TokenMatch = { penalty: 0, how: 'exact' };
    let weakest = -1;
    for (const matches of matchers) {
      let best: TokenMatch | null = null;
      for (const token of tokens) {
        const match = matches(token);
        if (
          match &&
          (!best || match.penalty < best.penalty || (match.penalty === best.penalty && match.how === 'exact'))
        )
          best = match;
      }
      if (!best) return null;
      const weight = best.how === 'exact' ? 0 : best.how === 'wildcard' ? 0.5 : best.penalty;
      whole = { penalty: whole.penalty + best.penalty, how: weight > weakest ? best.how : whole.how };
      weakest = Math.max(weakest, weight);
    }
    return whole;
  };
}
