import type { SearchQuery } from '../searchQuery.ts';

/**
 * The filters of a search, with a year that is given twice given once: the year of a census record is its census year,
 * so that the same year in both asks for nothing more. The narrower of the two margins stays.
 */
export function yearStatedOnce(filters: SearchQuery['filters']): SearchQuery['filters'] {
  const { EventYear, ...rest } = filters;
  const { CensusYear } = filters;
  if (!EventYear || !CensusYear || EventYear.values[0] !== CensusYear.values[0]) return filters;
  const yearsEitherWay =
    (EventYear.yearsEitherWay ?? 0) < (CensusYear.yearsEitherWay ?? 0)
      ? EventYear.yearsEitherWay
      : CensusYear.yearsEitherWay;
  return { ...rest, CensusYear: { ...CensusYear, yearsEitherWay } };
}
