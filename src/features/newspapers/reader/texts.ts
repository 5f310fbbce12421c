import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The page before there is an issue. */
export const readerTexts = {
  loading: 'Loading issue',
  failed: 'We couldn’t fetch this issue',
  titleOf: (newspaper: string, date: string, page: string) => `${newspaper}, ${date}, page ${page}`,
  missing: {
    heading: 'We do not have this newspaper',
    title: 'No issue has this address',
    text: 'The link may be incomplete, or the issue is not in our collection.',
    all: 'See all newspapers',
  },
};

/** The head of the reader. */
export const headerTexts = {
  sample: 'Fictional sample',
  page: (label: string) => `Page ${label}`,
  edition: (edition: string) => `Edition ${edition}`,
  issue: 'About this issue',
  issues: 'Issues',
  previous: (date: string) => `Previous issue: ${date}`,
  next: (date: string) => `Next issue: ${date}`,
};

/** Tools above the page. */
export const toolsTexts = {
  label: 'Page tools',
  dim: 'Dim all but the article',
  twoPages: 'Two pages side by side',
  panel: 'Articles and text',
};

/** The search inside the issue. */
export const findTexts = {
  label: 'Find in this issue',
  submit: 'Find',
  searching: 'Searching',
  failed: 'The search failed. Try again.',
  count: (at: number, count: number) => `${figure(at)} of ${figure(count)}`,
  none: 'Not found',
  previous: 'Previous match',
  next: 'Next match',
  clear: 'Clear the search',
};

/** The strip of pages. */
export const stripTexts = {
  label: 'Pages',
  page: (label: string) => `Page ${label}`,
  missing: (position: number) => `Page ${figure(position)} missing`,
  matches: (count: number) => countInWords(count, 'match', 'matches'),
};

/** The page itself. */
export const stageTexts = {
  loading: 'Loading page',
  failed: 'We couldn’t fetch this page',
  gone: {
    title: 'This page is no longer here',
    text: 'It may have been replaced. Reload to see the issue as it is now.',
    reload: 'Reload',
  },
  missing: (position: number) => ({
    title: `Page ${figure(position)} is missing`,
    text: 'We hold this issue without this page. The other pages are in the strip.',
  }),
  noImage: 'We have the text of this page, but no image.',
  lostImage: 'You can still read the text of this page.',
  imageOf: (newspaper: string, date: string, page: string) => `${newspaper}, ${date}, page ${page}`,
};

/** What readers see in place of pages that are closed to them. */
export const closedTexts = {
  about: 'See what is in this issue',
};

/** The panel beside the page. */
export const panelTexts = {
  label: 'This page',
  articles: 'Articles',
  text: 'Text',
  cite: 'Cite and save',
};

/** The articles of the issue. */
export const outlineTexts = {
  title: 'Articles',
  page: (label: string) => `Page ${label}`,
  none: 'No articles start on this page.',
  words: (count: number) => countInWords(count, 'word'),
  matches: (count: number) => countInWords(count, 'match', 'matches'),
  guess: 'Divided into articles by this site.',
  untitled: {
    article: 'Article without a headline',
    advertisement: 'Advertisement',
    births: 'Births',
    marriages: 'Marriages',
    deaths: 'Deaths',
    illustration: 'Illustration',
    page: 'Whole page',
  } as Readonly<Record<string, string>>,
};

/** The text of a page. */
export const textTexts = {
  label: (page: string) => `Text of page ${page}`,
  keys: 'Up and down arrows move from line to line. Enter shows the line on the page.',
  empty: 'No words were recognised on this page.',
  uncorrected: 'Read by machine from the printed page, with its errors.',
  corrected: 'Read by machine, and corrected by members.',
  quality: (percent: number) => `The machine was sure of ${percent} per cent of the words.`,
  outside: 'Outside the articles',
  continued: (headline: string) => `${headline} (continued)`,
  onPages: (pages: string) => `Continues on page ${pages}`,
};

/** A clipping that is being made. */
export const clippingTexts = {
  loading: 'Loading the clip tool',
  source: (newspaper: string, date: string) => `${newspaper}, ${date}`,
};

/** The citation, and what can be saved. */
export const citeTexts = {
  article: 'Cite this article',
  page: 'Cite this page',
  copy: 'Copy citation',
  copied: 'Citation copied',
  notCopied: 'Your browser didn’t copy the citation',
  copyByHand: 'Select the text and copy it.',
  save: 'Save and print',
  printPage: 'Print this page',
  printArticle: 'Print this article',
  pdfPage: 'Download this page as PDF',
  pdfArticle: 'Download this article as PDF',
  pdfFailed: 'We couldn’t make the PDF',
  pdfBusy: 'Too many were asked for from your network. Try again in a few minutes.',
  image: 'Download the image',
  textPage: 'Download the text of this page',
  textArticle: 'Download the text of this article',
  preparing: 'Preparing',
  failed: 'We couldn’t fetch the article',
  tryAgain: 'Check your connection and try again.',
  rights: 'Rights',
};
