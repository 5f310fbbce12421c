import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

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
  access: 'Who can read it',
  anyAccess: 'Any access',
  tags: 'Collection',
  article: 'The article',
  order: 'Sort by',
  search: 'Search newspapers',
  clear: 'Clear form',
};

/** On the start of the newspaper search: what there is to search, and what not everyone is offered. */
export const startTexts = {
  holdings: (titles: number, issues: number, articles: number, years: string) =>
    `${countInWords(articles, 'article')} in ${countInWords(issues, 'issue')} of ${countInWords(titles, 'newspaper')}, ${years}.`,
  none: {
    title: 'No newspapers yet',
    text: 'Newspapers appear here once their first issue is published.',
    records: 'Search the records',
  },
  failed: 'We couldn’t fetch what the site holds',
  closed: {
    title: 'The newspaper search is not open to your account',
    text: 'You can still look through the newspapers themselves.',
    action: 'See all newspapers',
  },
  institution: {
    title: 'Through your library',
    text: 'Search only what your library opens to you.',
    label: 'Words to find in your library’s newspapers',
    action: 'Search library newspapers',
  },
  recent: 'Your recent newspaper searches',
  recentTotal: (total: number) => countInWords(total, 'article'),
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
