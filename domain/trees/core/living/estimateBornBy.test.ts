import fc from 'fast-check';

import type { TreeSex } from '../model/treePerson.ts';
import { estimateBornBy } from './estimateBornBy.ts';
import { type FamilyLinks, gatherLives, type LifeOfPerson } from './gatherLives.ts';
import { personLiving } from './personLiving.ts';

describe('the latest year of birth by relatives', () => {
  const person = (sex: TreeSex, year: number | null = null, diedBy: number | null = null): LifeOfPerson => ({
    sex,
    ownBornBy: year === null ? null : { year, reason: `born ${year}` },
    bornFrom: year,
    diedBy,
  });
  const family = (partners: number[], children: number[]): FamilyLinks => ({
    partners,
    children: children.map((personId) => ({ personId, link: 'birth' })),
    ownBornBy: null,
  });
  const bornByOf = (people: readonly LifeOfPerson[], families: readonly FamilyLinks[]) => {
    const lives = gatherLives();
    for (const family of families) lives.addFamily(family);
    people.forEach((life, index) => lives.addPerson(index + 1, life));
    return estimateBornBy(lives.finish());
  };
  const ofFirst = (people: LifeOfPerson[], families: FamilyLinks[]) => bornByOf(people, families).of(1);

  it.each([
    [
      'a sister',
      [person('u'), person('f', 1925)],
      [family([], [1, 2])],
      { year: 1973, reason: 'judging by a sister born 1925' },
    ],
    [
      'a child',
      [person('u'), person('m', 1925)],
      [family([1], [2])],
      { year: 1913, reason: 'judging by a son born 1925' },
    ],
    [
      'the mother',
      [person('u'), person('f', 1850)],
      [family([2], [1])],
      { year: 1910, reason: 'judging by the mother born 1850' },
    ],
    [
      'the father',
      [person('u'), person('m', 1850)],
      [family([2], [1])],
      { year: 1940, reason: 'judging by the father born 1850' },
    ],
    [
      'the mother’s death',
      [person('u'), person('f', null, 1860)],
      [family([2], [1])],
      { year: 1860, reason: 'judging by the mother dead by 1860' },
    ],
    [
      'the father’s death',
      [person('u'), person('m', null, 1860)],
      [family([2], [1])],
      { year: 1861, reason: 'judging by the father dead by 1860' },
    ],
    [
      'a wife',
      [person('m'), person('f', 1850)],
      [family([1, 2], [])],
      { year: 1900, reason: 'judging by a partner born 1850' },
    ],
    [
      'a grandchild',
      [person('u'), person('u'), person('f', 1900)],
      [family([1], [2]), family([2], [3])],
      { year: 1876, reason: 'judging by a granddaughter born 1900' },
    ],
    [
      'a relative of the fifth step',
      [1, 2, 3, 4, 5].map(() => person('u')).concat(person('u', 1900)),
      [1, 2, 3, 4, 5].map((id) => family([id], [id + 1])),
      null,
    ],
    ['nobody', [person('u'), person('u')], [family([1], [2])], null],
  ])('by %s', (_who, people, families, expected) => expect(ofFirst(people, families)).toEqual(expected));

  it('knows nothing by an adopted child', () => {
    expect(
      ofFirst(
        [person('u'), person('m', 1800)],
        [{ partners: [1], children: [{ personId: 2, link: 'adopted' }], ownBornBy: null }],
      ),
    ).toBeNull();
  });

  it('prefers a recorded birth to an earlier bound of relatives, so that a slip shows no one living', () => {
    expect(ofFirst([person('u', 2001), person('f', null, 1900)], [family([2], [1])])).toEqual({
      year: 2001,
      reason: 'born 2001',
    });
    expect(
      ofFirst([{ ...person('u', 2001), ownBornBy: { year: 1881, reason: 'recorded in 1881 (census)' } }], []),
    ).toEqual({ year: 2001, reason: 'born 2001' });
  });

  it('takes the marriage of the couple for both', () => {
    expect(
      ofFirst([person('u')], [{ partners: [1], children: [], ownBornBy: { year: 1840, reason: 'married 1852' } }]),
    ).toEqual({ year: 1840, reason: 'married 1852' });
  });

  describe('when a person’s dates are a slip', () => {
    /** Person 1 is undated, person 2 recorded as born in 1990; the person after them has the wrong year. */
    const recorded = person('f', 1990);
    const slip = person('f', 1640);
    const undated = person('u');

    it('passes on the recorded birth, not the wrong bound it outdid', () => {
      const byChild = { ...person('f', 1990), ownBornBy: { year: 1700, reason: 'recorded in 1700 (census)' } };
      expect(ofFirst([undated, byChild], [family([], [1, 2])])).toEqual({
        year: 2038,
        reason: 'judging by a sister born 1990',
      });
      expect(ofFirst([undated, recorded, person('u'), slip], [family([3], [1, 2]), family([4], [3])])).toEqual({
        year: 2038,
        reason: 'judging by a sister born 1990',
      });
    });

    it.each<[string, FamilyLinks[]]>([
      ['a sister', [family([], [1, 2]), family([3], [1])]],
      ['the mother', [family([2], [1]), family([], [1, 3])]],
      ['a child', [family([1], [2]), family([3], [1])]],
      ['a wife', [family([1, 2], []), family([3], [1])]],
    ])('believes the birth of %s before it', (_who, families) => {
      expect(
        personLiving(
          {
            livingFlag: null,
            isKnownDead: false,
            bornBy: bornByOf([undated, recorded, slip], families).yearOf(1),
            bornByReason: '',
          },
          2026,
        ).isLiving,
      ).toBe(true);
    });

    it('judges by the others where one of them cannot be, although that gives a later year', () => {
      const bornByChildOf = (year: number) =>
        ofFirst([undated, person('u', 1889), person('u', year)], [family([2], [1]), family([1], [3])])?.year;
      expect([1990, 1750].map(bornByChildOf)).toEqual([1990 - 12, 1889 + 90]);
    });

    it('prefers a person’s own facts to the births of relatives', () => {
      expect(
        ofFirst(
          [{ ...undated, ownBornBy: { year: 1844, reason: 'recorded in 1881 (census)' } }, recorded],
          [family([], [1, 2])],
        ),
      ).toEqual({ year: 1844, reason: 'recorded in 1881 (census)' });
    });
  });

  const size = 8;
  const anyFamily = fc.record({
    partners: fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 2 }),
    children: fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 3 }),
  });
  const anyFamilies = fc
    .array(anyFamily, { maxLength: 6 })
    .map((drawn) => drawn.map(({ partners, children }) => family(partners, children)));
  const anyYears = fc.array(fc.option(fc.integer({ min: 1700, max: 2000 })), { minLength: size, maxLength: size });

  it('never takes for dead whose own birth, or the births of whose nearest relatives, lie within a long life', () => {
    fc.assert(
      fc.property(
        anyFamilies,
        anyYears,
        fc.array(fc.boolean(), { minLength: size, maxLength: size }),
        (families, years, isYoung) => {
          // Young people were born in 1990; the other dates are any slip.
          const people = years.map((year, index): LifeOfPerson => {
            if (isYoung[index])
              return { ...person('u', 1990), ownBornBy: { year: Math.min(year ?? 1990, 1990), reason: 'told of' } };
            return person('u', year);
          });
          const bounds = bornByOf(people, families);
          const isLiving = (id: number) =>
            personLiving({ livingFlag: null, isKnownDead: false, bornBy: bounds.yearOf(id), bornByReason: '' }, 2026)
              .isLiving;
          const hasYoungKin = (id: number) =>
            families.some(({ partners, children }) => {
              const others = [...partners, ...children.map(({ personId }) => personId)];
              return (
                others.includes(id) &&
                others.some(
                  (other) =>
                    other !== id && isYoung[other - 1] && !(partners.includes(id) && !partners.includes(other)),
                )
              );
            });
          return people.every((_life, index) =>
            isYoung[index]
              ? isLiving(index + 1)
              : years[index] !== null || !hasYoungKin(index + 1) || isLiving(index + 1),
          );
        },
      ),
    );
  });
});
