import { readTreeDate } from './dates/readTreeDate.ts';
import { derivePerson } from './derivePerson.ts';
import { eventYears, lifespan, type LifeYears } from './lifespan.ts';
import { statedYears } from './statedYears.ts';
import { aFact, aPerson } from './trees.fixture.ts';

/**
 * A life as it goes from the document of a person, by its columns, to a card; an event is `BAP 1832`, a place alone
 * `@`.
 */
function lifeOf(...events: readonly (readonly [type: string, date: string])[]): LifeYears {
  const facts = events.map(([type, date], at) =>
    aFact({
      id: `f${at + 1}`,
      type,
      date: readTreeDate(date.replace('@', '')),
      place: date === '@' ? { text: 'Wem', position: null } : null,
    }),
  );
  const { birth, death } = derivePerson(aPerson(1, 'A B', { facts }));
  return { isRedacted: false, isLiving: false, birthYears: birth.years, deathYears: death.years };
}
const born = (date: string) => lifespan(lifeOf(['birth', date]));

describe('a lifespan is worded in one way', () => {
  it.each([
    ['3 APR 1832', 'FEB 1900', '1832–1900'],
    ['ABT 1832', 'BEF 1900', 'about 1832–before 1900'],
    ['about 1832', 'before 1900', 'about 1832–before 1900'],
    ['c1832', '<1900', 'about 1832–before 1900'],
    ['EST 1832', 'CAL 1900', 'about 1832–about 1900'],
    ['1832?', 'AFT 12 MAR 1900', 'about 1832–after 1900'],
    ['BEF 1 JAN 1832', 'AFT 31 DEC 1900', 'before 1832–after 1900'],
    ['FROM 1832', 'TO 1900', 'from 1832–by 1900'],
    ['BET JAN AND MAR 1832', '1900', '1832–1900'],
    ['BET 1830 AND 1835', '1900', 'born between 1830 and 1835, died 1900'],
    ['1832', '1890s', 'born 1832, died between 1890 and 1899'],
    ['BET 1830 AND 1835', 'in the war', 'born between 1830 and 1835'],
    ['1832', 'in the war', '1832–?'],
    ['1832', '@', '1832–?'],
    ['at harvest', '1900', 'died 1900'],
    ['at harvest', 'in the war', ''],
    ['44 BC', '12 BC', '44 BC–12 BC'],
    ['INT 1832 (harvest)', '(1900, they say)', '1832–?'],
    ['1699/00', '1760', '1700–1760'],
  ])('%s to %s: %s', (birth, death, expected) =>
    expect(lifespan(lifeOf(['birth', birth], ['death', death]))).toBe(expected),
  );

  it.each([
    [
      [
        ['baptism', '1832'],
        ['burial', 'ABT 1900'],
      ],
      'bap. 1832–bur. about 1900',
    ],
    [
      [
        ['christening', '1832'],
        ['cremation', '1960'],
      ],
      'bap. 1832–crem. 1960',
    ],
    [
      [
        ['birth', '1832'],
        ['probate', '1901'],
      ],
      '1832–probate 1901',
    ],
    [[['baptism', '1832']], 'baptised 1832'],
    [[['burial', '1900']], 'buried 1900'],
    [[['death', 'ABT 1900']], 'died about 1900'],
    [[], ''],
  ] as const)('%j: %s', (events, expected) => expect(lifespan(lifeOf(...events))).toBe(expected));

  it.each([
    ['1990', 'born 1990'],
    ['ABT 1990', 'born about 1990'],
    ['', 'living'],
  ])('of the living, born "%s": %s', (birth, expected) =>
    expect(lifespan({ ...lifeOf(['birth', birth], ['death', '']), isLiving: true })).toBe(expected),
  );

  it('says nothing of the hidden', () => {
    expect(lifespan({ ...lifeOf(['birth', '1990']), isRedacted: true, isLiving: true })).toBe('');
  });

  it('has no year it could not read', () => {
    expect([born('at harvest'), eventYears(statedYears(null, 'birth')), eventYears(null)]).toEqual(['', '', '']);
  });
});
