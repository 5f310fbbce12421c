import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The search box above every page of the help. */
export const searchTexts = {
  label: 'Search the help centre',
  /** Quoted: spec 2 section 2. */
  placeholder: 'Type your question here...',
  search: 'Search',
  suggestions: 'Suggested articles',
  fetching: 'Searching…',
  found: (count: number) => `${countInWords(count, 'suggestion')}. Press the down arrow to reach them.`,
  failed: 'Suggestions didn’t arrive. Press Search to try again.',
  /** Quoted: spec 2 section 2, `Help > {category} > {section}`. */
  trail: (category: string, section: string) => `Help > ${category} > ${section}`,
};

/** The frame around the pages of the help. */
export const frameTexts = {
  help: 'Help',
  banner: 'How can we help?',
  bannerLead: 'Search our articles, or choose a subject below.',
};

/** The kinds of a missing page, as the panel names them. */
export type MissingKind = 'category' | 'section' | 'article' | 'page';

/** What is said where an address of the help leads to nothing. */
export const missingTexts = {
  /** Quoted: spec 2 section 8. */
  title: (kind: MissingKind) => `Oops - it looks like that ${kind} doesn’t exist`,
  search: 'Try searching for what you need above, or go back to the start of the help centre.',
  searchInApp: 'Go back to the start of the help centre, or ask our support team.',
  home: 'Help centre',
  contact: 'Contact us',
};

/** In place of articles that did not arrive. */
export const failureTexts = { loading: 'Loading help', failed: 'We couldn’t fetch this part of the help' };
