import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { isPattern } from '../../matching/wordPattern.ts';
import { sortVariants } from '../../matching/sortVariants.ts';
import type { VariantUse } from '../../SearchEngine.ts';
import type { Segment } from '../segment/Segment.ts';
import type { IndexView } from './IndexView.ts';
import { type FoundToken, slipTokens, variantTokens } from './nameValues.ts';

type NameCriterion = Extract<PlannedCriterion, { kind: 'name' }>;

const REMEMBERED = 4_000;

/** Remembers which tokens of a segment are variants of a name: judging some hundred pairs takes longer than the search. */
export class VariantCache {
  private readonly found = new WeakMap<Segment, Map<string, FoundToken[]>>();

  tokensOf(segment: Segment, { field, nameKind, slips }: NameCriterion, asked: string): FoundToken[] {
    const names = segment.nameTokens(field);
    if (!names) return [];
    let known = this.found.get(segment);
    if (!known) this.found.set(segment, (known = new Map()));
    const key = `${field} ${slips ? '~' : ''}${asked}`;
    let tokens = known.get(key);
    if (!tokens) {
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value ?? '');
      known.set(key, (tokens = [...variantTokens(names, asked, nameKind), ...(slips ? slipTokens(names, asked, nameKind) : [])]));
    }
    return tokens;
  }
}

/** Every variant the names asked for with variants would also accept, switched off or not, over all segments. */
export function usedVariants(view: IndexView, criteria: readonly PlannedCriterion[], cache: VariantCache): VariantUse[] {
  const uses = new Map<string, VariantUse & { penalty: number }>();
  for (const criterion of criteria) {
    if (criterion.kind !== 'name' || !criterion.variants) continue;
    for (const asked of criterion.tokens.filter((token) => !isPattern(token))) {
      for (const segment of view.segments) {
        for (const { token, text, how, penalty } of cache.tokensOf(segment, criterion, asked)) {
          if (how === 'exact') continue;
          const key = `${criterion.field} ${asked} ${text}`;
          const count = (uses.get(key)?.count ?? 0) + (segment.nameTokens(criterion.field)?.counts[token] ?? 0);
          uses.set(key, { field: criterion.field, variant: text, how, count, penalty });
        }
      }
    }
  }
  return sortVariants([...uses.values()]);
}
