import { alignHouseholds, type HouseholdInYear } from './alignHouseholds.ts';
import { aPersonNamed } from './personDescription.ts';

const member = (year: number, name: string, age: number) => ({
  id: `${year}/${name}`,
  name,
  relation: '',
  age: String(age),
  person: aPersonNamed(name, 'Pinch', {
    birth: { earliest: year - age - 1, latest: year - age, month: null, day: null, isEstimated: true },
    aliveIn: year,
  }),
});
const inYear = (year: number, ...people: [string, number][]): HouseholdInYear => ({
  year,
  members: people.map(([name, age]) => member(year, name, age)),
});

const through = [
  inYear(1861, ['William', 29], ['Jane', 28], ['Thomas', 20]),
  inYear(1871, ['Wm', 39], ['Jane', 30], ['Mary', 7], ['Honor', 60]),
  inYear(1881, ['William', 49], ['Mary', 17]),
];

describe('alignHouseholds', () => {
  it('identifies who stayed, was born, came and left', () => {
    const movements = alignHouseholds(through).map(({ name, cells }) => [
      name,
      ...cells.map(({ movement }) => movement),
    ]);
    expect(movements).toEqual([
      ['William', 'stayed', 'stayed', 'stayed'],
      ['Jane', 'stayed', 'stayed', 'left'],
      ['Thomas', 'stayed', 'left', 'left'],
      ['Mary', 'absent', 'born', 'stayed'],
      ['Honor', 'absent', 'came', 'left'],
    ]);
  });

  it('marks an age that does not fit the years between', () => {
    const jane = alignHouseholds(through).find(({ name }) => name === 'Jane');
    expect(jane?.cells.map(({ isAgeFitting }) => isAgeFitting)).toEqual([true, false, true]);
  });

  it('keeps father and son of one name apart by their ages', () => {
    const rows = alignHouseholds([inYear(1861, ['John', 40], ['John', 8]), inYear(1871, ['John', 18], ['John', 50])]);
    expect(rows.map(({ cells }) => cells.map(({ member: one }) => one?.age))).toEqual([
      ['40', '50'],
      ['8', '18'],
    ]);
  });

  it('has nothing to say of no household', () => expect(alignHouseholds([])).toEqual([]));
});
