import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import { isPattern } from '../../matching/wordPattern.ts';
import { sortVariants } from '../../matching/sortVariants.ts';
import type { VariantUse } from '../../SearchEngine.ts';
import type { NameTokens, Segment } from '../segment/Segment.ts';
import { codesOf } from '../segment/ValueField.ts';
import type { IndexView } from './IndexView.ts';
import { type FoundToken, slipTokens, variantTokens } from './nameValues.ts';
import type { WithheldIn } from './WithheldRecords.ts';

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

/** How often records that are not withheld hold each token of a name field. */
function openUses(segment: Segment, field: string, withheld: Uint32Array): (token: number) => number {
  const names = segment.nameTokens(field);
  if (!names) return () => 0;
  const values = segment.field(field);
  const codes = withheld.length > 0 && values ? codesOf(values, withheld) : [];
  return (token) => names.counts[token]! - (codes.length > 0 ? usesBy(names, token, codes) : 0);
}

function usesBy({ offsets, values }: NameTokens, token: number, codes: readonly number[]): number {
  const holders = values.subarray(offsets[token], offsets[token + 1]);
  return codes.filter((code) => holders.includes(code)).length;
}

/** Every variant the names asked for with variants would also accept, switched off or not, over all segments. */
export function usedVariants(view: IndexView, criteria: readonly PlannedCriterion[], { variants, withheldIn }: { variants: VariantCache; withheldIn: WithheldIn }): VariantUse[] {
  const uses = new Map<string, VariantUse & { penalty: number }>();
  for (const criterion of criteria) {
    if (criterion.kind !== 'name' || !criterion.variants) continue;
    for (const asked of criterion.tokens.filter((token) => !isPattern(token))) {
      for (const segment of view.segments) {
        const usesOf = openUses(segment, criterion.field, withheldIn(segment));
        for (const { token, text, how, penalty } of variants.tokensOf(segment, criterion, asked)) {
          if (how === 'exact') continue;
          const key = `${criterion.field} ${asked} ${text}`;
          const count = (uses.get(key)?.count ?? 0) + usesOf(token);
          if (count > 0) uses.set(key, { field: criterion.field, variant: text, how, count, penalty });
        }
      }
    }
  }
  return sortVariants([...uses.values()]);
}
