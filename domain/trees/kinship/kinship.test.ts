import fc from 'fast-check';

import { kinOf, type FamilyNotation } from './kin.fixture.ts';
import { bloodPaths } from './paths/bloodPaths.ts';
import type { KinLinks } from './paths/kinLinks.ts';
import { endOf, startOf } from './paths/kinPath.ts';
import { kinshipOf } from './paths/kinshipOf.ts';
import { kinSentence } from './words/kinSentence.ts';
import { relationsOf } from './words/relationsOf.ts';

const ALL = { paths: 10_000, generations: 80, steps: 1_000_000 };
/** Odd numbers are men, even numbers women. */
const sexOf = (personId: number) => (personId % 2 === 1 ? 'm' : 'f');
const names = (people: readonly number[]) => people.join('+');

/** Relations in short: the term, how many ways, and the couples they are through. */
const related = (families: readonly FamilyNotation[], from: number, to: number, areMarried = true) =>
  relationsOf(kinshipOf(kinOf(...families), from, to).routes, sexOf, () => areMarried).map(
    ({ term, routes, through }) =>
      `${term} ×${routes.length}${through.length > 0 ? ` ${through.map(names).join(' ')}` : ''}`,
  );

/** 1+2 have 3 and 5; 3+4 have 7, 5+6 have 9; 7+8 have 11, 9+10 have 13. */
const COUSINS: readonly FamilyNotation[] = [
  [
    [1, 2],
    [3, 5],
  ],
  [[3, 4], [7]],
  [[5, 6], [9]],
  [[7, 8], [11]],
  [[9, 10], [13]],
];

it.each<[string, readonly FamilyNotation[], number, number, string[]]>([
  ['the mother of one’s children', [[[1, 2], [3]]], 1, 2, ['a partner ×1']],
  [
    'her mother',
    [
      [[5, 6], [2]],
      [[1, 2], [3]],
    ],
    1,
    6,
    ['the mother of the partner ×1'],
  ],
  [
    'the partner of an uncle',
    [
      [
        [1, 2],
        [3, 5],
      ],
      [[5, 6], []],
      [[3, 4], [7]],
    ],
    7,
    6,
    ['the partner of an uncle ×1'],
  ],
  [
    'a parent’s partner',
    [
      [[1, 2], [3]],
      [[1, 4], []],
    ],
    3,
    4,
    ['a stepmother ×1'],
  ],
])('couples of whom no marriage is recorded are partners: %s', (_who, families, from, to, expected) =>
  expect(related(families, from, to, false)).toEqual(expected),
);

describe('how two people are related', () => {
  it.each<[string, readonly FamilyNotation[], number, number, string[]]>([
    ['oneself', COUSINS, 7, 7, ['the same person ×1']],
    ['a father', COUSINS, 7, 3, ['the father ×1']],
    ['a daughter', [[[1, 2], [4]]], 1, 4, ['a daughter ×1']],
    ['a brother', COUSINS, 3, 5, ['a brother ×1 1+2']],
    ['an uncle', COUSINS, 7, 5, ['an uncle ×1 1+2']],
    ['a first cousin', COUSINS, 7, 9, ['a first cousin ×1 1+2']],
    ['a second cousin', COUSINS, 11, 13, ['a second cousin ×1 1+2']],
    ['a first cousin once removed', COUSINS, 11, 9, ['a first cousin once removed ×1 1+2']],
    ['a great-grandmother', COUSINS, 13, 2, ['a great-grandmother ×1']],
    [
      'a half-brother',
      [
        [[1, 2], [3]],
        [[1, 4], [5]],
      ],
      3,
      5,
      ['a half-brother ×1 1'],
    ],
    [
      'a half first cousin',
      [
        [[1, 2], [3]],
        [[1, 4], [5]],
        [[3], [7]],
        [[5], [9]],
      ],
      7,
      9,
      ['a half first cousin ×1 1'],
    ],
    [
      'a brother in two families of one couple',
      [
        [[1, 2], [3]],
        [[2, 1], [5]],
      ],
      3,
      5,
      ['a brother ×1 1+2'],
    ],
    ['a brother whose mother is not known', [[[1], [3, 5]]], 3, 5, ['a brother ×1 1']],
    ['a sister whose parents are not known', [[[], [3, 4]]], 3, 4, ['a sister ×1']],
    ['an adoptive mother', [[[1, 2], [[3, 'adopted']]]], 3, 2, ['an adoptive mother ×1']],
    [
      'an adoptive brother',
      [
        [
          [1, 2],
          [[3, 'adopted'], 5],
        ],
      ],
      3,
      5,
      ['an adoptive brother ×1 1+2'],
    ],
    [
      'a father by birth and one by adoption',
      [
        [[1, 2], [7]],
        [[3, 4], [[7, 'adopted']]],
      ],
      7,
      1,
      ['the father ×1'],
    ],
    [
      'a cousin by adoption',
      [...COUSINS.slice(0, 2), [[5, 6], [[9, 'adopted']]]],
      7,
      9,
      ['a first cousin by adoption ×1 1+2'],
    ],
    ['a foster father', [[[1, 2], [[3, 'foster']]]], 3, 1, ['a foster father ×1']],
    [
      'a stepchild as the tree links it',
      [
        [[1, 2], [[3, 'step']]],
        [[2], [3]],
      ],
      1,
      3,
      ['a stepson ×1'],
    ],
    [
      'a mother whom the tree also links as a step-parent',
      [
        [[1, 2], [[3, 'step']]],
        [[2], [3]],
      ],
      3,
      2,
      ['the mother ×1'],
    ],
    [
      'a half-brother whom the tree also links as a step-brother',
      [
        [
          [1, 2],
          [5, [3, 'step']],
        ],
        [[2], [3]],
      ],
      3,
      5,
      ['a half-brother ×1 2'],
    ],
    [
      'a stepmother by marriage',
      [
        [[1, 2], [3]],
        [[1, 4], []],
      ],
      3,
      4,
      ['a stepmother ×1'],
    ],
    [
      'a step-grandmother',
      [
        [[1, 2], [3]],
        [[3], [5]],
        [[1, 4], []],
      ],
      5,
      4,
      ['a step-grandmother ×1'],
    ],
    [
      'a stepson by marriage',
      [
        [[1, 2], [3]],
        [[1, 4], []],
      ],
      4,
      3,
      ['a stepson ×1'],
    ],
    [
      'a stepsister',
      [
        [[1, 2], [3]],
        [[1, 4], []],
        [[4], [6]],
      ],
      3,
      6,
      ['a stepsister ×1'],
    ],
    ['a wife', [[[1, 2], []]], 1, 2, ['the wife ×1']],
    [
      'a wife who is a cousin',
      [...COUSINS.slice(0, 2), [[5, 6], [8]], [[7, 8], []]],
      7,
      8,
      ['the wife ×1', 'a first cousin ×1 1+2'],
    ],
    [
      'a mother-in-law',
      [
        [[1, 2], [3]],
        [[3, 4], []],
      ],
      4,
      2,
      ['the mother-in-law ×1'],
    ],
    [
      'a son-in-law',
      [
        [[1, 2], [4]],
        [[3, 4], []],
      ],
      1,
      3,
      ['a son-in-law ×1'],
    ],
    [
      'a brother-in-law by a sister',
      [
        [
          [1, 2],
          [4, 6],
        ],
        [[3, 4], []],
      ],
      6,
      3,
      ['a brother-in-law ×1'],
    ],
    [
      'a sister-in-law by a husband',
      [
        [
          [1, 2],
          [3, 6],
        ],
        [[3, 4], []],
      ],
      4,
      6,
      ['a sister-in-law ×1'],
    ],
    ['an aunt by marriage', [...COUSINS.slice(0, 3)], 7, 6, ['an aunt by marriage ×1']],
    ['a cousin of a husband', COUSINS, 8, 9, ['a first cousin of the husband ×1']],
    ['the wife of a cousin', COUSINS, 7, 10, ['the wife of a first cousin ×1']],
    [
      'the sister of a sister-in-law’s husband',
      [
        [
          [1, 2],
          [4, 6],
        ],
        [[3, 4], []],
        [
          [7, 8],
          [3, 10],
        ],
        [[11, 10], []],
      ],
      6,
      11,
      ['the husband of a sister of the husband of a sister ×1'],
    ],
    [
      'no one',
      [
        [[1, 2], []],
        [[3, 4], []],
      ],
      1,
      3,
      [],
    ],
    ['a person in no family', [[[1, 2], []]], 1, 99, []],
  ])('%s', (_what, families, from, to, expected) => expect(related(families, from, to)).toEqual(expected));

  it('finds cousins twice over, through two couples', () => {
    const double: FamilyNotation[] = [
      [
        [1, 2],
        [3, 5],
      ],
      [
        [7, 8],
        [4, 6],
      ],
      [[3, 4], [9]],
      [[5, 6], [11]],
    ];
    expect(related(double, 9, 11)).toEqual(['a first cousin ×2 1+2 7+8']);
  });

  it('finds two lines to one couple as two ways', () => {
    // 9’s parents are first cousins: 11 is the child of a third grandchild of 1+2.
    const lines: FamilyNotation[] = [
      [
        [1, 2],
        [3, 4, 5],
      ],
      [[3, 12], [7]],
      [[15, 4], [14]],
      [[7, 14], [9]],
      [[5, 16], [17]],
      [[17, 18], [11]],
    ];
    expect(related(lines, 9, 11)).toEqual(['a second cousin ×2 1+2']);
    expect(related(lines, 9, 1)).toEqual(['a great-grandfather ×2']);
  });

  it('lists at most so many ways, and says that there are more', () => {
    // A brother and sister as parents in each generation: the ways double.
    const crowded: FamilyNotation[] = Array.from({ length: 12 }, (_, generation): FamilyNotation => [
      [generation * 2 + 1, generation * 2 + 2],
      [generation * 2 + 3, generation * 2 + 4],
    ]);
    const { routes, isWhole } = kinshipOf(kinOf(...crowded), 25, 1);
    expect([routes.length, isWhole]).toEqual([48, false]);
  });

  it('ends soon where a family holds thousands who married among themselves', () => {
    const children = Array.from({ length: 6_000 }, (_, index) => index + 3);
    const couples = Array.from({ length: 3_000 }, (_, index): FamilyNotation => [[index * 2 + 3, index * 2 + 4], []]);
    const links = kinOf([[1, 2], children], ...couples, [[9_001, 9_002], [9_003]]);
    const before = process.cpuUsage();
    expect(kinshipOf(links, 3, 9_003).routes).toEqual([]);
    expect(kinshipOf(links, 3, 6_000).routes.length).toBeGreaterThan(0);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  it('follows a line for some hundred generations, and ends soon where it is one of thousands', () => {
    const links = kinOf(...Array.from({ length: 30_000 }, (_, index): FamilyNotation => [[index + 1], [index + 2]]));
    expect(kinshipOf(links, 1, 201).routes.map(([line]) => line?.down.length)).toEqual([200]);
    const before = process.cpuUsage();
    expect([kinshipOf(links, 1, 30_000).routes, kinshipOf(links, 30_000, 1).routes]).toEqual([[], []]);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });

  it('ends in a tree that goes in a circle', () => {
    const circle: FamilyNotation[] = [
      [[1, 2], [3]],
      [[3, 4], [5]],
      [[5, 6], [1]],
    ];
    expect(related(circle, 3, 1)[0]).toBe('the father ×1');
    expect(related(circle, 2, 6).length).toBeGreaterThan(0);
  });
});

/** All ways from a person up to others, naive: every path without a repeated person. */
function waysUp(links: KinLinks, personId: number): number[][] {
  const parents = new Set(links.asChild(personId).flatMap(({ familyId }) => links.partners(familyId)));
  return [[personId], ...[...parents].flatMap((parent) => waysUp(links, parent).map((way) => [personId, ...way]))];
}

/** A tree of people of whom each has parents among those before. */
const trees = fc
  .integer({ min: 4, max: 11 })
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: size, maxLength: size }),
    ),
  )
  .map(([size, picks]): FamilyNotation[] =>
    picks.flatMap(([one, other, isPair], index): FamilyNotation[] => {
      const child = index + 1;
      if (child < 3 || child > size) return [];
      const parents = [...new Set([1 + (one % (child - 1)), ...(isPair ? [1 + (other % (child - 1))] : [])])];
      return [[parents, [child]]];
    }),
  );

describe('bloodPaths', () => {
  it('finds every way up and down again, and no other, in any tree', () => {
    fc.assert(
      fc.property(trees, fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 11 }), (families, from, to) => {
        fc.pre(from !== to);
        const links = kinOf(...families);
        const expected = new Set<string>();
        for (const up of waysUp(links, from)) {
          for (const down of waysUp(links, to)) {
            const [top, bottom] = [up.at(-1), [...down].reverse()];
            if (top !== bottom[0] || new Set([...up, ...bottom.slice(1)]).size !== up.length + bottom.length - 1)
              continue;
            expected.add(
              up.length === 1 || bottom.length === 1
                ? [...up, ...bottom.slice(1)].join(' ')
                : `${up.slice(0, -1).join(' ')} / ${bottom.slice(1).join(' ')}`,
            );
          }
        }
        const { paths, isWhole } = bloodPaths(links, from, to, ALL);
        const found = paths.map(({ up, tops, down }) => {
          const [upward, downward] = [up, down].map((steps) => steps.map(({ personId }) => personId));
          return upward?.length && downward?.length
            ? `${upward.join(' ')} / ${downward.join(' ')}`
            : [...(upward ?? []), ...tops, ...(downward ?? [])].join(' ');
        });
        expect(isWhole).toBe(true);
        expect(found.sort()).toEqual([...expected].sort());
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same ways from the other side, turned about', () => {
    fc.assert(
      fc.property(trees, fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 11 }), (families, from, to) => {
        const links = kinOf(...families);
        const there = bloodPaths(links, from, to, ALL).paths;
        const back = bloodPaths(links, to, from, ALL).paths;
        const short = (
          up: readonly { personId: number }[],
          tops: readonly number[],
          down: readonly { personId: number }[],
        ) =>
          JSON.stringify([up.map(({ personId }) => personId), [...tops].sort(), down.map(({ personId }) => personId)]);
        expect(there.map(({ up, tops, down }) => short(up, tops, down)).sort()).toEqual(
          back.map(({ up, tops, down }) => short([...down].reverse(), tops, [...up].reverse())).sort(),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('never lists a longer way before a shorter one, and each from one person to the other', () => {
    fc.assert(
      fc.property(trees, fc.integer({ min: 1, max: 11 }), fc.integer({ min: 1, max: 11 }), (families, from, to) => {
        fc.pre(from !== to);
        const { paths } = bloodPaths(kinOf(...families), from, to, ALL);
        const lengths = paths.map(({ up, down }) => up.length + down.length);
        expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
        for (const path of paths) expect([startOf(path), endOf(path)]).toEqual([from, to]);
      }),
      { numRuns: 200 },
    );
  });
});

describe('kinSentence', () => {
  it.each([
    [
      [{ term: 'a second cousin once removed', times: 2, through: [['Robert Carter', 'Mary Nance']] }],
      'Ann is a second cousin once removed of John, twice, through Robert Carter and Mary Nance.',
    ],
    [
      [
        { term: 'the wife', times: 1, through: [] },
        { term: 'a first cousin', times: 1, through: [['Tom', 'Ann']] },
      ],
      'Ann is the wife of John; and a first cousin, through Tom and Ann.',
    ],
    [
      [{ term: 'a first cousin', times: 4, through: [['A'], ['B'], ['C'], ['D']] }],
      'Ann is a first cousin of John, four times, through A, through B, through C, and through 1 other couple.',
    ],
    [
      Array.from({ length: 5 }, (_, index) => ({ term: `a relative ${index}`, times: 1, through: [] })),
      'Ann is a relative 0 of John; and a relative 1; and a relative 2; and related in 2 other ways.',
    ],
    [[], 'We found no relationship between John and Ann.'],
  ])('%#', (relations, expected) => expect(kinSentence('John', 'Ann', relations)).toBe(expected));
});
