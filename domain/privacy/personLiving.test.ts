import fc from 'fast-check';

import { aFact } from '#domain/trees/trees.fixture.ts';
import { readTreeDate } from '#domain/trees/dates/readTreeDate.ts';
import type { TreeSex } from '#domain/trees/model/treePerson.ts';

import { estimateBornBy, type FamilyLinks, type LifeOfPerson } from './estimateBornBy.ts';
import { firstYearEvidence } from './firstYearEvidence.ts';
import { isDeathTold } from './isDeathTold.ts';
import { personLiving } from './personLiving.ts';

const nothing = { livingFlag: null, isKnownDead: false, bornBy: null, bornByReason: '' } as const;

describe('who is treated as living', () => {
  it.each([
    ['somebody of whom nothing is known', {}, true, 'no death told, and nothing tells when they were born'],
    ['somebody born within a long life', { bornBy: 1916, bornByReason: 'born 1916' }, true, 'no death told; born 1916'],
    ['somebody born before that', { bornBy: 1915, bornByReason: 'born 1915' }, false, 'born 1915, more than 110 years ago'],
    ['somebody judged by a relative', { bornBy: 1931, bornByReason: 'judged by a sister born 1925' }, true, 'no death told; born by 1931, judged by a sister born 1925'],
    ['somebody whose death is told', { bornBy: 1990, bornByReason: 'born 1990', isKnownDead: true }, false, 'a death, burial or probate is told'],
    ['somebody an editor says is living', { bornBy: 1700, isKnownDead: true, livingFlag: 'living' as const }, true, 'an editor of the tree says so'],
    ['somebody an editor says has died', { bornBy: 2000, livingFlag: 'deceased' as const }, false, 'an editor of the tree says that they have died'],
  ])('judges %s', (_who, life, isLiving, reason) => expect(personLiving({ ...nothing, ...life }, 2026)).toEqual({ isLiving, reason }));

  it('follows the site’s own number of years', () => {
    expect([100, 110].map((years) => personLiving({ ...nothing, bornBy: 1920 }, 2026, years).isLiving)).toEqual([false, true]);
  });
});

describe('what proves a death', () => {
  it.each([
    [{ type: 'death', value: 'Y' }, true],
    [{ type: 'death', date: readTreeDate('about harvest') }, true],
    [{ type: 'burial', place: { text: 'Wem', position: null } }, true],
    [{ type: 'probate', notes: ['Principal Registry'] }, true],
    [{ type: 'death' }, false],
    [{ type: 'death', value: 'N' }, false],
    [{ type: 'death', date: readTreeDate('Still living') }, false],
    [{ type: 'residence', date: readTreeDate('1881') }, false],
  ])('%p: %p', (fact, expected) => expect(isDeathTold(aFact(fact))).toBe(expected));
});

describe('the latest year of birth by a person’s own facts', () => {
  it.each([
    ['birth', '3 April 1925', '', { year: 1925, reason: 'born 1925' }],
    ['birth', 'about 1925', '', { year: 1930, reason: 'born 1925' }],
    ['birth', 'before 1925', '', { year: 1924, reason: 'born 1924' }],
    ['birth', 'after 1925', '', null],
    ['baptism', '1832', '', { year: 1832, reason: 'baptised 1832' }],
    ['census', '1881', '40', { year: 1844, reason: 'told of in 1881 (census)' }],
    ['census', '1881', '', { year: 1881, reason: 'told of in 1881 (census)' }],
    ['military-service', 'from 1914 to 1918', '', { year: 1906, reason: 'told of in 1918 (military service)' }],
    ['death', '1950', '', { year: 1950, reason: 'dead by 1950' }],
    ['custom', '1700', '', null],
    ['birth', 'harvest', '', null],
  ])('%s %s %s', (type, date, age, expected) => expect(firstYearEvidence([aFact({ type, date: readTreeDate(date), age })])).toEqual(expected));

  it('takes the earliest', () => {
    const facts = [aFact({ type: 'census', date: readTreeDate('1881') }), aFact({ type: 'birth', date: readTreeDate('1832') })];
    expect(firstYearEvidence(facts)).toEqual({ year: 1832, reason: 'born 1832' });
  });
});

describe('the latest year of birth by relatives', () => {
  const person = (sex: TreeSex, year: number | null = null, diedBy: number | null = null): LifeOfPerson => ({ sex, ownBornBy: year === null ? null : { year, reason: `born ${year}` }, bornFrom: year, diedBy });
  const family = (partners: number[], children: number[]): FamilyLinks => ({ partners, children: children.map((personId) => ({ personId, link: 'birth' })), ownBornBy: null });
  const ofFirst = (people: LifeOfPerson[], families: FamilyLinks[]) => estimateBornBy(new Map(people.map((life, index) => [index + 1, life])), families).get(1);

  it.each([
    ['a sister', [person('u'), person('f', 1925)], [family([], [1, 2])], { year: 1973, reason: 'judged by a sister born 1925' }],
    ['a child', [person('u'), person('m', 1925)], [family([1], [2])], { year: 1913, reason: 'judged by a son born 1925' }],
    ['the mother', [person('u'), person('f', 1850)], [family([2], [1])], { year: 1910, reason: 'judged by the mother born 1850' }],
    ['the father', [person('u'), person('m', 1850)], [family([2], [1])], { year: 1940, reason: 'judged by the father born 1850' }],
    ['the mother’s death', [person('u'), person('f', null, 1860)], [family([2], [1])], { year: 1860, reason: 'judged by the mother dead by 1860' }],
    ['the father’s death', [person('u'), person('m', null, 1860)], [family([2], [1])], { year: 1861, reason: 'judged by the father dead by 1860' }],
    ['a wife', [person('m'), person('f', 1850)], [family([1, 2], [])], { year: 1900, reason: 'judged by a wife born 1850' }],
    ['a grandchild', [person('u'), person('u'), person('f', 1900)], [family([1], [2]), family([2], [3])], { year: 1876, reason: 'judged by a granddaughter born 1900' }],
    ['a relative of the fifth step', [1, 2, 3, 4, 5].map(() => person('u')).concat(person('u', 1900)), [1, 2, 3, 4, 5].map((id) => family([id], [id + 1])), undefined],
    ['nobody', [person('u'), person('u')], [family([1], [2])], undefined],
  ])('by %s', (_who, people, families, expected) => expect(ofFirst(people, families)).toEqual(expected));

  it('knows nothing by an adopted child', () => {
    expect(ofFirst([person('u'), person('m', 1800)], [{ partners: [1], children: [{ personId: 2, link: 'adopted' }], ownBornBy: null }])).toBeUndefined();
  });

  it('believes a birth that is told before an earlier bound of relatives, so that a slip shows nobody living', () => {
    expect(ofFirst([person('u', 2001), person('f', null, 1900)], [family([2], [1])])).toEqual({ year: 2001, reason: 'born 2001' });
    expect(ofFirst([{ ...person('u', 2001), ownBornBy: { year: 1881, reason: 'told of in 1881 (census)' } }], [])).toEqual({ year: 2001, reason: 'born 2001' });
  });

  it('takes the marriage of the couple for both', () => {
    expect(ofFirst([person('u')], [{ partners: [1], children: [], ownBornBy: { year: 1840, reason: 'married 1852' } }])).toEqual({ year: 1840, reason: 'married 1852' });
  });

  it('never tells a later year of others when more is known of one, whatever the families are', () => {
    const size = 8;
    const anyFamily = fc.record({ partners: fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 2 }), children: fc.uniqueArray(fc.integer({ min: 1, max: size }), { maxLength: 3 }) });
    fc.assert(fc.property(fc.array(anyFamily, { maxLength: 6 }), fc.array(fc.option(fc.integer({ min: 1700, max: 2000 })), { minLength: size, maxLength: size }), fc.integer({ min: 0, max: size - 1 }), (drawn, years, at) => {
      const families = drawn.map(({ partners, children }) => family(partners, children));
      const people = (all: (number | null)[]) => new Map(all.map((year, index) => [index + 1, person('u', year)]));
      const known = estimateBornBy(people(years), families);
      const more = estimateBornBy(people(years.map((year, index) => (index === at ? Math.min(year ?? 2000, 1750) : year))), families);
      return [...known].every(([id, { year }]) => id === at + 1 || (more.get(id)?.year ?? Infinity) <= year);
    }));
  });
});
