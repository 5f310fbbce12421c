import { CENSUS_NATIONS, type CensusNation } from './census/censusCopy.ts';

/**
 * The nation a location lies in, from its last part behind a comma: England, Wales, Scotland or Ireland in any case;
 * anything else counts as Northern Ireland (spec 2 section 5, Q-015). Suggested places end in their nation, so that
 * ordinary use is right.
 * @example countryOf('Leeds, Yorkshire, England') // 'England'
 */
export function countryOf(location: string): CensusNation {
  const last = (location.split(',').at(-1) ?? '').trim().toLowerCase();
  return CENSUS_NATIONS.find((nation) => nation.toLowerCase() === last) ?? 'Northern Ireland';
}
