import type { ContentBlock, ContentDocument } from '#domain/site/content/contentDocument.ts';
import { readSettings } from '#server/platform/config/readSettings.ts';

import { fillDocument, siteFacts } from './fillNumbers.ts';

const span = (text: string, to: string | null = null) => ({
  text,
  isStrong: false,
  isEmphasis: false,
  isCode: false,
  to,
});
const block = (kind: ContentBlock['kind'], parts: Partial<ContentBlock> = {}): ContentBlock => ({
  kind,
  level: null,
  anchor: null,
  spans: [],
  items: [],
  rows: [],
  entries: [],
  ...parts,
});
const entry = (title: string, value: string) => ({ title, value, to: null, spans: [] });

const DOCUMENT: ContentDocument = {
  kind: 'page',
  key: 'a',
  title: 'A',
  description: '',
  socialImage: null,
  eyebrow: null,
  heading: 'A',
  lead: 'Search {{records}} records. Searching is free.',
  picture: null,
  updated: null,
  order: 0,
  holding: null,
  actions: [],
  blocks: [
    block('table', {
      rows: [
        [[span('What')], [span('Visitors')]],
        [[span('Read the {{sets:free}} free record sets')], [span('Free')]],
        [[span('Start a tree')], [span('Free')]],
      ],
    }),
    block('paragraph', {
      spans: [span('There are {{records}} records in {{sets}} record sets. Newspapers say who can read them.')],
    }),
    block('paragraph', { spans: [span('All '), span('{{sets}} record sets', '/x'), span(' are listed.')] }),
    block('list', { items: [[span('{{sets}} sets')], [span('Guides')]] }),
    block('figures', { entries: [entry('record sets', '{{sets}}'), entry('founded', '1901')] }),
    block('cards', { entries: [entry('Censuses', '{{records}} records')] }),
  ],
};

const filled = (count: number) =>
  fillDocument(DOCUMENT, {
    facts: siteFacts(readSettings({}), 'http://localhost'),
    countRecords: async () => count,
    countSets: async () => count,
  });
const wordsOf = ({ lead, blocks }: ContentDocument) => [
  lead,
  ...blocks.map(
    ({ spans, items, rows, entries }) =>
      [...spans, ...items.flat(), ...rows.flat(2)].map(({ text }) => text).join('|') +
      entries.map(({ title, value }) => `${title}: ${value}`).join('|'),
  ),
];

describe('a text of the site', () => {
  it('says nothing of what there is none of', async () => {
    expect(wordsOf(await filled(0))).toEqual([
      'Searching is free.',
      'What|Visitors|Start a tree|Free',
      'Newspapers say who can read them.',
      'Guides',
      'founded: 1901',
      'Censuses: null',
    ]);
  });

  it('says all of it where there is some', async () => {
    expect(wordsOf(await filled(1_200))).toEqual([
      'Search 1,200 records. Searching is free.',
      'What|Visitors|Read the 1,200 free record sets|Free|Start a tree|Free',
      'There are 1,200 records in 1,200 record sets. Newspapers say who can read them.',
      'All |1,200 record sets| are listed.',
      '1,200 sets|Guides',
      'record sets: 1,200|founded: 1901',
      'Censuses: 1,200 records',
    ]);
  });
});
