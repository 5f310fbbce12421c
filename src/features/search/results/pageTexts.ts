import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** The results page before its results are here. Apart from texts.ts, since these words are part of the first load. */
export const pageTexts = {
  title: 'Search records',
  documentTitle: (search: string) => `${search}: search results`,
  edit: 'Edit search',
  side: 'Filter results',
  results: 'Results',
};

/** The count above the results. */
export const countTexts = {
  searching: 'Searching…',
  none: 'No records found',
  shown: (first: number, last: number, total: number) =>
    `${figure(first)}–${figure(last)} of ${countInWords(total, 'record')}`,
};
