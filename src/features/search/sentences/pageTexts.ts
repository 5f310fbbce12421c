/**
 * `/ai-search/results-summary`: what the records hold. Apart from texts.ts, since these words are part of the first
 * load.
 */
export const summaryPageTexts = {
  title: 'What the records hold',
  documentTitle: (search: string) => `${search}: what the records hold`,
  loading: 'Searching the records',
  noSearch: 'No search yet',
  assistant: 'A language model helped to read this sentence. Check each field.',
  empty: { title: 'No search yet', text: 'Enter a sentence, and we’ll show what we understood as fields.' },
  again: { title: 'Try another sentence', action: 'Search again' },
};
