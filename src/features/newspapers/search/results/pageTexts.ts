import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/**
 * The page of results before its results are here. Apart from texts.ts, since these words are part of the first load.
 */
export const resultsTexts = {
  title: 'Newspaper articles',
  documentTitle: (search: string) => `${search}: newspaper articles`,
  box: 'Words to find',
  action: 'Search',
  advanced: 'Advanced search',
  side: 'Filter articles',
  results: 'Articles',
  searching: 'Searching…',
  none: 'No articles found',
  shown: (first: number, last: number, total: number) =>
    `${figure(first)}–${figure(last)} of ${countInWords(total, 'article')}`,
  order: 'Sort by',
  pages: 'Pages of articles',
};

/** Orders of articles. */
export const orderTexts: Readonly<Record<string, string>> = {
  relevance: 'Relevance',
  oldest: 'Oldest first',
  newest: 'Newest first',
  title: 'Newspaper',
  added: 'Latest added',
  quality: 'Clearest text',
};

/** Buttons whose dialogs come when they are pressed. */
export const buttonTexts = {
  save: 'Save search',
  download: 'Download',
  downloadTitle: 'Download these articles',
};
