import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The form: `/search-family-tree` and `/tree/search-family-trees`. */
export const formTexts = {
  title: 'Search family trees',
  lead: 'Search public trees, your own, and those you’re invited to. We never show people who may be living.',
  saved: 'Your saved tree searches',
  notOffered: {
    title: 'Your access doesn’t include family tree search',
    text: 'You can still open your own trees, and trees other people share with you.',
  },
  label: 'Family trees',
  firstName: 'First name(s)',
  surname: 'Surname',
  missing: 'Enter a name, a year or a place.',
  exact: 'Exact names only',
  exactHint: 'Otherwise Betsy finds Elizabeth, and Smith finds Smyth.',
  born: 'Year of birth',
  died: 'Year of death',
  either: (label: string) => `${label}: years either way`,
  exactYear: 'Exactly',
  years: (years: number) => `± ${countInWords(years, 'year')}`,
  place: 'Place of birth or death',
  submit: 'Search family trees',
};

/** `/search-family-tree/results`. */
export const resultsTexts = {
  title: (search: string) => `Family trees: ${search}`,
  change: 'Change the search',
  loading: 'Searching family trees',
  failed: 'We couldn’t search the trees',
  empty: {
    title: 'No people found',
    text: 'Try fewer words, a wider range of years, or names that need not be exact.',
  },
  count: (count: number) => `${countInWords(count, 'person', 'people')} in family trees`,
  order: 'Order',
  orders: { relevance: 'Best match first', name: 'Name', birth: 'Year of birth' },
  pages: 'Pages of results',
  save: 'Save search',
  isSaved: 'Saved',
  // One person.
  born: 'Born',
  died: 'Died',
  in: (place: string) => `in ${place}`,
  inTree: (tree: string) => `In the tree “${tree}”`,
  own: 'Your trees',
  forSubscribers: 'For subscribers',
};

/** `/search-family-tree/transcript/{id}`. */
export const personTexts = {
  loading: 'Loading person',
  failed: 'We couldn’t open this person',
  inTree: (tree: string) => `In the family tree “${tree}”`,
  open: 'Open in tree',
  life: 'Life',
  noFacts: 'The tree records nothing else about this person.',
  noDetail: 'No details recorded',
  family: 'Family',
  noKin: 'The tree records no relatives.',
  parents: 'Parents',
  siblings: 'Brothers and sisters',
  partners: 'Partners',
  children: 'Children',
};

/** `/search-family-tree/saved-search`. */
export const savedTexts = {
  title: 'Saved tree searches',
  loading: 'Loading your saved tree searches',
  failed: 'We couldn’t get your saved tree searches',
  empty: {
    title: 'No saved tree searches yet',
    text: 'Select “Save search” above any results to add it here.',
    search: 'Search family trees',
  },
  savedOn: 'Saved on',
  remove: 'Delete',
  removeLabel: (search: string) => `Delete the search ${search}`,
};

/** `/search-family-tree/paywall`. */
export const paywallTexts = {
  title: 'This family tree is for subscribers',
  back: 'Back to the search',
};
