import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { isPattern, type WordPattern } from '../../matching/wordPattern.ts';
import type { Segment } from '../segment/Segment.ts';
import { type FoundToken, readingTokens, slipTokens, type TokenFinder, variantTokens } from './nameValues.ts';

type NameCriterion = Extract<PlannedCriterion, { kind: 'name' }>;

const REMEMBERED = 4_000;

/**
 * Remembers which tokens of a segment are variants of a name, and which words in doubt may be it: judging some hundred
 * pairs takes longer than the search.
 */
export class VariantCache {
  private readonly found = new WeakMap<Segment, Map<string, FoundToken[]>>();

  private remembered(segment: Segment, key: string, find: () => FoundToken[]): FoundToken[] {
    let known = this.found.get(segment);
    if (!known) this.found.set(segment, (known = new Map()));
    let tokens = known.get(key);
    if (!tokens) {
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
      known.set(key, (tokens = find()));
    }
    return tokens;
  }

  /** What finds the tokens of a segment for the names of a criterion. */
  finderOf(segment: Segment, { field, nameKind, slips, variants }: NameCriterion): TokenFinder {
    const names = segment.nameTokens(field);
    if (!names) return { variantsOf: () => [], readingsOf: () => [] };
    const spelt = slips ? '~' : '';
    return {
      variantsOf: (asked) =>
        this.remembered(segment, `${field} ${spelt}${asked}`, () => [
          ...variantTokens(names, asked, nameKind),
          ...(slips ? slipTokens(names, asked, nameKind) : []),
        ]),
      readingsOf: (asked: WordPattern) =>
        this.remembered(segment, `${field} ${variants && !isPattern(asked) ? '+' : '='}${spelt}${asked}`, () =>
          readingTokens(names, asked, { nameKind, variants, slips }),
        ),
    };
  }
}
