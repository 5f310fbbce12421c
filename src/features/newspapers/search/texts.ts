import { counted, figure } from '#domain/kernel/wording/counted.ts';

/** What narrows a search, beside the results and in the advanced search. */
export const narrowTexts = {
  title: 'Narrow your search',
  apply: 'Apply',
  from: 'From',
  to: 'To',
  dateHint: 'A year, or a date such as 17/2/1842.',
  place: 'Published in or near',
  miles: 'Distance',
  milesAround: (miles: number) => (miles === 0 ? 'This place only' : `Within ${counted(miles, 'mile')}`),
  more: 'Length, page and text',
  fromWords: 'Shortest, in words',
  toWords: 'Longest, in words',
  quality: 'Text quality, at least (%)',
  qualityHint: 'The share of words the scanner was sure of.',
  addedSince: 'Added since',
  frontPage: 'Front pages only',
  corrected: 'Corrected by members only',
  problems: {
    date: 'Enter a year or a date, such as 1842 or 17/2/1842.',
    order: 'This date is before the first one.',
    place: 'Use no more than 200 characters.',
    words: 'Enter a whole number.',
    wordsOrder: 'This is less than the shortest length.',
    quality: 'Enter a whole number from 1 to 100.',
  },
};

/** Values to tick, with their counts. The names of the last four are those of their grants (spec 1 section 3, Q-095). */
export const facetTexts = {
  loading: 'Loading filters',
  failed: { title: 'The filters are not available', text: 'Your results are complete. The filters will return with your next search.' },
  names: { title: 'Newspaper', county: 'County', decade: 'Decade', kind: 'Archive tags', access: 'Access type' } as Readonly<Record<string, string>>,
  institution: 'Institutional access',
  series: 'Primary source series',
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

/** The advanced search. */
export const advancedTexts = {
  label: 'Advanced newspaper search',
  words: 'Words',
  all: 'All of these words',
  phrase: 'This exact phrase',
  any: 'Any of these words',
  none: 'None of these words',
  exact: 'Only as I spell them, without misreadings',
  where: 'When and where',
  what: 'Newspapers and kinds',
  newspaper: 'Newspaper',
  newspaperOrSeries: 'Newspaper or primary source series',
  several: (count: number) => `${figure(count)} selected`,
  seriesOption: (name: string) => `Series: ${name}`,
  anyNewspaper: 'Any newspaper',
  county: 'County',
  anyCounty: 'Any county',
  access: 'Access type',
  anyAccess: 'Any access',
  tags: 'Archive tags',
  article: 'The article',
  order: 'Sort by',
  search: 'Search newspapers',
  clear: 'Clear form',
};

/** On the start of the newspaper search: what there is to search, and what not everyone is offered. */
export const startTexts = {
  holdings: (titles: number, issues: number, articles: number, years: string) => `${counted(articles, 'article')} in ${counted(issues, 'issue')} of ${counted(titles, 'newspaper')}, ${years}.`,
  none: { title: 'No newspapers yet', text: 'Newspapers appear here once their first issue is published.', records: 'Search the records' },
  failed: 'We couldn’t fetch what the site holds',
  closed: { title: 'The newspaper search is not open to your account', text: 'You can still look through the newspapers themselves.', action: 'See all newspapers' },
  institution: { title: 'Through your library', text: 'Search only what your library opens to you.', label: 'Words to find in your library’s newspapers', action: 'Search library newspapers' },
  recent: 'Your recent newspaper searches',
  recentTotal: (total: number) => counted(total, 'article'),
};

/** The search in one’s own words, for a test group (FLAG-004). */
export const sentenceTexts = {
  title: 'Describe what you’re looking for',
  label: 'Your sentence',
  hint: 'For example: the death of Mary Pinch in Redruth about 1842',
  action: 'Read my sentence',
  understood: 'How we understood it',
  note: 'Change anything that isn’t right, then search.',
  notRead: (words: readonly string[]) => `Not understood: ${words.map((word) => `“${word}”`).join(', ')}`,
  lost: 'We found nothing to search for in this sentence. Name a person, a place or a year.',
  failed: 'We couldn’t read your sentence',
  empty: 'Write a sentence first.',
  words: 'Words to find',
  search: 'Search newspapers',
};
