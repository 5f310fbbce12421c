import { countInWords } from '#domain/kernel/wording/countInWords.ts';

/** Words for what a tree holds, used in several forms and sections. */

/** Sources: what they are called, their parts, and how often they are cited. */
export const sourceTexts = {
  untitled: 'Untitled source',
  fields: {
    title: 'Title',
    author: 'Author',
    publication: 'Published',
    repository: 'Held by',
    callNumber: 'Reference',
    url: 'Web address',
    notes: 'Notes',
  },
  cited: (citations: number) => (citations === 0 ? 'not cited' : `cited ${countInWords(citations, 'time')}`),
  orders: { TITLE: 'Title', MOST_CITED: 'Most cited', NEWEST: 'Newest first' },
};

/** How reliable a citation is, by GEDCOM’s numbers. */
export const qualityTexts = {
  '3': 'Primary evidence',
  '2': 'Secondary evidence',
  '1': 'Questionable',
  '0': 'Unreliable',
};

export const nameKindTexts = {
  birth: 'Name at birth',
  married: 'Married name',
  'also-known-as': 'Also known as',
  religious: 'Religious name',
  other: 'Another name',
};

/** Photos and documents. */
export const mediumTexts = {
  untitled: 'Untitled',
  notArrived: 'The file did not reach us. Check your connection and try again.',
};

/** A family by its people, where one is chosen. */
export const familyChoiceTexts = {
  with: (names: readonly string[]) => `With ${names.join(' and ')}`,
  withChildren: (names: readonly string[]) => `With ${names.join(', ')}`,
  empty: 'No one else yet',
};
