import fc from 'fast-check';

import { emptyStory } from '../documents/emptyDocuments.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import { aFact, aFamily, aName, aPerson } from '../trees.fixture.ts';
import { addRelative, type RelativeRequest, type TreeRelation } from './addRelative.ts';
import { mergePersons } from './mergePersons.ts';
import { proposeMergedPerson } from './proposeMergedPerson.ts';
import { removePerson, unlinkRelative } from './removePerson.ts';

const NEW = 50;
const request = (relation: TreeRelation, more: Partial<RelativeRequest> = {}): RelativeRequest => ({
  personId: 1,
  relation,
  familyId: null,
  relative: aPerson(NEW),
  isNew: true,
  newFamilyId: 90,
  ...more,
});
/** Members of the families a plan changes: `partners | children`. */
const members = (families: readonly TreeFamily[], asked: RelativeRequest) => {
  const { changes, problem } = addRelative(families, asked);
  if (problem) return problem.code;
  return changes.flatMap((change) =>
    change.kind === 'family' && change.after
      ? [
          `${change.id}: ${change.after.partners.join(' ')} | ${change.after.children.map(({ personId }) => personId).join(' ')}`,
        ]
      : [],
  )[0];
};

describe('addRelative', () => {
  it.each<[string, TreeFamily[], RelativeRequest, string]>([
    ['a father where nobody is', [], request('father'), '90: 50 | 1'],
    ['a father beside the mother', [aFamily(7, [2], [1])], request('father'), '7: 50 2 | 1'],
    ['a mother beside the father', [aFamily(7, [2], [1])], request('mother'), '7: 2 50 | 1'],
    ['a third parent', [aFamily(7, [2, 3], [1])], request('mother'), 'THIRD_PARENT'],
    ['a second father, asked about', [aFamily(7, [2], [1])], request('father', { sexOf: () => 'm' }), 'SECOND_PARENT'],
    ['a second mother, asked about', [aFamily(7, [2], [1])], request('mother', { sexOf: () => 'f' }), 'SECOND_PARENT'],
    [
      'a second father to the family named',
      [aFamily(7, [2], [1])],
      request('father', { sexOf: () => 'm', familyId: 7 }),
      '7: 50 2 | 1',
    ],
    [
      'a second father with a family of his own',
      [aFamily(7, [2], [1])],
      request('father', { sexOf: () => 'm', familyId: 0 }),
      '90: 50 | 1',
    ],
    [
      'a father who has a family',
      [aFamily(7, [2, 3], [4])],
      request('father', { relative: aPerson(2), isNew: false }),
      '7: 2 3 | 4 1',
    ],
    [
      'a father who has a family, with one of his own',
      [aFamily(7, [2, 3], [4])],
      request('father', { relative: aPerson(2), isNew: false, familyId: 0 }),
      '90: 2 | 1',
    ],
    [
      'a father who has two families',
      [aFamily(7, [2, 3], []), aFamily(8, [2, 4], [])],
      request('father', { relative: aPerson(2), isNew: false }),
      'CHOOSE_FAMILY_OF_PARENT',
    ],
    [
      'a father of the family chosen',
      [aFamily(7, [2, 3], []), aFamily(8, [2, 4], [])],
      request('father', { relative: aPerson(2), isNew: false, familyId: 8 }),
      '8: 2 4 | 1',
    ],
    [
      'the mother’s husband',
      [aFamily(7, [3], [1, 5]), aFamily(8, [2, 3], [4])],
      request('father', { relative: aPerson(2), isNew: false }),
      '8: 2 3 | 4 1 5',
    ],
    [
      'the mother’s husband where her family has a fact',
      [{ ...aFamily(7, [3], [1]), facts: [aFact({ type: 'marriage' })] }, aFamily(8, [2, 3], [4])],
      request('father', { relative: aPerson(2), isNew: false }),
      '7: 2 3 | 1',
    ],
    ['adoptive parents of their own', [aFamily(7, [2, 3], [1])], request('mother', { familyId: 0 }), '90: 50 | 1'],
    ['a parent among two families', [aFamily(7, [2], [1]), aFamily(8, [3], [1])], request('father'), 'CHOOSE_FAMILY'],
    [
      'a parent of the family chosen',
      [aFamily(7, [2], [1]), aFamily(8, [3], [1])],
      request('father', { familyId: 8 }),
      '8: 50 3 | 1',
    ],
    [
      'somebody who is the mother already',
      [aFamily(7, [2], [1])],
      request('mother', { relative: aPerson(2), isNew: false }),
      'ALREADY_RELATED',
    ],
    ['oneself', [], request('partner', { relative: aPerson(1), isNew: false }), 'SELF'],
    ['a wife', [], request('partner', { relative: aPerson(NEW, '', { sex: 'f' }) }), '90: 1 50 | '],
    ['a husband', [], request('partner', { relative: aPerson(NEW, '', { sex: 'm' }) }), '90: 50 1 | '],
    ['a partner of a parent alone', [aFamily(7, [1], [4])], request('partner'), '7: 1 50 | 4'],
    ['a second partner', [aFamily(7, [1, 2], [4])], request('partner'), '90: 1 50 | '],
    ['a third of a couple', [aFamily(7, [1, 2], [4])], request('partner', { familyId: 7 }), 'FAMILY_IS_FULL'],
    [
      'one’s own child as partner',
      [aFamily(7, [1, 2], [4])],
      request('partner', { relative: aPerson(4), isNew: false }),
      'ALREADY_RELATED',
    ],
    ['a son', [aFamily(7, [1, 2], [4])], request('son'), '7: 1 2 | 4 50'],
    ['a daughter of one alone', [], request('daughter'), '90: 1 | 50'],
    ['a child among two families', [aFamily(7, [1, 2], []), aFamily(8, [1, 3], [])], request('child'), 'CHOOSE_FAMILY'],
    ['a child with a parent unknown', [aFamily(7, [1, 2], [])], request('child', { familyId: 0 }), '90: 1 | 50'],
    [
      'a child who is there already',
      [aFamily(7, [1, 2], [4])],
      request('child', { relative: aPerson(4), isNew: false }),
      'ALREADY_RELATED',
    ],
    ['a brother', [aFamily(7, [2], [1])], request('brother'), '7: 2 | 1 50'],
    ['a sister where no parents are', [], request('sister'), '90:  | 1 50'],
    ['a child of a family one is not in', [aFamily(7, [1], [])], request('child', { familyId: 12 }), 'NO_SUCH_FAMILY'],
  ])('adds %s', (_what, families, asked, expected) => expect(members(families, asked)).toBe(expected));

  it('makes a new person with the sex that the relation implies, unless a sex is given', () => {
    const sexOf = (relation: TreeRelation, sex: 'u' | 'f') =>
      addRelative([], request(relation, { relative: aPerson(NEW, 'A B', { sex }) })).changes?.[0]?.after;
    expect([sexOf('son', 'u'), sexOf('sibling', 'u'), sexOf('father', 'f')]).toMatchObject([
      { sex: 'm' },
      { sex: 'u' },
      { sex: 'f' },
    ]);
    expect(addRelative([], request('son', { isNew: false })).changes).toHaveLength(1);
  });

  it('never puts a person twice into a family nor adds a third partner', () => {
    const relations: TreeRelation[] = [
      'father',
      'mother',
      'parent',
      'partner',
      'son',
      'daughter',
      'child',
      'brother',
      'sister',
      'sibling',
    ];
    const id = fc.integer({ min: 1, max: 6 });
    const drawn = fc.uniqueArray(id, { maxLength: 5 }).map((ids) => aFamily(0, ids.slice(0, 2), ids.slice(2)));
    fc.assert(
      fc.property(
        fc.array(drawn, { maxLength: 4 }),
        fc.constantFrom(...relations),
        id,
        (families, relation, relative) => {
          const numbered = families.map((family, index) => ({ ...family, id: index + 1 }));
          for (const change of addRelative(numbered, request(relation, { relative: aPerson(relative), isNew: false }))
            .changes ?? []) {
            if (change.kind !== 'family' || !change.after) continue;
            const all = [...change.after.partners, ...change.after.children.map(({ personId }) => personId)];
            expect([new Set(all).size, change.after.partners.length <= 2]).toEqual([all.length, true]);
          }
        },
      ),
    );
  });
});

describe('unlinkRelative', () => {
  it.each<[string, TreeFamily | null, number | null | 'NO_SUCH_FAMILY']>([
    ['a child of three', aFamily(7, [2], [1, 3]), 2],
    ['a partner of two', aFamily(7, [1, 2]), null],
    [
      'a partner of two of whose marriage something is told',
      aFamily(7, [1, 2], [], { facts: [aFact({ type: 'marriage' })] }),
      1,
    ],
    ['somebody who is not there', aFamily(7, [2], [3]), 'NO_SUCH_FAMILY'],
    ['a family that is not there', null, 'NO_SUCH_FAMILY'],
  ])('takes out %s', (_who, family, expected) => {
    const { changes, problem } = unlinkRelative(family, 1);
    const [change] = changes ?? [];
    const left =
      change?.kind === 'family' && change.after ? change.after.partners.length + change.after.children.length : null;
    expect(problem?.code ?? left).toBe(expected);
  });
});

it('removes a person from families, stories and the tree', () => {
  const stories = [emptyStory(20, [1]), emptyStory(21, [1, 2]), emptyStory(22, [2])];
  const changes = removePerson(aPerson(1), [aFamily(7, [1, 2], [3]), aFamily(8, [4], [5])], stories);
  expect(changes.map(({ kind, id, after }) => `${kind} ${id} ${after ? 'stays' : 'goes'}`)).toEqual([
    'family 7 stays',
    'story 20 goes',
    'story 21 stays',
    'person 1 goes',
  ]);
});

describe('mergePersons', () => {
  const keep = aPerson(1, 'Mary Alder', { born: '1832', facts: [aFact({ origin: 3 })] });
  const other = aPerson(2, 'Mary Birch', { facts: [aFact({ origin: 5, type: 'burial' })] });
  const merge = (families: readonly TreeFamily[]) =>
    mergePersons({ keep, other, document: proposeMergedPerson(keep, other) }, families, [emptyStory(20, [1, 2])]);

  it('keeps one, with the families and stories of both', () => {
    const { changes } = merge([aFamily(7, [1, 3], [4]), aFamily(8, [9], [2])]);
    expect(changes?.map(({ kind, id, after }) => `${kind} ${id} ${after ? 'stays' : 'goes'}`)).toEqual([
      'person 1 stays',
      'family 8 stays',
      'story 20 stays',
      'person 2 goes',
    ]);
    expect(changes?.[1]?.after).toMatchObject({ partners: [9], children: [{ personId: 1 }] });
  });

  it('makes two families of one couple one', () => {
    const marriage = (id: string) => aFact({ id, type: 'marriage', origin: 1 });
    const { changes } = merge([
      aFamily(7, [1, 3], [4], { facts: [marriage('f1')] }),
      aFamily(8, [3, 2], [4, 5], { facts: [marriage('f1'), aFact({ id: 'f2', type: 'divorce', origin: 2 })] }),
    ]);
    expect(changes?.find(({ id }) => id === 7)?.after).toMatchObject({
      children: [{ personId: 4 }, { personId: 5 }],
      facts: [
        { id: 'f1', origin: 1 },
        { type: 'divorce', origin: null },
      ],
    });
    expect(changes?.find(({ id }) => id === 8)?.after).toBeNull();
  });

  it('does not make a parent and a child one', () => {
    expect([merge([aFamily(7, [1], [2])]).problem?.code, merge([aFamily(7, [2], [1])]).problem?.code]).toEqual([
      'PARENT_AND_CHILD',
      'PARENT_AND_CHILD',
    ]);
  });

  it('takes places in the file from the kept person only', () => {
    const [change] =
      mergePersons(
        {
          keep,
          other,
          document: { ...keep, facts: [...keep.facts, { ...aFact({ type: 'burial', origin: 5 }), id: 'f2' }] },
        },
        [],
        [],
      ).changes ?? [];
    expect(change?.after).toMatchObject({ facts: [{ origin: 3 }, { origin: null }] });
  });

  it('proposes what either has, names as also known', () => {
    const proposed = proposeMergedPerson(
      { ...keep, isPrivate: true },
      { ...other, sex: 'f', names: [...other.names, aName('Mary', 'Alder')] },
    );
    expect(proposed).toMatchObject({
      id: 1,
      sex: 'f',
      isPrivate: true,
      facts: [{ type: 'birth' }, { type: 'burial', id: 'f2', origin: null }],
    });
    expect(proposed.names.map(({ surname, type }) => `${surname} ${type}`)).toEqual([
      'Alder birth',
      'Birch also-known-as',
    ]);
  });
});
