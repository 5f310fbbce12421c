import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** What narrows a search, beside the results and in the advanced search. */
export const narrowTexts = {
  title: 'Narrow your search',
  apply: 'Apply',
  from: 'From',
  to: 'To',
  dateHint: 'A year, or a date such as 17/2/1842.',
  place: 'Published in or near',
  miles: 'Distance',
  milesAround: (miles: number) => (miles === 0 ? 'This place only' : `Within ${countInWords(miles, 'mile')}`),
  more: 'Length, page and text',
  fromWords: 'Shortest, in words',
  toWords: 'Longest, in words',
  quality: 'Text quality, at least (%)',
  qualityHint: 'The share of words the scanner was sure of.',
  addedSince: 'Added since',
  frontPage: 'Front pages only',
  corrected: 'Corrected by members only',
};

/**
 * Values to tick, with their counts. The specification calls the last four archive tags, access type, institutional
 * access and primary source series.
 */
export const facetTexts = {
  loading: 'Loading filters',
  names: {
    title: 'Newspaper',
    county: 'County',
    decade: 'Decade',
    kind: 'Collection',
    access: 'Who can read it',
  } as Readonly<Record<string, string>>,
  institution: 'Institutional access',
  series: 'Series',
  all: (count: number) => `Show all ${figure(count)}`,
  fewer: 'Show fewer',
  valuesOf: (name: string) => ` values of ${name.toLowerCase()}`,
};

/** The ways a word was read by the scanner. */
export const readingTexts = {
  include: 'Include misreadings',
  hint: 'Scanned text has errors. We also look for the ways each word is misread.',
  legend: (word: string) => `Also read for ${word}`,
  cutOff: 'There may be more: this word has too many possible readings to check them all.',
};
