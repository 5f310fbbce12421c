import type { PlannedCriterion } from '../../matching/plannedCriterion.ts';
import type { Segment } from '../segment/Segment.ts';
import { type FoundToken, slipTokens, variantTokens } from './nameValues.ts';

type NameCriterion = Extract<PlannedCriterion, { kind: 'name' }>;

const REMEMBERED = 4_000;

/**
 * Remembers which tokens of a segment are variants of a name: judging some hundred pairs takes longer than the search.
 */
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
      known.set(
        key,
        (tokens = [...variantTokens(names, asked, nameKind), ...(slips ? slipTokens(names, asked, nameKind) : [])]),
      );
    }
    return tokens;
  }
}
