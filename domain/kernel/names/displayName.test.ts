import { initialsOf } from './displayName.ts';

it.each([
  ['William', 'Pinch', 'WP'],
  ['(Mary) Ann', 'Smith', 'AS'],
  ['Mary (Polly)', '[unknown]', 'M'],
  ['[unknown]', 'Smith', 'S'],
  ['“Polly”', "d'Arcy", 'PD'],
  ['', 'van der Berg', 'V'],
  ['élise', 'ölund', 'ÉÖ'],
  ['1st child', '?', 'S'],
  ['(Mary', 'Smith)', 'MS'],
  ['(unnamed)', '', '?'],
  ['  ', '', '?'],
])('of %j %j are %s', (given, surname, expected) => expect(initialsOf({ given, surname })).toBe(expected));
