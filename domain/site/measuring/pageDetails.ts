import { readHouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';

/**
 * What the page view of a house's history says beside the keys that every page view has: its category and what it was
 * asked for (spec 2 section 7).
 * @param search - the query part of its address
 */
export function pageDetails(search: string): Readonly<Record<string, string>> {
  const { sid, houseNumber, street, location, postcode } = readHouseHistoryQuery(new URLSearchParams(search));
  return {
    category: 'house-history-results',
    sid,
    houseNumber,
    addressstreet: street,
    keywordsplace: location,
    postcode,
  };
}
