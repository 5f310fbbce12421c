import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import type { Era } from '#domain/places/houses/eras.ts';
import { QUOTED } from '#domain/places/houses/houseHistoryTexts.ts';

/**
 * The page as a whole. Its heading, and what spec 2 sections 2 and 8 give word for word, are in
 * domain/places/houses/houseHistoryTexts.ts.
 */
export const houseHistoryTexts = {
  titleOf: (asked: string) => `The history of ${asked}`,
  loading: 'Loading the history of this address',
};

/** The search form. Labels, placeholder, hint and the title of the sheet: spec 2 section 2. */
export const houseFormTexts = {
  form: 'History of a home',
  houseNumber: 'House No',
  street: 'Street',
  location: 'City/Town/County',
  postcode: 'Postcode',
  missing: 'Enter a city, town or county.',
  search: 'Search',
  clear: 'Clear all',
  noAddress: 'No address yet',
  edit: 'Edit search',
  sections: 'Sections',
};

/** Before an address was searched: what the page shows of a home, and an example. */
export const houseInvitationTexts = {
  title: 'What you will find about a home',
  text: 'Enter a town or county, and a street if you know it.',
  example: `See an example: ${QUOTED.locationPlaceholder}`,
  eras: {
    today: 'Where it is: a map of the town or parish',
    'post-war': 'Newspaper articles and a map of about 1961',
    war: 'Who lived in the street in the 1939 Register',
    'pre-war': 'Households from the censuses of 1841–1921',
  } satisfies Record<Era['id'], string>,
};

/** The sections. */
export const eraTexts = {
  yourHome: 'Your home',
  yourStreet: 'your street',
  postWar: 'After 1945',
  war: 'World War 2',
  preWar: 'Before 1939',
  mapOf: (place: string, year: number) => `Map of ${place}, ${year}`,
  aboutCensuses: 'About each census',
  searchAddress: 'Search for an address',
  search1939: 'Search the 1939 Register',
  households1939: 'Households of 1939',
  register1939: '1939 Register',
};

/** Cards of households. */
export const householdCardTexts = {
  household: ' household',
  people: (count: number) => countInWords(count, 'person', 'people'),
  more: 'More records',
  moreOf: (title: string) => ` of ${title}`,
};

/** Cards of newspaper articles. */
export const articleTexts = {
  title: 'In the newspapers',
  label: (time: string) => `Newspapers, ${time}`,
  postWar: 'after 1945',
  war: '1939 to 1945',
  preWar: 'before 1939',
  more: 'More articles',
  away: { title: 'We couldn’t search the newspapers', text: 'Try again in a minute.' },
};
