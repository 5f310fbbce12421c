import { compareForenames, compareSurnames } from './compareNames.ts';
import { matchPersons } from './matchPersons.ts';
import { aPersonNamed, comparedName, comparedPlace, type PersonDescription } from './personDescription.ts';

const read = (written: string) => comparedName(written, 'freereg');
const surnames = (written: string, name: string) => compareSurnames(read(written), comparedName(name));
const BORN: Partial<PersonDescription> = {
  sex: 'f',
  birth: { earliest: 1831, latest: 1831, month: 5, day: 4, isEstimated: false },
  birthPlace: comparedPlace('Roche, Cornwall'),
};
const recorded = (first: string, last: string, more = BORN) =>
  aPersonNamed('', '', { ...more, forenames: read(first), surname: read(last) });

describe('a name in doubt beside one that was read', () => {
  it.each([
    ['MAR*', 'Marsh', 'reading'],
    ['C__PER', 'Cooper', 'reading'],
    ['GRANT?', 'Grant', 'reading'],
    ['Mar[gy]', 'Smith', 'different'],
    ['C__PER', 'Carpenter', 'different'],
    // Too little is known, or one letter is missing from the count.
    ['M*', 'Marsh', undefined],
    ['*', 'Marsh', undefined],
    ['[blank]', 'Marsh', undefined],
    ['GRA_NT', 'Grant', undefined],
  ])('%s and %s: %s', (written, name, level) => {
    expect(surnames(written, name)?.level).toBe(level);
    expect(compareSurnames(comparedName(name), read(written))?.level).toBe(level);
  });

  it('is held against the other forms of a first name that are listed', () =>
    expect(compareForenames(read('El_zabeth'), comparedName('Eliza'))?.level).toBe('reading'));

  it('weighs what its letters tell, and less than the name itself', () => {
    const weight = (last: string) =>
      matchPersons(recorded('Mary', last), aPersonNamed('Mary', 'Marsh', BORN)).bits -
      matchPersons(recorded('Mary', ''), aPersonNamed('Mary', 'Marsh', BORN)).bits;
    expect(weight('MA*')).toBeCloseTo(2 * 1.9 - 0.5, 5);
    expect(weight('MARS_')).toBeCloseTo(4 * 1.9 - 0.5, 5);
    expect(weight('MARSH?')).toBeCloseTo(1.9 * 5 - 0.5, 5);
    expect(weight('MARSH')).toBeGreaterThan(weight('MARSH?'));
  });

  it('is a reason in words', () =>
    expect(
      matchPersons(recorded('Mary', 'Mar*'), aPersonNamed('Mary', 'Marsh', BORN)).reasons.map(({ text }) => text),
    ).toContain('The surname could be Marsh: the record has Mar…'));
});

it('two people who are joined by readings alone are possibly one, never surely', () => {
  const marsh = aPersonNamed('Mary', 'Marsh', BORN);
  expect(matchPersons(recorded('Mary', 'Marsh'), marsh).word).toBe('strong');
  expect(matchPersons(recorded('Mary', 'Mars_'), marsh).word).toBe('strong');
  expect(matchPersons(recorded('Mar_', 'Mars_'), marsh)).toMatchObject({ word: 'possible' });
  expect(matchPersons(recorded('', 'Marsh?'), marsh).word).not.toBe('strong');
});
