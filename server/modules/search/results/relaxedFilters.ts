import type { FilterValue } from '#domain/search/core/searchQuery.ts';
import type { Criterion, Relaxation } from '#server/engines/search/SearchEngine.ts';
import type { RelaxedFilter } from '#server/modules/kernel/graphql/types.generated.ts';

const fieldOf = (criterion: Criterion): string => (criterion.kind === 'keywords' ? 'Keywords' : criterion.field);

function widened(filter: FilterValue, replacement: Criterion): FilterValue {
  if (replacement.kind === 'year') return { ...filter, yearsEitherWay: replacement.yearsEitherWay };
  if (replacement.kind === 'place')
    return { ...filter, proximity: replacement.miles, excludedVariants: replacement.excludedVariants ?? [] };
  if (replacement.kind === 'text') return { ...filter, excludedVariants: replacement.excludedVariants ?? [] };
  if (replacement.kind === 'name')
    return {
      ...filter,
      variants: replacement.variants,
      ...(replacement.soundsAlike && { soundsAlike: true }),
      excludedVariants: replacement.excludedVariants,
    };
  return filter;
}

/**
 * The filters of a wider search, in the terms of the address: one filter changed or left out, all others as they were.
 *
 * @param criteria - of the engine's query that found nothing; the relaxation counts in them.
 */
export function relaxedFilters(
  filters: Readonly<Record<string, FilterValue>>,
  criteria: readonly Criterion[],
  { criterion, replacement }: Relaxation,
): RelaxedFilter[] {
  const changed = criteria[criterion];
  return Object.entries(filters).flatMap(([fieldId, filter]) => {
    const isChanged = changed !== undefined && fieldOf(changed) === fieldId;
    if (isChanged && replacement === null) return [];
    const { values, variants, soundsAlike, excludedVariants, proximity, unlocated, yearsEitherWay } =
      isChanged && replacement ? widened(filter, replacement) : filter;
    return [
      {
        fieldId,
        values: [...values],
        variants,
        soundsAlike: soundsAlike ?? false,
        without: [...excludedVariants],
        proximity,
        unlocated: unlocated ?? false,
        offset: yearsEitherWay,
      },
    ];
  });
}
