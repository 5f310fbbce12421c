import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The list of all newspapers. */
export const newspapersTexts = {
  title: 'Newspapers',
  loading: 'Loading newspapers',
  failed: 'We couldn’t fetch the newspapers',
  lead: 'Search their articles, or choose a newspaper to see its years, its issues and what is missing.',
  holdings: (titles: number, issues: number, pages: number, years: string) =>
    `${countInWords(titles, 'newspaper')}, ${countInWords(issues, 'issue')}, ${countInWords(pages, 'page')}, ${years}`,
  ways: 'More ways in',
  search: 'Newspaper search',
  advanced: 'Advanced search',
  byDate: 'Newspapers by date',
  empty: {
    title: 'No newspapers yet',
    text: 'Newspapers appear here once their first issue is published.',
    records: 'Search the records',
  },
  /** The last column of the table. */
  pages: 'Pages',
};

/** One newspaper. */
export const newspaperTexts = {
  loading: 'Loading newspaper',
  failed: 'We couldn’t fetch this newspaper',
  missing: {
    heading: 'We do not have this newspaper',
    title: 'No newspaper has this address',
    text: 'The link may be incomplete, or the newspaper may have another name here.',
    all: 'See all newspapers',
  },
  all: 'Newspapers',
  search: { label: 'Words to find in this newspaper', action: 'Search this newspaper' },
  ofPlace: (place: string) => `All newspapers of ${place}`,
  sample: 'Fictional sample',
  summary: (issues: number, pages: number, articles: number) =>
    `${countInWords(issues, 'issue')}, ${countInWords(pages, 'page')}, ${countInWords(articles, 'article')}`,
  yearsTitle: 'Years',
  issues: (count: number) => countInWords(count, 'issue'),
  lacking: (count: number) => `${figure(count)} missing`,
  none: 'No issues',
  about: 'About this newspaper',
  place: 'Published in',
  days: 'Published on',
  first: 'First issue here',
  last: 'Last issue here',
  source: 'Source',
  rights: 'Rights',
  credit: 'Credit and licence',
};

/** The newspapers of one place. */
export const placeTexts = {
  loading: 'Loading newspapers',
  failed: 'We couldn’t fetch the newspapers of this place',
  heading: (place: string) => `Newspapers of ${place}`,
  missing: {
    heading: 'We have no newspapers of this place',
    title: 'None of our newspapers was published here',
    text: 'The link may be incomplete, or the place may have another name here.',
    all: 'See all newspapers',
  },
  summary: (titles: number, issues: number, years: string) =>
    `${countInWords(titles, 'newspaper')}, ${countInWords(issues, 'issue')}, ${years}`,
  search: { label: (town: string) => `Words to find in newspapers of ${town}`, action: 'Search these newspapers' },
};

/** One year of a newspaper. */
export const yearTexts = {
  loading: 'Loading calendar',
  failed: 'We couldn’t fetch this year',
  heading: (name: string, year: number) => `${name}, ${year}`,
  missing: {
    heading: 'No issues of this year',
    title: 'We hold no issues of this newspaper for this year',
    text: 'Its other years are on the page of the newspaper.',
    years: 'See its other years',
  },
  summary: (issues: number, lacking: number) =>
    lacking === 0 ? countInWords(issues, 'issue') : `${countInWords(issues, 'issue')}; ${figure(lacking)} missing`,
  previous: (year: number) => `Previous year: ${year}`,
  next: (year: number) => `Next year: ${year}`,
  undated: 'Issues whose day is not known',
  pages: (count: number) => countInWords(count, 'page'),
  edition: (edition: string) => `edition ${edition}`,
  key: { held: 'Issue held', lacking: 'Issue missing' },
  lackingTitle: 'Missing issues',
  reasons: {
    NOT_HELD: 'not held',
    DAMAGED: 'damaged',
    NOT_YET_IMPORTED: 'not yet imported',
    UNKNOWN: 'reason not known',
  },
};

/** One issue. */
export const issueTexts = {
  loading: 'Loading issue',
  failed: 'We couldn’t fetch this issue',
  missing: {
    heading: 'We do not have this issue',
    title: 'No issue has this address',
    text: 'The link may be incomplete, or the issue may have been removed.',
    all: 'See all newspapers',
  },
  edition: (edition: string) => `Edition ${edition}`,
  summary: (pages: number, articles: number) => `${countInWords(pages, 'page')}, ${countInWords(articles, 'article')}`,
  previous: (date: string) => `Previous issue: ${date}`,
  next: (date: string) => `Next issue: ${date}`,
  page: (label: string) => `Page ${label}`,
  openPage: 'Open the page',
  openPageOf: (label: string) => `Open the page: ${label}`,
  contents: 'In this issue',
  manifest: 'IIIF manifest',
  noArticles: 'No articles start on this page.',
  words: (count: number) => countInWords(count, 'word'),
  guess: 'Divided into articles by this site',
  untitled: {
    article: 'Article without a headline',
    advertisement: 'Advertisement',
    births: 'Births',
    marriages: 'Marriages',
    deaths: 'Deaths',
    illustration: 'Illustration',
    page: 'Whole page',
  } as Readonly<Record<string, string>>,
  kinds: {
    advertisement: 'Advertisement',
    births: 'Births',
    marriages: 'Marriages',
    deaths: 'Deaths',
    illustration: 'Illustration',
  } as Readonly<Record<string, string>>,
  read: {
    loading: 'Loading article',
    failed: 'We couldn’t fetch this article',
    gone: 'This article is no longer here.',
    empty: 'No words of this article were recognised.',
    page: (position: number) => `Page ${figure(position)}`,
    onPage: 'See it on the page',
    recognised: 'Text read by machine from the printed page, with its errors.',
  },
};
