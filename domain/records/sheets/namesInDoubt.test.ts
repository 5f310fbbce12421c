import { isNotationDoubtful } from './isNotationDoubtful.ts';
import { namesInDoubt } from './namesInDoubt.ts';

it('counts the names of a record, and those that were not read for certain', () => {
  const fields = { FirstName: 'Mary', LastName: 'C__PER', MotherFirstName: '[blank]', Place: 'Ro_he', Notes: 'x*' };
  expect(namesInDoubt(fields, 'freereg')).toEqual({ names: 3, inDoubt: 1 });
  expect(namesInDoubt({ ...fields, LastName: 'Cooper?' })).toEqual({ names: 3, inDoubt: 1 });
});

it.each([
  [100, 21, true],
  [100, 20, false],
  [19, 19, false],
  [0, 0, false],
])('of %d names %d in doubt: the notation is probably another, %s', (names, inDoubt, isDoubtful) =>
  expect(isNotationDoubtful({ names, inDoubt })).toBe(isDoubtful),
);
