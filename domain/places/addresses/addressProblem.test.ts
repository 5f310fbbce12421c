import { addressProblem } from './addressProblem.ts';

it.each([
  ['', '', '', 'missing'],
  ['  ', ' ', ' ', 'missing'],
  ['', '', 'ZZ9 9ZZ', 'unknownPostcode'],
  ['', '', 'LS1 4DY', null],
  ['High Street', '', '', null],
  ['', 'Leeds', 'ZZ9 9ZZ', null],
])('an address of street %j, place %j and postcode %j has the problem %s', (street, location, postcode, problem) =>
  expect(addressProblem({ street, location, postcode })).toBe(problem),
);
