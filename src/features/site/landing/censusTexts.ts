import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The censuses and the register of 1939. */
export const censusTexts = {
  search1921: 'Search the 1921 census',
  lead1921: 'Taken on 19 June 1921. Start with a name and a year of birth; add a place to see the neighbours too.',
  name1921: 'Look for a name in 1921',
  search1939: 'Search the 1939 Register',
  more1939: 'Read more about the register',
  others1939: 'More about the register',
  none: (year: number) => `No ${year} census here yet`,
  noneText: 'The search above will find people once a census is published.',
  holdings: 'What you are searching',
  people: (count: number, places: number) =>
    `${countInWords(count, 'person', 'people')} in ${countInWords(places, 'place')}`,
  aboutSet: 'About this record set',
  placesOf: (name: string) => `Places of ${name}`,
};
