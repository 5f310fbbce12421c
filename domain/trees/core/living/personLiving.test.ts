import { readTreeDate } from '../dates/readTreeDate.ts';
import { aFact } from '../trees.fixture.ts';
import { firstYearEvidence } from './firstYearEvidence.ts';
import { personLiving } from './personLiving.ts';
import { isDeathStated, statedBirthFrom } from './statedLife.ts';

const nothing = { livingFlag: null, isKnownDead: false, bornBy: null, bornByReason: '' } as const;

describe('who is treated as living', () => {
  it.each([
    ['somebody of whom nothing is known', {}, true, 'no death is recorded, and nothing shows when they were born'],
    [
      'somebody born within a long life',
      { bornBy: 1916, bornByReason: 'born 1916' },
      true,
      'no death is recorded; born 1916',
    ],
    [
      'somebody born before that',
      { bornBy: 1915, bornByReason: 'born 1915' },
      false,
      'born 1915, more than 110 years ago',
    ],
    [
      'somebody judged by a relative',
      { bornBy: 1931, bornByReason: 'judging by a sister born 1925' },
      true,
      'no death is recorded; born by 1931, judging by a sister born 1925',
    ],
    [
      'somebody whose death is told',
      { bornBy: 1990, bornByReason: 'born 1990', isKnownDead: true },
      false,
      'the tree records a death, burial or probate',
    ],
    [
      'somebody an editor says is living',
      { bornBy: 1700, isKnownDead: true, livingFlag: 'living' as const },
      true,
      'an editor marked this person as living',
    ],
    [
      'somebody an editor says has died',
      { bornBy: 2000, livingFlag: 'deceased' as const },
      false,
      'an editor marked this person as deceased',
    ],
  ])('judges %s', (_who, life, isLiving, reason) =>
    expect(personLiving({ ...nothing, ...life }, 2026)).toEqual({ isLiving, reason }),
  );

  it('follows the site’s own number of years', () => {
    expect([100, 110].map((years) => personLiving({ ...nothing, bornBy: 1920 }, 2026, years).isLiving)).toEqual([
      false,
      true,
    ]);
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
  ])('%p: %p', (fact, expected) => expect(isDeathStated(aFact(fact))).toBe(expected));
});

describe('the latest year of birth by a person’s own facts', () => {
  it.each([
    ['birth', '3 April 1925', '', { year: 1925, reason: 'born 1925' }],
    ['birth', 'about 1925', '', { year: 1930, reason: 'born 1925' }],
    ['birth', 'before 1925', '', { year: 1924, reason: 'born 1924' }],
    ['birth', 'after 1925', '', null],
    ['baptism', '1832', '', { year: 1832, reason: 'baptised 1832' }],
    ['census', '1881', '40', { year: 1844, reason: 'recorded in 1881 (census)' }],
    ['census', '1881', '', { year: 1881, reason: 'recorded in 1881 (census)' }],
    ['military-service', 'from 1914 to 1918', '', { year: 1906, reason: 'recorded in 1918 (military service)' }],
    ['death', '1950', '', { year: 1950, reason: 'dead by 1950' }],
    ['custom', '1700', '', null],
    ['birth', 'harvest', '', null],
  ])('%s %s %s', (type, date, age, expected) =>
    expect(firstYearEvidence([aFact({ type, date: readTreeDate(date), age })])).toEqual(expected),
  );

  it('takes the earliest', () => {
    const facts = [
      aFact({ type: 'census', date: readTreeDate('1881') }),
      aFact({ type: 'birth', date: readTreeDate('1832') }),
    ];
    expect(firstYearEvidence(facts)).toEqual({ year: 1832, reason: 'born 1832' });
  });
});

describe('the earliest year of a recorded birth', () => {
  it.each([
    [[['birth', '3 April 1925']], 1925],
    [[['birth', 'after 1990']], 1991],
    [[['birth', 'before 1925']], null],
    [
      [
        ['baptism', '1832'],
        ['birth', '1830'],
      ],
      1830,
    ],
    [
      [
        ['baptism', '1832'],
        ['birth', 'harvest'],
      ],
      1832,
    ],
    [
      [
        ['birth', '1832'],
        ['birth', '1990'],
      ],
      1990,
    ],
    [[['census', '1881']], null],
    [[], null],
  ])('%j: %p', (births, expected) =>
    expect(statedBirthFrom(births.map(([type = '', date = '']) => aFact({ type, date: readTreeDate(date) })))).toBe(
      expected,
    ),
  );

  it('counts a private birth', () => {
    expect(statedBirthFrom([aFact({ type: 'birth', date: readTreeDate('1990'), isPrivate: true })])).toBe(1990);
  });
});
