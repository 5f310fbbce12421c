import { counted } from '#domain/kernel/wording/counted.ts';

/** The start of the help. */
export const homeTexts = {
  subjects: 'Browse by subject',
  articles: (count: number) => counted(count, 'article'),
  common: 'Common questions',
  contact: 'Still need help?',
  contactText: 'Write to our support team, and add details of what happened.',
  contactLabel: 'Contact us',
};

/** The page of results. */
export const resultTexts = {
  title: 'Search the help centre',
  titleOf: (query: string) => `Results for “${query}”`,
  found: (count: number) => counted(count, 'article'),
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
export const shelfTexts = { articlesIn: (section: string) => `Articles about ${section}`, none: 'No articles here yet' };
