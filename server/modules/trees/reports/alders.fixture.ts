import { readTreeDate } from '#domain/trees/core/dates/readTreeDate.ts';
import { emptyCitation, emptySource, emptyStory } from '#domain/trees/core/documents/emptyDocuments.ts';
import { aFact, aFamily, aName, aPerson } from '#domain/trees/core/trees.fixture.ts';

/** What only readers who may see the living may read. */
export const CANARY = 'Zanzibeth';

const place = { text: 'Roche, Cornwall', position: null };
/** A family of four generations with 130 grandchildren; one person lives, and one is private. */
export const documents = () => [
  ...[
    aPerson(1, 'Old Alder', {
      sex: 'm',
      facts: [
        aFact({
          type: 'birth',
          date: readTreeDate('3 APR 1832'),
          place,
          citations: [{ ...emptyCitation(), sourceId: 90, page: 'fol. 3' }],
        }),
        aFact({ id: 'f2', type: 'death', date: readTreeDate('1900') }),
      ],
      notes: ['Built the mill.', `Remembered by ${CANARY} Alder.`],
    }),
    aPerson(2, '', {
      sex: 'f',
      names: [aName('דבורה', 'בן גוריון')],
      facts: [aFact({ type: 'death', date: readTreeDate('1901') })],
    }),
    aPerson(3, 'Will Dvořák', { sex: 'm', born: '1860', died: '1930' }),
    aPerson(4, 'Αλέξανδρος Παπαδόπουλος', { sex: 'm', born: '1862', died: '1931' }),
    aPerson(5, `${CANARY} Alder`, { sex: 'f', born: '1990', notes: [CANARY] }),
    aPerson(6, `${CANARY} Secret`, { born: '1870', died: '1890', isPrivate: true }),
    ...Array.from({ length: 130 }, (_, at) =>
      aPerson(100 + at, `Child${at} Alder`, { born: `${1885 + (at % 20)}`, died: '1960' }),
    ),
    aPerson(300, 'Last Alder', { born: '1920', died: '1990' }),
  ].map((document) => ({ kind: 'person' as const, document })),
  ...[
    aFamily(11, [1, 2], [3, 4, 6], { facts: [aFact({ type: 'marriage', date: readTreeDate('1858'), place })] }),
    aFamily(12, [3], [5], {
      children: [
        { personId: 5, link: 'adopted' },
        ...Array.from({ length: 130 }, (_, at) => ({ personId: 100 + at, link: 'birth' as const })),
      ],
    }),
    ...Array.from({ length: 130 }, (_, at) => aFamily(400 + at, [100 + at], at === 129 ? [300] : [300])),
  ].map((document) => ({ kind: 'family' as const, document })),
  { kind: 'story' as const, document: { ...emptyStory(80, [1]), title: 'The mill', text: 'It turned.' } },
  { kind: 'source' as const, document: { ...emptySource(90), title: 'Parish register' } },
];
