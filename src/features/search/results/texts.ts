import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** The filters in force, above the results. */
export const chipTexts = {
  label: 'Filters of this search',
  excluded: (variant: string) => `not ${variant}`,
  clear: 'Clear all',
  dropped: 'Parts of the address we didn’t understand',
};

/** The rows of results, as a table and as a list. */
export const rowTexts = {
  label: 'Search results',
  columns: {
    name: 'Name',
    born: 'Born',
    event: 'Event',
    place: 'Place',
    details: 'Details',
    recordSet: 'Record set',
    match: 'Match',
  },
  basis: (basis: string) => `Estimated birth years are ${basis}.`,
  nothing: '–',
  born: (words: string) => `born ${words}`,
  membersOnly: 'Members see more',
};

/** What a value of the details is, where it could be anything. */
export const detailTexts: Readonly<Record<string, string>> = {
  Age: 'aged',
  SpouseFirstName: 'spouse',
  FatherFirstName: 'father',
  MotherFirstName: 'mother',
  PlaceOfBirth: 'born in',
};

/** The way to why a record is among the results. */
export const whyTexts = {
  ask: 'Why?',
  askOne: (name: string) => `Why? ${name}`,
};

/** Stretches of a long document that was searched. */
export const passageTexts = {
  label: (name: string) => `From the text: ${name}`,
  between: ' … ',
};

/** The order of results. */
export const orderTexts = {
  label: 'Sort by',
  relevance: 'Relevance',
  ascending: 'Sorted upwards. Sort downwards',
  descending: 'Sorted downwards. Sort upwards',
};

/** The way to the same search on a map. */
export const mapTexts = { link: 'Map' };

/** Results as a file: the button, and the dialog behind it. */
export const exportTexts = {
  open: 'Download',
  title: 'Download these results',
};

/** Pages and keys, under the results. */
export const footTexts = {
  pages: 'Pages of results',
  keys: 'Keyboard shortcuts',
};

/** The way to the filters, where they have no room beside the results. */
export const drawerTexts = {
  open: 'Filter results',
  show: (total: number) => `Show ${countInWords(total, 'record')}`,
};

/** While something is on its way. */
export const loadingTexts = { filters: 'Loading filters' };
