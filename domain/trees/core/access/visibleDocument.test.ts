import { emptyFact, emptyPerson, emptyStory } from '../documents/emptyDocuments.ts';
import { aFamily } from '../trees.fixture.ts';
import {
  isFamilyShown,
  isStoryShown,
  mayShowHidden,
  type PathDocument,
  peopleOf,
  reachedBy,
  visibleDocument,
  visibleFacts,
  isFamilyVisible,
} from './visibleDocument.ts';

const isHidden = (id: number) => id > 7;
const story = (personIds: readonly number[], text = 'A flood.') => ({
  ...emptyStory(30, personIds),
  title: 'The flood',
  text,
});

it.each([
  ['no one is hidden', { ...aFamily(10, [1, 2], [3]) }, true, true],
  ['a partner is hidden', { ...aFamily(10, [1, 9], [3]) }, false, false],
  ['a child is hidden', { ...aFamily(10, [1, 2], [9]) }, true, true],
  ['it is private', { ...aFamily(10, [1, 2], [3]), isPrivate: true }, true, false],
] as const)(
  'a family of which %s is shown to an editor and to others as it should be',
  (_case, family, toEditors, toOthers) => {
    expect([
      isFamilyShown(family, { isHidden, withholdsPrivate: false }),
      isFamilyShown(family, { isHidden, withholdsPrivate: true }),
    ]).toEqual([toEditors, toOthers]);
  },
);

it.each([
  ['about people who are shown', story([1, 2]), true],
  ['about a hidden person, too', story([1, 9]), false],
  ['that names a hidden person', story([1], 'Kate was there.'), false],
])('a story %s', (_case, shownStory, expected) =>
  expect(isStoryShown(shownStory, { isHidden }, (text) => text.includes('Kate'))).toBe(expected),
);

it.each([
  ['a person', { ...emptyPerson(9) }, [9], true],
  ['a family with a hidden child', aFamily(10, [1, 2], [3, 9]), [1, 2, 3, 9], true],
  ['a family of people who are shown', aFamily(10, [1, 2], [3]), [1, 2, 3], false],
  ['a story of a hidden person', story([1, 9]), [1, 9], true],
])('photos of %s', (_case, document, people, expected) => {
  expect(peopleOf(document)).toEqual(people);
  expect(mayShowHidden(peopleOf(document), isHidden)).toBe(expected);
});

it('private facts are for readers from whom nothing private is withheld', () => {
  const facts = [emptyFact('f1', 'birth'), { ...emptyFact('f2', 'death'), isPrivate: true }];
  expect(visibleFacts(facts, false)).toEqual(facts);
  expect(visibleFacts(facts, true)).toEqual([facts[0]]);
});

describe('what readers get of a document, and come to by it', () => {
  const facts = [
    { ...emptyFact('f1', 'birth'), mediaIds: [21] },
    { ...emptyFact('f2', 'death'), mediaIds: [22], isPrivate: true },
  ];
  const family = { ...aFamily(10, [1, 2], [3]), facts, mediaIds: [23] };
  const reached = (document: PathDocument, withholdsPrivate = true) =>
    reachedBy(document, { isHidden, withholdsPrivate }, (text) => text.includes('Kate')).map(({ id }) => id);

  it.each<[string, PathDocument, number[], number[]]>([
    ['a person', { kind: 'person', body: { ...emptyPerson(1), facts, mediaIds: [24] } }, [24, 21, 22], [24, 21]],
    ['a hidden person', { kind: 'person', body: { ...emptyPerson(9), facts, mediaIds: [24] } }, [], []],
    ['a family', { kind: 'family', body: family }, [23, 21, 22], [23, 21]],
    [
      'a family with a hidden child',
      { kind: 'family', body: { ...family, children: aFamily(10, [1, 2], [9]).children } },
      [21, 22],
      [21],
    ],
    ['a family with a hidden partner', { kind: 'family', body: { ...family, partners: [1, 9] } }, [], []],
    ['a private family', { kind: 'family', body: { ...family, isPrivate: true } }, [23, 21, 22], []],
    ['a story', { kind: 'story', body: { ...story([1, 2]), mediaIds: [25] } }, [25], [25]],
    [
      'a story that names a hidden person',
      { kind: 'story', body: { ...story([1], 'Kate was there.'), mediaIds: [25] } },
      [],
      [],
    ],
  ])('leads by %s to the photos that stay, private ones or not', (_case, document, all, open) => {
    expect([reached(document, false), reached(document)]).toEqual([all, open]);
  });

  it('has no facts that are withheld, and of a family with a hidden child nothing that is said of all', () => {
    const document = {
      kind: 'family',
      body: { ...family, notes: ['All of them.'], children: aFamily(10, [1], [9]).children },
    } as unknown as PathDocument;
    expect(visibleDocument(document, { isHidden, withholdsPrivate: true }, () => false)).toMatchObject({
      body: { facts: [{ id: 'f1' }], notes: [], mediaIds: [], partners: [1, 2] },
    });
  });
});

it.each([
  ['nobody is hidden', [1, 2], [3], true],
  ['one of the couple is hidden', [1, 9], [3], false],
  ['a child is hidden', [1, 2], [9], true],
  ['the only parent known is to be seen', [1], [9], true],
  ['the parents are not known, and one sibling is to be seen', [], [3, 9], true],
  ['the parents are not known, and all siblings are hidden', [], [8, 9], false],
] as const)('%s', (_title, partners, children, expected) =>
  expect(isFamilyVisible(aFamily(10, partners, children), (id) => id > 7)).toBe(expected),
);
