import { placeVariantOf } from '#domain/places/gazetteer/placeVariants.ts';
import { isRegionId } from '#domain/places/gazetteer/region.ts';
import { textTokens } from '#domain/records/core/textTokens.ts';
import { occupationVariantOf } from '#domain/search/core/occupationNames.ts';

import type { MatchReason } from '../SearchEngine.ts';
import type { PlannedCriterion } from './plannedCriterion.ts';

/** The other name under which a value was found. */
export interface FoundVariant {
  variant: string;
  how: MatchReason['how'];
}

/**
 * Judges a value: null where it has the name asked for, or is no match by name at all. What was switched off is
 * reported as well.
 */
type VariantJudge = (key: string, placeId: number | null) => FoundVariant | null;

/** Criteria whose variants are whole values, not words of names. */
export type ValueCriterion = Extract<PlannedCriterion, { kind: 'place' | 'text' }>;

/** Whether values of a criterion may have variants. */
export const mayVary = (criterion: PlannedCriterion): criterion is ValueCriterion =>
  criterion.kind === 'place'
    ? criterion.names.keys.length > 0
    : criterion.kind === 'text' && criterion.occupation !== null;

/** Recognises variants of the place or the occupation that a criterion asks for; build once per query. */
export function variantJudge(criterion: ValueCriterion): VariantJudge {
  if (criterion.kind === 'text') {
    const judge = criterion.occupation && occupationVariantOf(criterion.occupation);
    return (key) => judge?.(textTokens(key)) ?? null;
  }
  const named = new Set(criterion.area.named.filter((id) => !isRegionId(id)));
  const judge = placeVariantOf(criterion.names);
  return (key, placeId) => (placeId !== null && named.has(placeId) ? judge(key) : null);
}

/** The fields in which the variants of a criterion are looked for. */
export const variedFields = (criterion: ValueCriterion): readonly string[] =>
  criterion.kind === 'place' ? [criterion.field, ...criterion.levels] : [criterion.field];
