import fc from 'fast-check';

import { readTreeDate } from '../dates/readTreeDate.ts';
import { aFamily } from '../trees.fixture.ts';
import { findCycle } from './findCycle.ts';
import type { CheckedFamily, CheckedPerson } from './treeWarning.ts';
import { treeWarnings } from './treeWarnings.ts';

const event = (date = '') => readTreeDate(date) ?? { text: null, from: null, to: null };
const person = (
  id: number,
  sex: CheckedPerson['sex'],
  born?: string,
  died?: string,
  name = `Person ${id}`,
): CheckedPerson => ({
  id,
  sex,
  name,
  given: name.split(' ')[0] ?? '',
  surname: name.split(' ')[1] ?? '',
  birth: event(born),
  death: event(died),
});
const family = (partners: number[], children: number[], married?: string): CheckedFamily => ({
  ...aFamily(9, partners, children),
  marriage: event(married),
});

describe('what looks wrong in a tree', () => {
  it.each<[string, CheckedPerson[], CheckedFamily[], string[]]>([
    ['born after one’s own death', [person(1, 'f', '1832', '1830')], [], ['BORN_AFTER_DEATH']],
    ['born and dead in one year', [person(1, 'f', '1832', '1832')], [], []],
    ['a life of 120 years', [person(1, 'f', '1700', '1820')], [], ['LONG_LIFE']],
    ['a life whose end is open', [person(1, 'f', '1700', 'before 1900')], [], []],
    [
      'a child before the mother',
      [person(1, 'f', '1850'), person(2, 'm', '1840')],
      [family([1], [2])],
      ['BORN_BEFORE_PARENT'],
    ],
    ['a mother of ten', [person(1, 'f', '1850'), person(2, 'm', '1860')], [family([1], [2])], ['PARENT_TOO_YOUNG']],
    ['a mother of 62', [person(1, 'f', '1850'), person(2, 'm', '1913')], [family([1], [2])], ['MOTHER_TOO_OLD']],
    ['a father of 62', [person(1, 'm', '1850'), person(2, 'm', '1913')], [family([1], [2])], []],
    ['a father of 95', [person(1, 'm', '1750'), person(2, 'm', '1846')], [family([1], [2])], ['FATHER_TOO_OLD']],
    [
      'a birth after the mother’s death',
      [person(1, 'f', '1800', '1830'), person(2, 'm', '1831')],
      [family([1], [2])],
      ['BORN_AFTER_MOTHERS_DEATH'],
    ],
    [
      'a baptism after the mother’s death',
      [
        person(1, 'f', '1800', '1830'),
        { ...person(2, 'm', '1831'), birth: { ...event('1831'), text: 'baptised 1831' } },
      ],
      [family([1], [2])],
      [],
    ],
    [
      'a birth in the year after the father’s death',
      [person(1, 'm', '1800', '1 June 1830'), person(2, 'm', '1 Feb 1831')],
      [family([1], [2])],
      [],
    ],
    [
      'a birth two years after it',
      [person(1, 'm', '1800', '1 June 1830'), person(2, 'm', '1 July 1831')],
      [family([1], [2])],
      ['BORN_AFTER_FATHERS_DEATH'],
    ],
    ['a wedding at ten', [person(1, 'f', '1850')], [family([1], [], '1860')], ['MARRIED_TOO_YOUNG']],
    ['a wedding after death', [person(1, 'f', '1850', '1870')], [family([1], [], '1871')], ['MARRIED_AFTER_DEATH']],
    [
      'siblings six months apart',
      [person(1, 'f', '1 Jan 1850'), person(2, 'm', '1 July 1850')],
      [family([], [1, 2])],
      ['SIBLINGS_TOO_CLOSE'],
    ],
    ['twins', [person(1, 'f', '1 Jan 1850'), person(2, 'm', '2 Jan 1850')], [family([], [1, 2])], []],
    ['siblings of whom the year is told', [person(1, 'f', '1850'), person(2, 'm', '1850')], [family([], [1, 2])], []],
    ['somebody twice in a family', [person(1, 'f')], [family([1], [1])], ['OWN_ANCESTOR', 'TWICE_IN_FAMILY']],
    [
      'a couple with two families',
      [person(1, 'f'), person(2, 'm')],
      [family([1, 2], []), family([2, 1], [])],
      ['COUPLE_TWICE'],
    ],
    [
      'two of one name and year',
      [person(1, 'f', '1850', '', 'Mary Alder'), person(2, 'u', '3 Apr 1850', '1900', 'mary Alder')],
      [],
      ['POSSIBLE_DUPLICATE'],
    ],
    [
      'two of one name who died in different years',
      [person(1, 'f', '1850', '1900', 'Mary Alder'), person(2, 'f', '1850', '1851', 'Mary Alder')],
      [],
      [],
    ],
    [
      'people who are their own ancestors',
      [person(1, 'f'), person(2, 'm')],
      [family([1], [2]), family([2], [1])],
      ['OWN_ANCESTOR'],
    ],
    ['a tree of which nothing is told', [person(1, 'f'), person(2, 'm')], [family([1], [2])], []],
  ])('%s', (_what, people, families, codes) =>
    expect(treeWarnings(people, families).map(({ code }) => code)).toEqual(codes),
  );

  it('says what is wrong, and impossible days first', () => {
    const people = [person(1, 'f', '1700', '1820', 'Ann Ash'), person(2, 'm', '1832', '1830', 'Ben Oak')];
    expect(treeWarnings(people, []).map(({ text }) => text)).toEqual([
      'Ben Oak was born (1832) after their own death (1830).',
      'Ann Ash (1700 to 1820) lived longer than 110 years.',
    ]);
  });
});

describe('findCycle', () => {
  it('finds none in a line of a hundred thousand', () => {
    expect(findCycle(Array.from({ length: 100_000 }, (_, index) => aFamily(index, [index], [index + 1])))).toBeNull();
  });

  it('looks at each child of a parent of a hundred thousand once', () => {
    const before = process.cpuUsage();
    expect(
      findCycle([
        aFamily(
          0,
          [0],
          Array.from({ length: 100_000 }, (_, index) => index + 1),
        ),
      ]),
    ).toBeNull();
    expect(findCycle(Array.from({ length: 100_000 }, (_, index) => aFamily(index, [0], [index + 1])))).toBeNull();
    expect(process.cpuUsage(before).user).toBeLessThan(4_000_000);
  }, 60_000);

  it('finds none where cousins marry', () => {
    expect(
      findCycle([aFamily(1, [1], [2, 3]), aFamily(2, [2], [4]), aFamily(3, [3], [5]), aFamily(4, [4, 5], [6])]),
    ).toBeNull();
  });

  it('finds a round wherever it is, each the parent of the next', () => {
    const edge = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 15 }), (edges) => {
        const cycle = findCycle(edges.map(([parent, child], index) => aFamily(index, [parent], [child])));
        const reachable = (from: number, seen = new Set<number>()): Set<number> => {
          for (const [parent, child] of edges)
            if (parent === from && !seen.has(child)) reachable(child, seen.add(child));
          return seen;
        };
        expect(cycle !== null).toBe(edges.some(([parent]) => reachable(parent).has(parent)));
        cycle?.forEach((id, index) => expect(edges).toContainEqual([id, cycle[(index + 1) % cycle.length]]));
      }),
    );
  });
});
