import { countInWords, figure } from '#domain/kernel/wording/countInWords.ts';

/** All record sets, and the filter above them. */
export const allSetsTexts = {
  title: 'All record sets',
  loading: 'Loading record sets',
  failed: 'We couldn’t fetch the record sets',
  empty: { title: 'No record sets yet', text: 'Record sets appear here once they are published.' },
  holdings: (sets: number, records: number, span: string | null) =>
    `${countInWords(sets, 'record set')} with ${countInWords(records, 'record')}${span === null ? '' : `, ${span}`}`,
  none: {
    title: 'No record set matches',
    text: 'Try fewer words, or another category or country.',
    all: 'Show all record sets',
  },
  filter: {
    label: 'Filter record sets',
    text: 'Find a record set',
    textExample: 'Name, kind or place',
    category: 'Category',
    anyCategory: 'Any category',
    country: 'Collections from',
    anyCountry: 'Anywhere',
  },
  letters: 'Letters',
};

/** One row of the list. */
export const setRowTexts = {
  sample: 'Sample',
  free: 'Free',
  noYears: 'No years',
  gaps: (count: number) => `, ${countInWords(count, 'gap')}`,
  places: (count: number) => countInWords(count, 'place'),
  records: (count: number) => countInWords(count, 'record'),
  notIndexed: 'Leaf through',
  inSet: (name: string) => ` in ${name}`,
};

/** The page of one record set. */
export const recordSetTexts = {
  loading: 'Loading record set',
  failed: 'We couldn’t fetch this record set',
  missing: {
    heading: 'We do not have this record set',
    title: 'No record set has this address',
    text: 'The link may be incomplete, or we may have removed the record set.',
    browse: 'Browse record sets',
  },
  allSets: 'Record sets',
  sample: 'Fictional sample',
  free: 'Free to everyone',
  members: 'Members read it in full',
  subscribers: 'Subscribers read it in full',
  search: 'Search this record set',
  searchNamed: (name: string) => `Search ${name}`,
  about: 'About this record set',
  records: 'Records',
  category: 'Category',
  heldBy: 'Held by',
  series: 'Archive series',
  credit: 'Credit and licence',
  published: 'Published',
  browse: (count: number) => (count === 1 ? 'See the record' : `Browse all ${figure(count)} records`),
};

/** The books of page images of a set. */
export const booksTexts = {
  title: 'Books to leaf through',
  caption: 'Books, by year',
  unindexed: 'No one has indexed these yet: open a book and leaf through its pages.',
  book: 'Book',
  place: 'Place',
  years: 'Years',
  note: 'Note',
  pages: 'Pages',
  unknown: '–',
};

/** The years and places of a set. */
export const coverageTexts = {
  title: 'Coverage',
  places: (count: number) => countInWords(count, 'place'),
  noYears: (places: string) => `These records give no year. They come from ${places}.`,
  gaps: (years: string) => `No records are available for ${years}.`,
  placesTitle: 'Places',
  mostRecords: 'Places with the most records',
  more: (count: number) => `and ${figure(count)} more`,
};
