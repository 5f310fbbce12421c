import type { LifeRule } from '../mapping/importMapping.ts';
import { readMapping } from '../mapping/readMapping.ts';
import { closedBecause } from '../rows/bornBy.ts';
import { createLifeGuess } from './likelyLife.ts';

const AS_OF = '2026-06-30';
const YEARS = [1801, 1880, 1901, 1915, 1920, 1935, 1950, 1999];
const recordOf = (year: number, age: number) => ({
  FirstName: 'Ann',
  LastName: 'Marsh',
  EventYear: String(year),
  ...(age > 0 && { Age: String(age) }),
  WitnessFirstName: 'Eve',
  WitnessLastName: 'Hext',
  RelativeFirstName: 'John',
  RelativeLastName: 'Marsh',
});
const records = YEARS.flatMap((year) => [0, 1, 20, 45, 70].map((age) => recordOf(year, age)));
const untilBy = (life: LifeRule, fields: (typeof records)[number]) =>
  closedBecause(fields, life, { text: '', isCounted: false }, AS_OF)?.until ?? null;

it.each(['freecen', 'freereg-baptisms', 'freereg-burials', 'freereg-marriages'])(
  'finds a rule that closes what the mapping %s closes, for as long',
  (name) => {
    const { life } = readMapping(name);
    const guess = createLifeGuess(AS_OF);
    for (const fields of records) guess.look(fields, untilBy(life, fields));
    for (const fields of records) expect(untilBy(guess.rule(), fields)).toBe(untilBy(life, fields));
  },
);

it('takes the strictest rule where old records say nothing of it', () => {
  const guess = createLifeGuess(AS_OF);
  for (const fields of records.filter(({ EventYear }) => EventYear === '1801')) guess.look(fields, null);
  expect(untilBy(guess.rule(), recordOf(1999, 0))).toBe('2110-01-01');
});

it('lets a date close a record longer than any rule does', () => {
  const guess = createLifeGuess(AS_OF);
  guess.look(recordOf(1801, 0), '2050-01-01');
  guess.look(recordOf(1999, 0), 'infinity');
  expect(untilBy(guess.rule(), recordOf(1999, 0))).toBe('2110-01-01');
});
