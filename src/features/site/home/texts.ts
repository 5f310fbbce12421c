import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The head of the visitors' home. */
export const visitorTexts = {
  search: 'Search',
  libraryBefore: 'Your access comes from',
  title: 'Find your ancestors in the records',
  lead: 'Search censuses, parish registers and other records of Britain and Ireland. Each result says why it matched.',
  free: 'Searching is free.',
  whatIsFree: 'What is free, and what it costs',
};

/** A record of the site beside the page it was read from. */
export const exhibitTexts = {
  loading: 'Loading a record from the collection',
  fromTheCollection: 'From the collection',
  sample: 'Fictional sample data',
  page: (name: string) => `Part of the original page, with the line of ${name} marked`,
  household: (name: string) => `The household of ${name}, transcribed`,
  facts: (name: string) => `What the page says of ${name}`,
  name: 'Name',
  closed: 'Closed for privacy',
  source: 'Source',
  readRecord: 'Read the record',
  andOthers: (count: number) => `and ${countInWords(count, 'other person', 'other people')}`,
};

/** Three things shown with the site's own records. */
export const proofTexts = {
  heading: 'Evidence you can check',
  sourceTitle: 'Every fact keeps its source',
  sourceText: 'Add this record to your tree, and each fact is cited to the page and line it came from.',
  sourceLink: 'See the whole record',
  variantTitle: 'Spellings named, not guessed',
  variantText: (surname: string) =>
    `A search for ${surname} with variants also finds the spellings below. Switch off any you don’t want.`,
  variantLink: (surname: string) => `Search ${surname} with variants`,
  variants: (surname: string) => `Spellings found with ${surname}`,
  variantHow: (how: string, count: number) => `${how} · ${countInWords(count, 'record')}`,
  coverageTitle: 'Gaps shown before you search',
  coverageText: (name: string) => `Years held in ${name}. A blank is a year with no records here.`,
  coverageSummary: (span: string, missing: number) =>
    missing === 0 ? `${span}, no years missing` : `${span}, ${countInWords(missing, 'year')} missing`,
  coverageLink: 'See every record set',
};

/** Guides, each with its drawing. */
export const guideTexts = {
  heading: 'Guides to the records',
  guides: [
    {
      title: 'The 1921 census',
      text: 'Who was at home on 19 June 1921, and what the form asked.',
      to: '/1921-census',
      picture: 'terrace',
    },
    {
      title: 'The 1939 Register',
      text: 'England and Wales on the eve of rationing, with dates of birth.',
      to: '/1939register',
      picture: 'ledger',
    },
    {
      title: 'The 1911 census by surname',
      text: 'The people of 1911, from A to Z.',
      to: '/1911-census',
      picture: 'archive',
    },
    {
      title: 'Regions and counties',
      text: 'What we hold for the places your family came from.',
      to: '/region',
      picture: 'map',
    },
    {
      title: 'Free records',
      text: 'Record sets anyone can read in full, without an account.',
      to: '/page/free-ancestry-records',
      picture: 'manor',
    },
  ],
};

/** The way into family trees. */
export const startTreeTexts = {
  title: 'Start your family tree',
  text: 'Start with yourself, or upload a GEDCOM file. We compare your tree with our records and send you hints. Living people stay private.',
  start: 'Start a family tree',
  example: 'Explore an example tree',
  search: 'Search family trees',
};

/** What the site holds. */
export const holdingsTexts = {
  heading: 'Browse the record sets',
  records: (count: number) => countInWords(count, 'record'),
  recordSets: (count: number) => countInWords(count, 'record set'),
  recordsIn: (records: string, sets: string, span: string | null) =>
    [`${records} in ${sets}`, span].filter(Boolean).join(', '),
  sample: 'Includes fictional sample data',
  byCategory: 'By category',
  byCountry: 'By country',
  all: 'All record sets A–Z',
  loading: 'Loading record sets',
  failed: 'We couldn’t fetch the record sets',
  empty: 'No record sets yet',
  emptyText: 'Record sets will be listed here once they are published.',
  figuresRecords: 'records to search',
  figuresSets: 'record sets',
  figuresYears: 'years covered',
  figuresFree: 'sets free to read in full',
};

/** Searches this browser remembers. */
export const recentTexts = {
  title: 'Recent searches',
  clear: 'Clear all',
  results: (count: number) => countInWords(count, 'record'),
  remove: (label: string) => `Remove the search ${label}`,
  note: 'Stored in this browser only, until you sign out.',
};

/** The members' home. */
export const memberTexts = {
  welcome: (name: string | undefined) => (name === undefined ? 'Welcome' : `Welcome, ${name}`),
  search: 'Search records',
};

/** Where a member left off. */
export const continueTexts = {
  heading: 'Continue',
  loadingTrees: 'Loading your trees',
  treesFailed: 'We couldn’t fetch your trees',
  openTree: 'Open tree',
  people: (people: number) => countInWords(people, 'person', 'people'),
  changed: 'changed',
  allTrees: 'All your trees',
  chart: (name: string) => `The first generations of ${name}`,
  unknown: 'Not known yet',
  living: 'Living',
  hints: (count: number) => `${countInWords(count, 'new hint')} to review`,
  noHints: 'No new hints',
  savedTitle: 'Saved searches',
  savedEmpty: 'Select “Save search” above any results to add it here.',
  savedAll: 'All saved searches',
  savedFailed: 'We couldn’t fetch your saved searches.',
  diaryTitle: 'Research diary',
  diaryOff: 'Your diary is off. Switch it on to record each search and what it found.',
  diaryEmpty: 'Searches you make will be listed here.',
  diaryOpen: 'Open your diary',
  diaryFailed: 'We couldn’t fetch your diary.',
  tryAgain: 'Try again',
};

/** How others see the member. */
export const profileTexts = {
  title: 'Your profile',
  shown: 'Visible to members',
  usernameOnly: 'Username only',
  edit: 'Edit your profile',
  loading: 'Loading your profile',
  failed: 'We couldn’t fetch your profile.',
  tryAgain: 'Try again',
};

/** The social-history archive's home for members. */
export const archiveTexts = {
  welcome: (name: string | undefined) =>
    name === undefined ? 'Welcome to the archive' : `Welcome to the archive, ${name}`,
  empty: 'Nothing recommended at the moment',
  emptyText: 'Everything you can read is listed among the record sets.',
  allSets: 'See all record sets',
  records: {
    title: 'Search the records',
    words: 'Census returns, parish registers and other records of a person, a family or a whole street.',
    label: 'Search records',
  },
  census1921: {
    title: 'Search the 1921 census',
    words: 'Who lived together on the night of 19 June 1921, where they were born and what work they did.',
    label: 'Search the 1921 census',
  },
  newspapers: {
    title: 'Search newspapers',
    words: 'Notices of births, marriages and deaths, advertisements, and local news.',
    label: 'Search newspapers',
  },
};
