import { screen, within } from '@testing-library/react';

import { answer, sentRequests } from '#test/support/graphqlServer.ts';

/** What a search asked for, as the server got it. */
export interface Asked {
  input: {
    filters: {
      fieldId: string;
      values: string[];
      variants: boolean;
      without: string[];
      proximity: number | null;
      offset: number | null;
    }[];
    page: number;
    order: object;
    searchLevel: string;
    sid: string | null;
  };
}

/** A row like the census would give. */
export const hit = (n: number, more: object = {}) => ({
  id: `ROCHE-1871/${n}`,
  type: 'CENSUS',
  name: `William PINCH ${n}`,
  event: 'Census',
  year: 1871,
  place: 'Roche',
  birthInWords: 'about 1832, from the age',
  summary: [
    { fieldId: 'RelationshipToHead', label: 'Relationship to head', value: 'Head' },
    { fieldId: 'Age', label: 'Age', value: '39' },
  ],
  recordSet: { id: 'ROCHE-1871', name: 'Roche Census 1871', isSample: false, notation: 'plain' },
  isReadable: true,
  hasThumbnail: false,
  reasons: [
    { fieldId: 'LastName', label: 'Surname', asked: 'pynch', found: 'PINCH', how: 'spelling variant', distance: null },
    { fieldId: 'YearOfBirth', label: 'Birth year', asked: '1830', found: '1832', how: 'within years', distance: 2 },
  ],
  ...more,
});
/** A first page of three. */
export const results = (more: object = {}) => ({
  total: 45,
  page: 1,
  pageSize: 20,
  hits: [1, 2, 3].map((n) => hit(n)),
  variants: [],
  relaxations: [],
  unread: [],
  close: [],
  ...more,
});
/** Counts of two facets. */
export const facets = [
  {
    fieldId: 'County',
    label: 'County',
    values: [
      { value: 'cornwall', label: 'Cornwall', count: 40, isSelected: false },
      { value: 'devon', label: 'Devon', count: 5, isSelected: false },
    ],
  },
  {
    fieldId: 'Decade',
    label: 'Decade',
    values: [
      { value: '1880s', label: '1880s', count: 3, isSelected: false },
      { value: '1870s', label: '1870s', count: 2, isSelected: false },
    ],
  },
];
/** The server answers every search with this page. */
export const answerSearch = (more: object = {}) =>
  answer({ recordSearch: () => results(more), recordFacets: () => facets, recordSets: () => [] });
/** The search that was sent last. */
export const lastSearch = () =>
  sentRequests().findLast(({ operationName }) => operationName === 'RecordSearch')?.variables as unknown as Asked;
/** The chips above the results. */
export const filterNames = () => within(screen.getByRole('list', { name: 'Filters of this search' }));
