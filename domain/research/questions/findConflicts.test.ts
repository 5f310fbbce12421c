import fc from 'fast-check';

import { findConflicts } from './findConflicts.ts';
import { type EvidenceStatement, birthYears, yearsOfDate } from './lifeSpans.ts';
import { EVIDENCE_FACTS } from './questionKinds.ts';
import { MOST_CONFLICTS, MOST_ROWS } from './questionLimits.ts';

const MILES: Readonly<Record<string, number>> = { 'Roche|St Austell': 6, 'Roche|Exeter': 75 };
const milesApart = (one: string, other: string): number | null =>
  one === other ? 0 : (MILES[`${one}|${other}`] ?? MILES[`${other}|${one}`] ?? null);
const says = (
  fact: EvidenceStatement['fact'],
  date: string,
  more: Partial<EvidenceStatement> = {},
): EvidenceStatement => ({
  id: '',
  about: 'William Pinch',
  fact,
  value: '',
  date,
  place: '',
  information: 'PRIMARY',
  directness: 'DIRECT',
  weight: 'SOME',
  ...more,
});
const age = (value: string, date: string, more: Partial<EvidenceStatement> = {}) =>
  says('AGE', date, { value, ...more });
const reasons = (...statements: EvidenceStatement[]) =>
  findConflicts(
    statements.map((statement, at) => ({ ...statement, id: String(at + 1) })),
    milesApart,
  ).map(({ reason }) => reason);

describe('findConflicts', () => {
  it.each<[string, EvidenceStatement, EvidenceStatement, string[]]>([
    ['an age that fits the birth', says('BIRTH', '1847'), age('24', '1871'), []],
    ['an age a few years out', says('BIRTH', '1847'), age('27', '1871'), []],
    [
      'an age that cannot be',
      says('BIRTH', '1847'),
      age('40', '1871'),
      ['The years of birth differ: 1847 and 1827–1834.'],
    ],
    [
      'an age of a child, which is closer',
      says('BIRTH', '1847'),
      age('7', '1851'),
      ['The years of birth differ: 1847 and 1842–1845.'],
    ],
    ['an age of 1841, rounded down', says('BIRTH', '1799'), age('35', '1841'), []],
    [
      'the same age in another census',
      says('BIRTH', '1799'),
      age('35', '1843'),
      ['The years of birth differ: 1799 and 1804–1811.'],
    ],
    ['about a year', says('BIRTH', 'about 1845'), says('BIRTH', '1847'), []],
    ['two births', says('BIRTH', '3 April 1844'), says('BIRTH', '1847'), ['The years of birth differ: 1844 and 1847.']],
    [
      'a baptism before the birth',
      says('BAPTISM', '1846'),
      says('BIRTH', '1847'),
      ['The years of birth differ: 1846 or before and 1847.'],
    ],
    ['a baptism years after the birth', says('BAPTISM', '1860'), says('BIRTH', '1847'), []],
    ['two deaths apart', says('DEATH', '1881'), says('DEATH', '1890'), ['Two deaths: 1881 and 1890.']],
    ['a burial in the next year', says('DEATH', 'December 1881'), says('BURIAL', 'January 1882'), []],
    [
      'a burial years after the death',
      says('DEATH', '1881'),
      says('BURIAL', '1885'),
      ['Two deaths: 1881 and 1884–1885.'],
    ],
    [
      'a marriage before the birth',
      says('MARRIAGE', '1840'),
      says('BIRTH', '1847'),
      ['The marriage (1840) comes before the birth (1847).'],
    ],
    [
      'a residence after the death',
      says('DEATH', '1881'),
      says('RESIDENCE', '1891'),
      ['The residence (1891) comes after the death (1881).'],
    ],
    ['an age at a burial in the next year', says('DEATH', 'December 1881'), age('34', 'January 1882'), []],
    [
      'an age years after the death',
      says('DEATH', '1881'),
      age('44', '1891'),
      ['The age (1891) comes after the death (1881).'],
    ],
    ['something named after the death', says('DEATH', '1881'), says('PARENTS', '1891'), []],
    [
      'two homes of one year',
      says('RESIDENCE', '1871', { place: 'Roche' }),
      age('24', '1871', { place: 'Exeter' }),
      ['Roche and Exeter are 75 miles apart, in 1871.'],
    ],
    [
      'two homes near each other',
      says('RESIDENCE', '1871', { place: 'Roche' }),
      age('24', '1871', { place: 'St Austell' }),
      [],
    ],
    [
      'two homes of different years',
      says('RESIDENCE', '1871', { place: 'Roche' }),
      says('RESIDENCE', '1881', { place: 'Exeter' }),
      [],
    ],
    [
      'two places of birth',
      says('BIRTH', '', { place: 'Exeter' }),
      says('BIRTH', '1847', { place: 'Roche' }),
      ['Exeter and Roche are 75 miles apart.'],
    ],
    [
      'a place that is not known',
      says('BIRTH', '1847', { place: 'Nowhere' }),
      says('BIRTH', '1847', { place: 'Roche' }),
      [],
    ],
    ['two people', says('BIRTH', '1847'), says('BIRTH', '1870', { about: 'Jane Pinch' }), []],
    [
      'one person written in two ways',
      says('BIRTH', '1847'),
      says('BIRTH', '1870', { about: ' william  PINCH.' }),
      ['The years of birth differ: 1847 and 1870.'],
    ],
    ['negative evidence', says('BIRTH', '1847'), says('BIRTH', '1870', { directness: 'NEGATIVE' }), []],
    ['what was set aside', says('BIRTH', '1847'), says('BIRTH', '1870', { weight: 'SET_ASIDE' }), []],
    ['a date that cannot be read', says('BIRTH', 'in the great frost'), says('BIRTH', '1870'), []],
    [
      'a birth before a year',
      says('BIRTH', 'before 1840'),
      says('BIRTH', '1847'),
      ['The years of birth differ: 1839 or before and 1847.'],
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(reasons(one, other)).toEqual(expected);
    // The order of the table decides nothing but the order of words.
    expect(reasons(other, one)).toHaveLength(expected.length);
  });

  it('has one key for one conflict, and finds none in no or one statement', () => {
    const table = [says('BIRTH', '1847', { id: '7' }), says('BIRTH', '1870', { id: '9' })];
    expect(findConflicts(table, milesApart).map(({ key, ids }) => [key, ids])).toEqual([['birth:7:9', ['7', '9']]]);
    expect([findConflicts([], milesApart), findConflicts(table.slice(1), milesApart)]).toEqual([[], []]);
  });

  it('is quick with a table as full as it may be, and names so many conflicts at most', () => {
    const table = Array.from({ length: MOST_ROWS.EVIDENCE }, (_row, at) =>
      says('BIRTH', `between ${1000 + at} and ${1000 + at}`, { id: String(at), place: `Place ${at}` }),
    );
    const agreeing = table.map((row) => ({ ...row, fact: 'OTHER' as const }));
    // Time of the processor: a loaded machine takes none of it.
    const started = process.cpuUsage();
    expect([findConflicts(table, milesApart).length, findConflicts(agreeing, milesApart)]).toEqual([
      MOST_CONFLICTS,
      [],
    ]);
    // When each pair reads its dates again, they alone take seconds.
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(1_000);
  });

  it('takes any words without failing', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            fact: fc.constantFrom(...EVIDENCE_FACTS),
            value: fc.string(),
            date: fc.string(),
            place: fc.string(),
          }),
          { maxLength: 4 },
        ),
        (rows) => {
          expect(() => reasons(...rows.map(({ fact, date, ...more }) => says(fact, date, more)))).not.toThrow();
        },
      ),
    );
  });
});

describe('what statements say of years', () => {
  it.each([
    // Ages that registers write, of a statement of 1881: the rule of records, and what people of that age
    // misremembered.
    ['24', 1853, 1860],
    ['24 years', 1853, 1860],
    ['about 24', 1853, 1860],
    ['aged 24', 1853, 1860],
    ['24 yrs 3 months', 1853, 1860],
    ['24 y 3 mo', 1853, 1860],
    ['1 year 3 months', 1878, 1881],
    ['3 months', 1879, 1882],
    ['6 mos', 1879, 1882],
    ['infant', 1879, 1882],
    ['full age', -Infinity, 1863],
  ])('an age of %j in 1881 is of someone born from %j to %j', (value, from, to) =>
    expect(birthYears(says('AGE', '1881', { value }))).toEqual({ from, to }),
  );

  it.each(['1871', '999', '', 'widow'])('%j is no age', (value) =>
    expect(birthYears(says('AGE', '1881', { value }))).toBeNull(),
  );

  it.each([
    ['15', 1819, 1828],
    ['40', 1793, 1804],
    ['17', 1821, 1826],
    ['12', 1826, 1831],
  ])('an age of %j in the rounding census of 1841 is of someone born from %j to %j', (value, from, to) =>
    expect(birthYears(says('AGE', '1841', { value }))).toEqual({ from, to }),
  );

  it.each([
    ['3 April 1881', 1881, 1881],
    ['about 1841', 1839, 1843],
    ['1837–1840', 1837, 1840],
    ['after 1850', 1851, Infinity],
  ])('%j is of the years %j to %j', (date, from, to) => expect(yearsOfDate(date)).toEqual({ from, to }));

  it('an occupation says nothing of the birth', () => expect(birthYears(says('OCCUPATION', '1871'))).toBeNull());
});
