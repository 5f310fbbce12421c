import { readTreeDate } from '../../core/dates/readTreeDate.ts';
import { emptyCitation, emptySource, emptyStory } from '../../core/documents/emptyDocuments.ts';
import { aFact, aFamily, aName, aPerson } from '../../core/trees.fixture.ts';
import { planReport } from '../plan/planReport.ts';
import type { ReportKind } from '../reportRequest.ts';
import { entryText } from './entryText.ts';
import { notesOf } from './numberNotes.ts';
import { type TreeOfTest, writingOf } from './reportData.fixture.ts';
import type { ReportChoices } from './reportData.ts';
import { writeEntry } from './writeEntry.ts';

const place = { text: 'Roche, Cornwall', position: null };
const cited = [{ ...emptyCitation(), sourceId: 90, page: 'p. 4' }];
const john = aPerson(1, 'John Webb', {
  sex: 'm',
  facts: [
    aFact({ id: 'f1', type: 'death', date: readTreeDate('1900'), place }),
    aFact({ id: 'f2', type: 'birth', date: readTreeDate('3 APR 1832'), place, citations: cited }),
    aFact({ id: 'f3', type: 'occupation', value: 'miller', date: readTreeDate('1881'), citations: cited }),
    aFact({ id: 'f4', type: 'baptism', date: readTreeDate('MAY 1832') }),
  ],
  notes: ['He built the mill.\n\nIt burnt down.'],
  mediaIds: [70],
});
const TREE: TreeOfTest = {
  people: [
    john,
    aPerson(2, 'Jane Alder', { sex: 'f', born: '1835', died: '1890' }),
    aPerson(3, 'Mary Webb', { sex: 'f', born: '1860', died: '1931' }),
    aPerson(4, 'Tom Webb', { sex: 'm', born: '1862' }),
    aPerson(5, 'Ann Old', { sex: 'f' }),
    aPerson(6, 'Eva Rowe', { sex: 'f', born: '1890', died: '1950' }),
  ],
  families: [
    aFamily(10, [1, 2], [3], {
      children: [
        { personId: 3, link: 'birth' },
        { personId: 4, link: 'adopted' },
      ],
      facts: [aFact({ type: 'marriage', date: readTreeDate('1858'), place, citations: cited })],
    }),
    aFamily(11, [5], [2]),
    aFamily(12, [3], [6]),
  ],
  sources: [{ ...emptySource(90), title: 'Parish register' }],
  stories: [{ ...emptyStory(80, [1]), title: 'The mill', text: 'It stood by the river.' }],
};
const written = (
  tree: TreeOfTest,
  kind: ReportKind,
  personId = 1,
  choices: Partial<ReportChoices> = {},
  generations = 5,
) => {
  const writing = writingOf(tree, choices);
  const people = {
    sexOf: (id: number) => writing.data.cardOf(id)?.sex ?? 'u',
    isHidden: (id: number) => writing.data.cardOf(id)?.isRedacted ?? true,
    areMarried: () => true,
  };
  return planReport(writing.data.kin, people, personId, { kind, parts: [], generations }).flatMap(({ sections }) =>
    sections.flatMap(({ entries }) => entries.map((entry) => writeEntry(writing, entry))),
  );
};
const textOf = (...asked: Parameters<typeof written>) => written(...asked).map(entryText);

describe('an entry of a register', () => {
  it('has the life in its order, the marriage with the partner’s life, and the children by birth and otherwise', () =>
    expect(textOf(TREE, 'register', 1, { notes: false, media: false })[0]).toEqual([
      '1. John Webb1',
      'He was born on 3 April 1832 at Roche, Cornwall and was baptised in May 1832. Occupation: miller, 1881. He died in 1900 at Roche, Cornwall.',
      'He married Jane Alder (1835–1890) in 1858 at Roche, Cornwall. She was born in 1835. She died in 1890. She was the daughter of Ann Old.',
      'Children of John Webb and Jane Alder:',
      '2 i. Mary Webb, born 1860; died 1931.',
      'ii. Tom Webb (adopted), born 1862.',
    ]));

  it('has the descent after the name', () =>
    expect(textOf(TREE, 'register', 1, { notes: false })[1]?.[0]).toBe('2. Mary Webb2 (John1)'));

  it('has notes, stories and pictures where they are asked for', () => {
    expect(textOf(TREE, 'register')[0]?.slice(-6)).toEqual([
      'Picture 70',
      'Notes',
      'He built the mill.',
      'It burnt down.',
      'The mill',
      'It stood by the river.',
    ]);
    expect(textOf(TREE, 'register', 1, { notes: false, media: false })[0]?.join(' ')).not.toMatch(
      /mill burnt|Picture|river/u,
    );
  });

  it('numbers notes through, and a repeated one once', () => {
    const { all, numberOf } = notesOf(written(TREE, 'register'));
    expect([all, numberOf('Parish register, p. 4.')]).toEqual([['Parish register, p. 4.'], 1]);
    expect(notesOf(written(TREE, 'register', 1, { sources: false })).all).toEqual([]);
  });

  it('has who it names in the index, and where', () => {
    const [entry] = written(TREE, 'register');
    expect(entry?.names.map(({ surname, given, life }) => `${surname}, ${given} (${life})`)).toEqual([
      'Webb, John (1832–1900)',
      'Alder, Jane (1835–1890)',
      'Webb, Mary (1860–1931)',
      'Webb, Tom (born 1862)',
    ]);
    expect(entry?.places).toEqual(['Roche, Cornwall']);
  });
});

describe('an entry of an ahnentafel', () => {
  it('says what the ancestor is, and refers to the entry that has the children', () => {
    const text = textOf(TREE, 'ahnentafel', 3, { notes: false, media: false });
    expect(text[1]?.slice(0, 2)).toEqual(['2. John Webb', 'father']);
    expect(text[2]).toEqual([
      '3. Jane Alder',
      'mother',
      'She was born in 1835. She died in 1890.',
      'For the marriage with John Webb and their children see no. 2.',
    ]);
  });
});

describe('other reports', () => {
  it('has a family on a sheet', () =>
    expect(textOf(TREE, 'family', 1, { notes: false, media: false })[0]).toEqual([
      'John Webb and Jane Alder',
      'Husband',
      'John Webb (1832–1900)',
      'Birth',
      '3 April 1832, Roche, Cornwall',
      'Baptism',
      'May 1832',
      'Occupation',
      'miller, 1881',
      'Death',
      '1900, Roche, Cornwall',
      'Wife',
      'Jane Alder (1835–1890)',
      'Birth',
      '1835',
      'Death',
      '1890',
      'Parents',
      'Ann Old',
      'The couple',
      'Marriage',
      '1858, Roche, Cornwall',
      'Children:',
      'i. Mary Webb, born 1860; died 1931.',
      'ii. Tom Webb (adopted), born 1862.',
    ]));

  it('has everything about one person, and their relatives', () => {
    expect(textOf(TREE, 'individual', 3)[0]).toEqual([
      'Mary Webb (1860–1931)',
      'Birth',
      '1860',
      'Death',
      '1931',
      'Parents',
      'John Webb (1832–1900) and Jane Alder (1835–1890)',
      'Children of Mary Webb:',
      'i. Eva Rowe, born 1890; died 1950.',
    ]);
    expect(textOf(TREE, 'kinship', 3)).toEqual([
      ['John Webb, born 3 April 1832, Roche, Cornwall; died 1900, Roche, Cornwall', 'father'],
      ['Jane Alder, born 1835; died 1890', 'mother'],
      ['Ann Old', 'grandmother'],
      ['Eva Rowe, born 1890; died 1950', 'daughter'],
      ['Tom Webb, born 1862', 'adoptive brother'],
    ]);
  });
});

describe('people of whom little is known, or may be known', () => {
  it('names a person without a name, and keeps them out of the index', () => {
    const [entry] = written(
      { people: [aPerson(1), aPerson(2, 'Ann Old')], families: [aFamily(10, [1], [2])] },
      'register',
    );
    expect([entryText(entry!), entry?.names.map(({ given }) => given)]).toEqual([
      ['1. Name not known1', 'Children of Name not known:', 'i. Ann Old.'],
      ['Ann'],
    ]);
  });

  it.each(['register', 'ahnentafel', 'family', 'individual', 'kinship'] as const)(
    'says nothing of who is hidden from the reader: %s',
    (kind) => {
      for (const hidden of [[1], [2], [3, 4]]) {
        const said = [1, 2, 3].flatMap((personId) => written({ ...TREE, hidden }, kind, personId));
        const names = TREE.people
          .filter(({ id }) => hidden.includes(id))
          .map(({ names: [name] }) => `${name?.given} ${name?.surname}`);
        const text = JSON.stringify(said);
        for (const name of names) expect(text).not.toContain(name);
        if (hidden.includes(1)) expect(text).not.toMatch(/3 April 1832|miller|The mill|built/u);
        expect(text).toContain('Private person');
      }
    },
  );

  it('keeps names in other scripts as they are written', () => {
    const people = [
      aPerson(1, '', { names: [aName('דוד', 'בן־גוריון')] }),
      aPerson(2, '', { names: [aName('Αλέξανδρος', 'Παπαδόπουλος')] }),
      aPerson(3, '', { names: [aName('محمد', 'علي')] }),
    ];
    const tree = { people, families: [aFamily(10, [1, 2], [3])] };
    expect(textOf(tree, 'register')[0]).toEqual(
      [
        '1. דוד בן־גוריון1',
        'דוד had a family with Αλέξανδρος Παπαδόπουλος. ',
        'Children of דוד בן־גוריון and Αλέξανδρος Παπαδόπουλος:',
        'i. محمد علي.',
      ].map((line) => line.trim()),
    );
  });
});
