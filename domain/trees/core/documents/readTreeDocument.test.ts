import fc from 'fast-check';

import type { TreeKind } from '../model/treeDocument.ts';
import { aFact, aFamily, aPerson } from '../trees.fixture.ts';
import { emptyCitation, emptyMedium, emptySource, emptyStory } from './emptyDocuments.ts';
import { nextFactId } from './nextFactId.ts';
import { readTreeDocument } from './readTreeDocument.ts';

const whole: readonly (readonly [TreeKind, object])[] = [
  [
    'person',
    aPerson(1, 'Mary Alder', {
      born: '3 April 1832',
      died: 'about 1900',
      citations: [{ ...emptyCitation(), url: 'https://example.com/register' }],
    }),
  ],
  [
    'person',
    aPerson(1, 'Mary Alder', {
      citations: [{ ...emptyCitation(), recordId: 'W/1', url: 'http://localhost:3000/transcript?id=W%2F1' }],
    }),
  ],
  [
    'family',
    aFamily(2, [1, 3], [4], {
      facts: [aFact({ type: 'marriage', place: { text: 'Wem', position: { latitude: 52.86, longitude: -2.72 } } })],
    }),
  ],
  ['source', { ...emptySource(5), title: 'Register of Wem' }],
  ['medium', emptyMedium(6)],
  ['story', { ...emptyStory(7, [1]), title: 'The wet year' }],
];

const problemsOf = (kind: TreeKind, value: unknown) => readTreeDocument(kind, value).problems?.map(({ path }) => path);

describe('readTreeDocument', () => {
  it.each(whole)('reads a whole %s as it is', (kind, document) =>
    expect(readTreeDocument(kind, document)).toEqual({ document }),
  );

  it.each([
    ['a person without names', 'person', { ...aPerson(1), names: undefined }, ['names']],
    ['a property nobody knows', 'person', { ...aPerson(1), isAdmin: true }, ['isAdmin']],
    ['a sex that is none', 'person', { ...aPerson(1), sex: 'male' }, ['sex']],
    [
      'a fact of a couple on a person',
      'person',
      { ...aPerson(1), facts: [aFact({ type: 'marriage' })] },
      ['facts.0.type'],
    ],
    ['two facts of one id', 'person', { ...aPerson(1), facts: [aFact(), aFact()] }, ['facts.1.id']],
    ['an id that is none', 'person', { ...aPerson(1), facts: [aFact({ id: '__proto__' })] }, ['facts.0.id']],
    [
      'an address that is no page',
      'person',
      { ...aPerson(1), citations: [{ ...emptyCitation(), url: 'javascript:alert(1)' }] },
      ['citations.0.url'],
    ],
    ['a note that is too long', 'person', { ...aPerson(1), notes: ['x'.repeat(100_001)] }, ['notes.0']],
    ['an empty note', 'person', { ...aPerson(1), notes: [' '] }, ['notes.0']],
    [
      'too many facts',
      'person',
      { ...aPerson(1), facts: Array.from({ length: 1001 }, (_, index) => aFact({ id: `f${index}` })) },
      ['facts'],
    ],
    [
      'a place beyond the pole',
      'person',
      { ...aPerson(1), facts: [aFact({ place: { text: 'Nowhere', position: { latitude: 91, longitude: 0 } } })] },
      ['facts.0.place.position.latitude'],
    ],
    ['a third partner', 'family', aFamily(1, [1, 2, 3]), ['partners']],
    ['a child that is its own parent', 'family', aFamily(1, [1], [1]), ['children']],
    ['a child twice', 'family', aFamily(1, [1], [2, 2]), ['children']],
    ['a story about nobody', 'story', { ...emptyStory(1, []), title: 'Nothing' }, ['personIds']],
    ['a source without a title', 'source', emptySource(1), ['title']],
    ['an id with a fraction', 'medium', emptyMedium(1.5), ['id']],
  ] as const)('refuses %s', (_what, kind, document, paths) => expect(problemsOf(kind, document)).toEqual(paths));

  describe('of a document that was there before', () => {
    const long = (letter: string, length = 300) => letter.repeat(length);
    const named = (given: string) => ({
      ...aPerson(1).names[0],
      type: 'birth',
      given,
      surname: '',
      prefix: '',
      suffix: '',
      nickname: '',
      citations: [],
      origin: null,
    });
    const imported = {
      ...aPerson(1),
      names: [named('Mary'), named(long('n', 5000))],
      notes: [long('x', 150_000), 'short'],
      facts: Array.from({ length: 1200 }, (_, index) => aFact({ id: `f${index}` })),
    };
    const crowd = aFamily(
      1,
      [1],
      Array.from({ length: 70 }, (_, index) => index + 2),
    );
    const found = (kind: TreeKind, document: object, before: object) =>
      readTreeDocument(kind, document, [before]).problems?.map(({ path }) => path) ?? 'fine';

    it.each<[string, TreeKind, object, object, readonly string[] | 'fine']>([
      ['takes what was too long and stays', 'person', { ...imported, sex: 'f' }, imported, 'fine'],
      [
        'takes it at another place of its list',
        'person',
        { ...imported, notes: [long('x', 150_000)], names: [named(long('n', 5000)), named('Mary')] },
        imported,
        'fine',
      ],
      ['takes fewer than too many', 'person', { ...imported, facts: imported.facts.slice(0, 1100) }, imported, 'fine'],
      [
        'refuses one more',
        'person',
        { ...imported, facts: [...imported.facts, aFact({ id: 'f9999' })] },
        imported,
        ['facts'],
      ],
      [
        'refuses another text that is too long',
        'person',
        { ...imported, names: [named('Mary'), named(long('n', 4999))] },
        imported,
        ['names.1.given'],
      ],
      [
        'refuses the same text where it was not',
        'person',
        { ...imported, names: [{ ...named('Mary'), surname: long('n', 5000) }] },
        imported,
        ['names.0.surname'],
      ],
      ['takes as many children as there were', 'family', { ...crowd, notes: ['A large family'] }, crowd, 'fine'],
      [
        'refuses more children than there were',
        'family',
        { ...crowd, children: [...crowd.children, { personId: 99, link: 'birth' }] },
        crowd,
        ['children'],
      ],
      [
        'refuses what is of no shape, though it was there',
        'person',
        { ...aPerson(1), sex: 'male' },
        { ...aPerson(1), sex: 'male' },
        ['sex'],
      ],
    ])('%s', (_what, kind, document, before, expected) => expect(found(kind, document, before)).toEqual(expected));

    it('loses nothing of a list that is too long', () =>
      expect(readTreeDocument('family', crowd, [crowd]).document).toEqual(crowd));
  });

  it.each([null, undefined, 1, 'person', [], [[]]])('refuses %p, whatever it should be', (value) => {
    for (const [kind] of whole) expect(problemsOf(kind, value)).not.toEqual([]);
  });

  it('does not trust the days of a date in the input', () => {
    const claimed = { ...aPerson(1), facts: [aFact({ date: { text: '3 April 1881', from: 10_000, to: null } })] };
    expect(readTreeDocument('person', claimed).document?.facts[0]?.date).toEqual({
      text: '3 April 1881',
      from: 18_810_403,
      to: 18_810_403,
    });
  });

  it('takes control characters and broken letters out of texts', () => {
    expect(readTreeDocument('person', { ...aPerson(1), notes: [' a\u0000b\r\nc\uD800 '] }).document?.notes).toEqual([
      'ab\nc',
    ]);
  });

  it('never throws, and what it reads it reads again as the same', () => {
    fc.assert(
      fc.property(fc.constantFrom(...whole), fc.jsonValue(), fc.string(), ([kind, document], value, key) => {
        for (const given of [value, { ...document, [key]: value }, { ...document, facts: [value], notes: [value] }]) {
          const { document: read } = readTreeDocument(kind, given);
          if (read) expect(readTreeDocument(kind, read)).toEqual({ document: read });
        }
      }),
    );
  });
});

it('takes an id for a new fact that none has', () => {
  expect([nextFactId([]), nextFactId([{ id: 'f2' }, { id: 'f10' }, { id: 'x' }])]).toEqual(['f1', 'f11']);
});
