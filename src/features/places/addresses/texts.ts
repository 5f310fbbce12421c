import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The search form and its page. */
export const addressSearchTexts = {
  title: 'Address search',
  lead: 'Find a street or a house and see who lived there, census by census. British census records cover the years 1841–1921.',
  houseNumber: 'House number or name',
  houseNumberExample: '12A, back of 7, Rose Cottage',
  street: 'Street',
  streetExample: 'High Street',
  location: 'City/Town/County',
  locationExample: 'Leeds, Yorkshire',
  locationHint: 'Use the place names of the time. A county includes all its places.',
  postcode: 'Postcode',
  postcodeHint: 'Used only to find the nearest large town: old records have no postcodes.',
  missing: 'Enter a town, parish or county.',
  unknownPostcode: 'We do not know this postcode. Enter a town, parish or county.',
  search: 'Search',
  note: 'Write the address as you know it: “St” or “Street”, 12A, 12–14, “back of 7”, or the name of a cottage. We follow renumbered houses where we know of the change.',
};

/** What both pages of results share. */
export const addressFrameTexts = {
  streets: 'Streets',
  households: 'Households',
  change: 'Change search',
  nothing: {
    title: 'Which address?',
    text: 'Start with a town, a street or a house.',
    search: 'Search for an address',
  },
  allStreets: (place: string) => `All streets in ${place}`,
};

/** Streets and houses of a place. */
export const streetsTexts = {
  title: 'Streets and houses',
  titleOf: (asked: string) => `Streets and houses: ${asked}`,
  loading: 'Loading streets',
  failed: 'We couldn’t fetch the streets',
  found: (count: number) =>
    `${countInWords(count, 'street or house', 'streets and houses')} with households in our records`,
  also: (names: readonly string[]) => `Also ${names.join(', ')}`,
  households: (count: number) => countInWords(count, 'household'),
  pages: 'Pages of streets',
};

/** Who lived at an address. */
export const householdsTexts = {
  title: 'Households at an address',
  loading: 'Loading households',
  failed: 'We couldn’t fetch the households',
  found: (count: number) => countInWords(count, 'household'),
  table: 'Households by year',
  columns: { year: 'Year', household: 'Household', address: 'Address', certainty: 'How sure', source: 'Source' },
  yearUnknown: 'Unknown',
  unnamed: 'Name not given',
  members: (count: number) => `Show ${countInWords(count, 'more person', 'more people')}`,
  others: (count: number) => `With ${countInWords(count, 'other person', 'other people')}`,
  pages: 'Pages of households',
};

/** Streets and houses that changed their names and numbers. */
export const renumberingTexts = {
  label: 'Changes of names and numbers',
  none: 'Streets were renamed and renumbered as they grew, so a number may have meant another house in another year. We know of no such change here.',
  change: (was: string, is: string, year: number | null) => `${was} became ${is}${year === null ? '' : ` in ${year}`}`,
  certainty: { CERTAIN: '', PROBABLE: ', probably', POSSIBLE: ', possibly' },
};
