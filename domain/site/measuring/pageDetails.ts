import { HOUSE_HISTORY_PATH, readHouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';

/**
 * What the page view of some pages says beside the keys that every page view has: the history of a house names its category and
 * what it was asked for (spec 2 section 7). Nothing for all other pages.
 */
export function pageDetails(pathname: string, search: string): Readonly<Record<string, string>> {
  if (pathname !== HOUSE_HISTORY_PATH) return {};
  const { sid, houseNumber, street, location, postcode } = readHouseHistoryQuery(new URLSearchParams(search));
  return { category: 'house-history-results', sid, houseNumber, addressstreet: street, keywordsplace: location, postcode };
}
