import { closedSets, mayBeShown, recordAccess, SUMMARY_FIELDS } from '#domain/records/core/recordAccess.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';

import { recordSections } from './recordSections.ts';
import { sectionOrder } from './sectionOrder.ts';

const PINCH = {
  FirstName: 'William',
  LastName: 'PINCH',
  Occupation: 'Clay Labourer',
  CensusYear: '1871',
  Place: 'Roche, Cornwall',
  Piece: 'RG 10/2267',
  HouseholdId: '77',
  Nonsense: 'x',
};

describe('recordSections', () => {
  it('groups what is labelled and leaves out internal and unknown fields', () => {
    const sections = recordSections(PINCH, 'FULL');
    expect(sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Person', 'Event', 'Source reference']));
    const shown = sections.flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId));
    expect(shown).toEqual(
      expect.arrayContaining(['FirstName', 'LastName', 'Occupation', 'CensusYear', 'Place', 'Piece']),
    );
    expect(shown).not.toEqual(expect.arrayContaining(['HouseholdId']));
    expect(shown).not.toEqual(expect.arrayContaining(['Nonsense']));
  });

  it.each([
    [
      'census',
      { type: 'CENSUS', category: 'census, land & surveys', subcategory: 'census' },
      {},
      ['Person', 'In the household', 'Birth'],
    ],
    [
      'birth',
      { type: 'TRANSCRIPTION', category: 'life events (bmds)', subcategory: 'parish baptisms' },
      {},
      ['Child', 'Birth', 'Parents'],
    ],
    [
      'marriage',
      { type: 'TRANSCRIPTION', category: 'churches', subcategory: 'parish registers' },
      { EventType: 'Marriage' },
      ['Marriage', 'Person', 'Spouse and parents'],
    ],
    [
      'death',
      { type: 'TRANSCRIPTION', category: 'churches', subcategory: 'parish registers' },
      { EventType: 'Burial' },
      ['Person', 'Death or burial', 'Birth'],
    ],
    [
      'will',
      { type: 'TRANSCRIPTION', category: 'life events (bmds)', subcategory: 'wills & probate' },
      {},
      ['Person', 'Death and probate', 'Residence'],
    ],
    [
      'military',
      { type: 'TRANSCRIPTION', category: 'armed forces & conflict', subcategory: 'first world war' },
      {},
      ['Person', 'Military service', 'Event'],
    ],
    [
      'migration',
      { type: 'TRANSCRIPTION', category: 'travel & migration', subcategory: 'passenger lists' },
      {},
      ['Passenger', 'Journey', 'Event'],
    ],
    [
      'directory',
      { type: 'TRANSCRIPTION', category: 'newspapers', subcategory: 'directories & almanacs' },
      {},
      ['Person', 'Address', 'Work'],
    ],
    [
      'school',
      { type: 'TRANSCRIPTION', category: 'education & work', subcategory: 'schools & education' },
      {},
      ['Person', 'Admission', 'Birth'],
    ],
    [
      'institution',
      { type: 'TRANSCRIPTION', category: 'institutions', subcategory: 'workhouses and poor law' },
      {},
      ['Person', 'Admission', 'Birth'],
    ],
    ['other', { type: 'TRANSCRIPTION', category: 'churches', subcategory: 'guilds' }, {}, ['Person', 'Event', 'Birth']],
  ] as const)('lays a %s record out as it is read', (kind, set, fields, headings) => {
    expect(recordKind(set, fields)).toBe(kind);
    const order = sectionOrder(kind).map(([, title]) => title);
    expect(order.slice(0, 3)).toEqual(headings);
    expect(new Set(sectionOrder(kind).map(([group]) => group)).size).toBe(10);
  });

  it('shows a correction beside what was transcribed, and alone where nothing was', () => {
    const amendments = [
      { fieldId: 'LastName', value: 'PYNCH' },
      { fieldId: 'Alias', value: 'Bill' },
    ];
    const shown = recordSections(PINCH, 'FULL', { amendments }).flatMap(({ fields }) => fields);
    expect(shown).toContainEqual({ fieldId: 'LastName', label: 'Surname', value: 'PINCH', correction: 'PYNCH' });
    expect(shown).toContainEqual({ fieldId: 'Alias', label: 'Also known as', value: '', correction: 'Bill' });
    expect(
      recordSections(PINCH, 'SUMMARY', { amendments })
        .flatMap(({ fields }) => fields)
        .some(({ fieldId }) => fieldId === 'Alias'),
    ).toBe(false);
  });

  it('shows a reader of the summary nothing beyond it', () => {
    const shown = recordSections(PINCH, 'SUMMARY').flatMap(({ fields }) => fields.map(({ fieldId }) => fieldId));
    expect(shown.sort()).toEqual(['CensusYear', 'FirstName', 'LastName', 'Place']);
    expect(shown.every((fieldId) => SUMMARY_FIELDS.has(fieldId))).toBe(true);
  });
});

describe('recordAccess', () => {
  it.each([
    ['free', null, [], 'FULL'],
    ['free', 7, [], 'FULL'],
    ['members', null, [], 'SUMMARY'],
    ['members', 7, [], 'FULL'],
    ['subscribers', null, [], 'SUMMARY'],
    ['subscribers', 7, [], 'SUMMARY'],
    ['subscribers', 7, ['images', 'set:OTHER'], 'SUMMARY'],
    ['subscribers', 7, ['records'], 'FULL'],
    ['subscribers', 7, ['set:WEX'], 'FULL'],
    ['subscribers', null, ['records'], 'SUMMARY'],
  ] as const)('opens a %s set to member %p with %j as %s', (access, memberId, holdings, expected) => {
    expect(recordAccess({ access, id: 'WEX' }, { memberId, holdings })).toBe(expected);
  });

  it('tells the sets whose values a member must not learn', () => {
    const sets = [
      { id: 'A', access: 'free' },
      { id: 'B', access: 'members' },
      { id: 'C', access: 'subscribers' },
      { id: 'D', access: 'subscribers' },
    ] as const;
    const closed = (memberId: number | null, holdings: string[]) =>
      closedSets(sets, { memberId, holdings }).map(({ id }) => id);
    expect([closed(7, []), closed(7, ['set:C']), closed(7, ['records']), closed(null, [])]).toEqual([
      ['C', 'D'],
      ['D'],
      [],
      [],
    ]);
  });
});

describe('what a search may reveal of the values records hold', () => {
  it.each([
    ['LastName', null, true],
    ['Place', null, true],
    ['DatasetName', null, true],
    ['Decade', null, true],
    ['Gender', null, false],
    ['Occupation', null, false],
    ['MotherFirstName', null, false],
    ['Occupation', 7, true],
  ] as const)('%s to member %p: %p', (fieldId, memberId, expected) => {
    expect(mayBeShown(fieldId, { memberId })).toBe(expected);
  });
});
