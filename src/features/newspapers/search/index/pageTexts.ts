/** The start of the newspaper search. Apart from texts.ts, since these words are part of the first load. */
export const indexTexts = {
  title: 'Search newspapers',
  lead: 'Search every word of the newspapers we hold, even where the scanner misread it.',
  ways: 'More ways to search',
  all: { title: 'All articles', text: 'Start with everything, and narrow it down.' },
  advanced: { title: 'Advanced search', text: 'Phrases, dates, places and kinds of article in one form.' },
  issues: { title: 'Newspapers by date', text: 'What came out on a date.' },
  titles: { title: 'Newspaper titles', text: 'Find a newspaper by name, county and year.' },
};

/** The advanced search, before its form is here. */
export const advancedPageTexts = {
  loading: 'Loading the form',
  failed: 'We couldn’t fetch the newspapers',
  title: 'Advanced newspaper search',
  lead: 'Fill in what you know. Leave the rest empty.',
};
