import { kinOf, peopleWith } from './plan.fixture.ts';
import { planAncestors } from './planAncestors.ts';
import { planDescendants } from './planDescendants.ts';
import { planKinship } from './planKinship.ts';
import { planReport, reachOf } from './planReport.ts';
import type { PlannedPart } from './reportPlan.ts';

const entriesOf = ({ sections }: PlannedPart) => sections.flatMap(({ entries }) => entries);
const numbered = (part: PlannedPart) =>
  entriesOf(part).map(({ number, personId, see }) =>
    see === null ? `${number}: ${personId}` : `${number}: ${personId}, see ${see}`,
  );
const relations = (part: PlannedPart) =>
  Object.fromEntries(entriesOf(part).map(({ personId, relation }) => [personId, relation]));

describe('an ahnentafel', () => {
  it('gives a father twice the number of his child, and a mother one more', () => {
    const part = planAncestors(kinOf([[2, 3], [1]], [[4, 5], [2]], [[7, 6], [3]]), peopleWith(), 1, 5);
    expect(numbered(part)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4', '5: 5', '6: 6', '7: 7']);
    expect(part.sections.map(({ heading }) => heading)).toEqual([
      'First generation',
      'Second generation: parents',
      'Third generation: grandparents',
    ]);
  });

  it.each([
    ['an unknown father', [[[5], [1]]], ['1: 1', '3: 5'], '1 of 2 are known.'],
    ['an unknown mother', [[[4], [1]]], ['1: 1', '2: 4'], '1 of 2 are known.'],
    ['no parents', [], ['1: 1'], undefined],
  ] satisfies [string, Parameters<typeof kinOf>, string[], string | undefined][])(
    'leaves out the number of %s, and says how many are known',
    (_case, families, expected, note) => {
      const part = planAncestors(kinOf(...families), peopleWith(), 1, 3);
      expect(numbered(part)).toEqual(expected);
      expect(part.sections[1]?.note).toBe(note);
    },
  );

  it('describes an ancestor who comes up again once, under the lower number', () => {
    // The parents of 1 are cousins: 20 and 21 are grandparents of both.
    const kin = kinOf(
      [[2, 3], [1]],
      [[4, 5], [2]],
      [[6, 7], [3]],
      [
        [20, 21],
        [4, 7],
      ],
      [[30, 31], [20]],
    );
    expect(numbered(planAncestors(kin, peopleWith(), 1, 5))).toEqual([
      '1: 1',
      '2: 2',
      '3: 3',
      '4: 4',
      '5: 5',
      '6: 6',
      '7: 7',
      '8: 20',
      '9: 21',
      '14: 20, see 8',
      '15: 21, see 9',
      '16: 30',
      '17: 31',
    ]);
  });

  it('ends for a tree that goes in a circle', () =>
    expect(numbered(planAncestors(kinOf([[2], [1]], [[1], [2]]), peopleWith(), 1, 30))).toEqual([
      '1: 1',
      '2: 2',
      '5: 1, see 1',
    ]));

  it('follows the parents by birth, and parents by adoption only where there are no others', () => {
    const both = kinOf([[2, 3], [[1, 'adopted']]], [[4, 5], [1]]);
    expect(numbered(planAncestors(both, peopleWith(), 1, 2))).toEqual(['1: 1', '2: 4', '3: 5']);
    expect(relations(planAncestors(kinOf([[2, 3], [[1, 'adopted']]], [[4, 5], [2]]), peopleWith(), 1, 3))).toEqual({
      1: '',
      2: 'adoptive father',
      3: 'adoptive mother',
      4: 'adoptive grandfather',
      5: 'adoptive grandmother',
    });
  });

  it('lists the children of a couple with the first of them', () => {
    const [, father, mother] = entriesOf(
      planAncestors(
        kinOf(
          [
            [2, 3],
            [1, 10],
          ],
          [[2, 11], [12]],
        ),
        peopleWith(),
        1,
        2,
      ),
    );
    expect(
      father?.unions.map(({ see, children }) => [see, children.map(({ personId, number }) => [personId, number])]),
    ).toEqual([
      [
        null,
        [
          [1, 1],
          [10, null],
        ],
      ],
      [null, [[12, null]]],
    ]);
    expect(mother?.unions.map(({ see }) => see)).toEqual([2]);
  });
});

describe('a register report', () => {
  it('numbers children who have children, generation by generation, and lists the others', () => {
    const part = planDescendants(
      kinOf(
        [
          [1, 2],
          [10, 11, 12],
        ],
        [[10, 20], [30]],
        [
          [12, 21],
          [31, 32],
        ],
        [[31, 40], [50]],
      ),
      peopleWith(),
      1,
      5,
    );
    expect(numbered(part)).toEqual(['1: 1', '2: 10', '3: 12', '4: 31']);
    expect(entriesOf(part)[0]?.unions[0]?.children.map(({ personId, number }) => [personId, number])).toEqual([
      [10, 2],
      [11, null],
      [12, 3],
    ]);
    expect(entriesOf(part)[3]?.lineage).toEqual([12, 1]);
  });

  it('lists the children of the last generation but one without going on', () => {
    expect(numbered(planDescendants(kinOf([[1], [2]], [[2], [3]], [[3], [4]]), peopleWith(), 1, 3))).toEqual([
      '1: 1',
      '2: 2',
    ]);
    expect(entriesOf(planDescendants(kinOf([[1], [2]]), peopleWith(), 1, 1))[0]?.unions[0]?.children).toEqual([]);
  });

  it('has the children of cousins who married once, and refers to them from the other parent', () => {
    const part = planDescendants(kinOf([[1], [2, 3]], [[2], [4]], [[3], [5]], [[4, 5], [6]]), peopleWith(), 1, 6);
    expect(numbered(part)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4', '5: 5']);
    expect(entriesOf(part)[4]?.unions).toEqual([{ familyId: 4, see: 4, children: [] }]);
  });

  it('carries a child of two families on from the first', () => {
    const part = planDescendants(
      kinOf([[1], [2, 3]], [[2], [4]], [[3], [[4, 'adopted']]], [[4], [5]]),
      peopleWith(),
      1,
      6,
    );
    expect(entriesOf(part)[2]?.unions[0]?.children).toEqual([
      { personId: 4, link: 'adopted', number: null, isElsewhere: true },
    ]);
    expect(numbered(part)).toEqual(['1: 1', '2: 2', '3: 3', '4: 4']);
  });

  it('keeps how children belong to their parents', () =>
    expect(
      entriesOf(
        planDescendants(kinOf([[1], [2, [3, 'step'], [4, 'adopted'], [5, 'foster']]]), peopleWith(), 1, 2),
      )[0]?.unions[0]?.children.map(({ link }) => link),
    ).toEqual(['birth', 'step', 'adopted', 'foster']));

  it('goes no further with people hidden from the reader', () =>
    expect(numbered(planDescendants(kinOf([[1], [2, 3]], [[2], [4]], [[3], [5]]), peopleWith(2), 1, 5))).toEqual([
      '1: 1',
      '2: 3',
    ]));

  it('ends for a tree that goes in a circle', () =>
    expect(numbered(planDescendants(kinOf([[1], [2]], [[2], [1]]), peopleWith(), 1, 30))).toEqual(['1: 1', '2: 2']));
});

describe('a kinship list', () => {
  const kin = kinOf(
    [
      [2, 3],
      [1, 10],
    ],
    [[2, 15], [17]],
    [
      [4, 5],
      [2, 12],
    ],
    [[12, 13], [14]],
    [[1, 20], [21]],
    [[14, 33], [32]],
  );

  it('says what each is to the person, half relations and partners too', () => {
    expect(relations(planKinship(kin, peopleWith(), 1, 4))).toEqual({
      20: 'husband',
      2: 'father',
      3: 'mother',
      4: 'grandfather',
      5: 'grandmother',
      15: 'wife of the father',
      21: 'daughter',
      10: 'brother',
      17: 'half-sister',
      12: 'uncle',
      13: 'wife of an uncle',
      14: 'first cousin',
      33: 'wife of a first cousin',
      32: 'first cousin once removed',
    });
  });

  it('has those hidden without a word of how they are related, nor of what their partners are', () =>
    expect(relations(planKinship(kin, peopleWith(14), 1, 4))).toMatchObject({
      14: '',
      33: '',
      32: 'first cousin once removed',
    }));

  it('ends for a tree that goes in a circle', () =>
    expect(
      entriesOf(planKinship(kinOf([[2], [1]], [[1], [2]]), peopleWith(), 1, 30)).map(({ personId }) => personId),
    ).toEqual([2]));
});

describe('a report as it was asked for', () => {
  it('has a sheet for each family of a person, or that of their parents', () => {
    const kin = kinOf([[1, 2], [3]], [[1, 4], []], [[6, 7], [8]]);
    const families = (personId: number) =>
      planReport(kin, peopleWith(), personId, { kind: 'family', parts: [], generations: 1 })
        .flatMap(entriesOf)
        .map(({ familyId }) => familyId);
    expect([families(1), families(8), families(9)]).toEqual([[1, 2], [3], []]);
  });

  it('joins the parts of a book in one order', () =>
    expect(
      planReport(kinOf([[1, 2], [3]]), peopleWith(), 1, {
        kind: 'book',
        parts: ['individual', 'ahnentafel'],
        generations: 3,
      }).map(({ part }) => part),
    ).toEqual(['ahnentafel', 'individual']));

  it('says how far the kin must be known', () => {
    expect(reachOf({ kind: 'register', parts: [], generations: 6 })).toEqual({ up: 1, down: 5, isWide: false });
    expect(reachOf({ kind: 'kinship', parts: [], generations: 4 })).toEqual({ up: 3, down: 3, isWide: true });
  });
});
