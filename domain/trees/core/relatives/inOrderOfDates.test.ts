import { inOrderOfDates } from './inOrderOfDates.ts';

it.each<[string, (number | null)[], (number | null)[]]>([
  ['what has a date by it', [1870, 1850, 1860], [1850, 1860, 1870]],
  ['what has none where it is', [1870, null, 1850, null], [1850, null, 1870, null]],
  ['nothing', [], []],
])('puts %s', (_what, years, expected) => expect(inOrderOfDates(years, (year) => year)).toEqual(expected));

it('leaves those of one date in their order', () => {
  expect(
    inOrderOfDates(
      [
        { id: 1, at: 1850 },
        { id: 2, at: 1850 },
        { id: 3, at: 1840 },
      ],
      ({ at }) => at,
    ).map(({ id }) => id),
  ).toEqual([3, 1, 2]);
});
