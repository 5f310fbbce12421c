import { householdSteps, householdStepsBetween, isOfHousehold, whatHousehold } from './householdSteps.ts';
import type { SheetStep } from './sheetStep.ts';

const one = { do: 'household', name: '~2', entries: [['Ann', 0]] } satisfies SheetStep;
const other = { do: 'household', name: '~3', entries: [['Ann', 1]] } satisfies SheetStep;

describe('whatHousehold', () => {
  const of = { own: ['a', 'b', 'c'], beside: [['x'], ['y', 'z']] };
  it.each([
    [['a'], 'split'],
    [['c', 'a'], 'split'],
    [['a', 'b', 'c'], null],
    [['a', 'b', 'c', 'x'], 'join'],
    [['z', 'y', 'c', 'b', 'a'], 'join'],
    [['a', 'b', 'c', 'y'], null],
    [['a', 'x'], null],
    [['x'], null],
    [['a', 'a'], null],
    [[], null],
  ] as const)('takes %j as %s', (asked, what) => {
    expect(whatHousehold(asked, of)).toBe(what);
  });
});

it('finds steps that make households, and those that came or went', () => {
  expect(householdSteps([{ do: 'tidy' }, one])).toEqual([{ at: 1, step: one }]);
  expect(householdStepsBetween([one, { do: 'tidy' }], [other])).toEqual([one, other]);
  expect(householdStepsBetween([one], [other, one])).toEqual([other]);
  expect(isOfHousehold(one, { key: 'Ann', nth: 0 })).toBe(true);
  expect(isOfHousehold(one, { key: 'Ann', nth: 1 })).toBe(false);
});
