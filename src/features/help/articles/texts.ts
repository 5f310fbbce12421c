import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The start of the help. */
export const homeTexts = {
  subjects: 'Browse by subject',
  articles: (count: number) => countInWords(count, 'article'),
  common: 'Common questions',
  contact: 'Still need help?',
  contactText:
    'Write to our support team. We show you the best articles while you type, and answer within two working days.',
  contactLabel: 'Contact us',
};

/** The page of results. */
export const resultTexts = {
  title: 'Search the help centre',
  titleOf: (query: string) => `Results for “${query}”`,
  found: (count: number) => countInWords(count, 'article'),
  blank: 'Type a question above to search our articles.',
  none: 'No articles match your question',
  noneText: 'Try fewer words, or other words for the same thing. Our support team can answer you as well.',
  loading: 'Searching the help',
  failed: 'We couldn’t search the help',
  results: 'Articles',
};

/** One article. */
export const articleTexts = {
  updated: 'Last updated',
  related: 'Related articles',
};

/** Sections and categories. */
export const shelfTexts = {
  articlesIn: (section: string) => `Articles about ${section}`,
  none: 'No articles here yet',
};

/** “Was this helpful?” */
export const ratingTexts = {
  question: 'Was this helpful?',
  yes: 'Yes',
  no: 'No',
  why: 'What was missing?',
  reason: 'What was wrong?',
  choose: 'Choose a reason',
  reasons: {
    OTHER_QUESTION: 'It answers another question',
    UNCLEAR: 'It is hard to follow',
    OUT_OF_DATE: 'The page looks different now',
    DID_NOT_WORK: 'I did this, and it didn’t work',
  } as const,
  words: 'What were you looking for?',
  wordsHint: 'Up to 300 characters, kept for 90 days. Don’t write names or email addresses.',
  refused: 'Your answer was not sent',
  send: 'Send answer',
  thanks: 'Thank you for your answer.',
  contact: 'Still need help? Contact us',
};
