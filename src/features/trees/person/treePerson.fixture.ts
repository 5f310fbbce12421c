import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import {
  emptyCitation,
  emptyFact,
  emptyFamily,
  emptySource,
  emptyStory,
} from '#domain/trees/core/documents/emptyDocuments.ts';
import { newPerson, NO_BASICS } from '#domain/trees/core/editing/newPerson.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreePersonProfile } from '#features/trees/core/index.ts';
import { aCard, aFamily } from '#test/support/treeAnswers.ts';

const place = (text: string) => ({ text, position: null });

/** William Pinch, born 1832: a birth with a source, an occupation, a census. */
export const WILLIAM: TreePerson = {
  ...newPerson({ ...NO_BASICS, given: 'William', surname: 'Pinch', sex: 'm' }),
  id: 1,
  facts: [
    {
      ...emptyFact('f1', 'birth'),
      date: readTreeDate('1832'),
      place: place('Roche, Cornwall'),
      citations: [{ ...emptyCitation(), sourceId: 20, page: 'folio 7', text: 'William son of Richard' }],
    },
    { ...emptyFact('f2', 'occupation'), value: 'Tin miner', date: readTreeDate('1861') },
  ],
  notes: ['Remembered as tall.'],
};

export const MARRIAGE = {
  ...emptyFamily(10),
  partners: [1, 4],
  children: [{ personId: 5, link: 'birth' as const }],
  facts: [{ ...emptyFact('f1', 'marriage'), date: readTreeDate('3 May 1855') }],
};
const SOURCE = { ...emptySource(20), title: 'Baptisms at Roche', repository: 'Kresen Kernow' };
const STORY = { ...emptyStory(30, [1]), title: 'The flood', text: 'It rained.\n\nThen it stopped.' };

/** What the server answers of William: his parents Richard and Jane, his wife Ann, their son Tom. */
export const aProfile = (more: Partial<TreePersonProfile> = {}): TreePersonProfile => ({
  id: 'fmp-7-1',
  card: aCard(1),
  document: WILLIAM,
  version: 3,
  livingReason: 'Born in 1832, more than 110 years ago',
  families: [{ card: aFamily(10, [1, 4], [5]), document: MARRIAGE, version: 2 }],
  parentFamilies: [
    {
      card: aFamily(9, [2, 3], [1]),
      document: { ...emptyFamily(9), partners: [2, 3], children: [{ personId: 1, link: 'birth' }] },
      version: 1,
    },
  ],
  persons: [
    aCard(2, 'Richard'),
    aCard(3, 'Jane', { sex: 'f', surname: 'Hobb' }),
    aCard(4, 'Ann', { sex: 'f', surname: 'Rowe' }),
    aCard(5, 'Tom', {
      birthText: '1856',
      birthFrom: 18_560_000,
      birthYears: { event: 'birth', claim: 'on', from: 1856, to: 1856 },
      deathText: null,
      deathFrom: null,
      deathYears: null,
    }),
  ],
  sources: [{ kind: 'SOURCE', id: 20, version: 1, document: SOURCE }],
  media: [],
  stories: [{ kind: 'STORY', id: 30, version: 1, document: STORY }],
  ...more,
});

/** The answer of getPersonTreeForProfile for him. */
export const OWNER = {
  id: 'fmp-7-1',
  familyTree: { id: '7', rootPerson: { id: 'fmp-7-1' }, familyTreeRef: 'fmp-7-1' },
};

/** What became of an edit that was saved. */
export const anOutcome = (more: object = {}) => ({
  changeId: '91',
  documents: [],
  personId: 'fmp-7-1',
  warnings: [],
  conflicts: [],
  theirs: null,
  merged: null,
  problems: [],
  ...more,
});
