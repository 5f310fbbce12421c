import { OFFERED_RELATIONS, readRelation, relationInWords } from './offeredRelations.ts';

it.each([
  ['SON', 'Son'],
  ['sibling', 'Brother or sister'],
  ['witness', 'witness'],
])('words %s as %s', (relation, words) => expect(relationInWords(relation)).toBe(words));

it.each([
  ['daughter', 'DAUGHTER'],
  ['MOTHER', 'MOTHER'],
  ['cousin', 'SON'],
  [null, 'SON'],
])('reads %s as %s', (text, relation) => expect(readRelation(text)).toBe(relation));

it('offers each relation once, with the sex it implies', () => {
  expect(OFFERED_RELATIONS.map(({ value, sex }) => `${value} ${sex}`)).toEqual([
    'FATHER m',
    'MOTHER f',
    'PARTNER u',
    'SON m',
    'DAUGHTER f',
    'BROTHER m',
    'SISTER f',
  ]);
});
