import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** What several landing pages say. */
export const landingTexts = {
  loadingPage: 'Loading page',
  pageFailed: 'We couldn’t fetch this page',
  setsFailed: 'We couldn’t fetch the record sets',
  seeSets: 'See all record sets',
  sample: 'Fictional sample data',
  createAccount: 'Create a free account',
  records: (count: number) => countInWords(count, 'record'),
  onThisPage: 'On this page',
  updated: 'Last updated',
  nothingHeld: 'We hold none of these records yet',
  nothingHeldText: 'This page describes the records themselves. You can search them here once they are published.',
};

/** Stories from the records. */
export const storyTexts = { others: 'More stories from the records' };
