import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The 1911 census by surname. */
export const namesTexts = {
  census: '1911 census',
  loading: 'Loading names',
  failed: 'We couldn’t fetch the names',
  eyebrow: 'Sunday 2 April 1911',
  heading: 'The 1911 census by surname',
  lead: 'In England and Wales, the householders’ own forms survive from this census on. Choose the first letters of a surname, then follow a name to the person.',
  none: 'No 1911 census here yet',
  noneText: 'Its surnames will be listed here once it is published.',
  listed: (count: number) => `${countInWords(count, 'person is', 'people are')} listed.`,
  ranges: 'Surnames starting with',
  inCensus: (label: string) => `${label} in the 1911 census`,
  noPeople: 'No one with this surname is listed.',
  people: (total: number, page: number, last: number) =>
    `${countInWords(total, 'person', 'people')} with these surnames${last > 1 ? `, page ${page} of ${last}` : ''}.`,
  noSurname: 'No surname starts with these letters',
  noSurnameText: 'Clerks spelled names as they heard them. Try a neighbouring letter.',
  otherLetters: 'Choose other letters',
  closer: 'Narrow the letters',
  peopleHeading: 'People',
  born: (year: number) => `born about ${year}`,
  pages: 'Pages of names',
  rangeCount: (count: number) => (count === 0 ? 'no one' : countInWords(count, 'person', 'people')),
};

/** One person of the 1911 census. */
export const personTexts = {
  loading: 'Loading record',
  failed: 'We couldn’t fetch the record',
  missing: 'We do not have this record',
  missingTitle: 'No person of the 1911 census has this address',
  missingText:
    'The link may be incomplete, or the census may have been published again from another transcript. Look for the person in the list of surnames.',
  surnames: 'Surnames of the 1911 census',
  name: 'Name',
  closed: 'Closed for privacy',
  noName: 'Name not recorded',
  thisRecord: 'This record',
  membersTitle: 'Members can read the full household',
  membersText: 'The form also gives ages, work, birthplaces and everyone else in the house.',
  transcript: 'Open the full transcript',
  from: 'From',
};
