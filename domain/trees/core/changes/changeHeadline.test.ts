import { readTreeDate } from '../dates/readTreeDate.ts';
import { emptySource } from '../documents/emptyDocuments.ts';
import type { DocumentChange } from '../model/treeDocument.ts';
import type { TreePerson } from '../model/treePerson.ts';
import { aFact, aFamily, aName, aPerson } from '../trees.fixture.ts';
import { changeHeadline } from './changeHeadline.ts';

const mary = aPerson(1, 'Mary Alder', { born: '1832' });
const edit = (before: TreePerson, after: TreePerson): DocumentChange => ({ kind: 'person', id: 1, before, after });
const withFact = (type: string, details: Parameters<typeof aFact>[0] = {}): TreePerson => ({
  ...mary,
  facts: [...mary.facts, aFact({ id: 'f2', type, ...details })],
});
const place = { text: 'Wem', position: null };

describe('the heading of a change', () => {
  it.each<[string | null, DocumentChange[]]>([
    ['Added the baptism of 1832', [edit(mary, withFact('baptism', { date: readTreeDate('1832') }))]],
    [
      'Added the baptism, about 3 April 1832',
      [edit(mary, withFact('baptism', { date: readTreeDate('ABT 3 APR 1832'), place }))],
    ],
    ['Added the burial in Wem', [edit(mary, withFact('burial', { place }))]],
    ['Added the burial, at harvest', [edit(mary, withFact('burial', { date: readTreeDate('(at harvest)') }))]],
    ['Added the occupation', [edit(mary, withFact('occupation', { value: 'Miner' }))]],
    ['Removed the baptism of 1832', [edit(withFact('baptism', { date: readTreeDate('1832') }), mary)]],
    [
      'Changed the birth of 1833',
      [edit(mary, { ...mary, facts: mary.facts.map((fact) => ({ ...fact, date: readTreeDate('1833') })) })],
    ],
    [
      'Added the name Mary Birch',
      [edit(mary, { ...mary, names: [...mary.names, aName('Mary', 'Birch', { type: 'married' })] })],
    ],
    ['Added a note', [edit(mary, { ...mary, notes: ['Tall'] })]],
    [
      'Added Mary Alder',
      [
        { kind: 'person', id: 1, before: null, after: mary },
        { kind: 'family', id: 9, before: null, after: aFamily(9, [1, 2]) },
      ],
    ],
    [
      'Removed Mary Alder',
      [
        { kind: 'person', id: 1, before: mary, after: null },
        { kind: 'family', id: 9, before: aFamily(9, [1, 2]), after: aFamily(9, [2]) },
      ],
    ],
    [
      'Added the source “Census of 1861”',
      [{ kind: 'source', id: 20, before: null, after: { ...emptySource(20), title: 'Census of 1861' } }],
    ],
    [
      'Added the marriage of 1851',
      [
        {
          kind: 'family',
          id: 9,
          before: aFamily(9, [1, 2]),
          after: aFamily(9, [1, 2], [], { facts: [aFact({ type: 'marriage', date: readTreeDate('1851') })] }),
        },
      ],
    ],
    [null, [edit(mary, { ...withFact('burial'), sex: 'f' })]],
    [
      null,
      [
        edit(mary, {
          ...mary,
          facts: [...mary.facts, aFact({ id: 'f2', type: 'census' }), aFact({ id: 'f3', type: 'census' })],
        }),
      ],
    ],
    [null, [edit(mary, { ...mary, sex: 'f' })]],
    [
      null,
      [
        { kind: 'person', id: 1, before: null, after: mary },
        { kind: 'person', id: 2, before: null, after: aPerson(2, 'Ann Ash') },
      ],
    ],
    [null, []],
  ])('%s', (expected, changes) => expect(changeHeadline(changes)).toBe(expected));
});
