import {
  childWord,
  parentWord,
  partnerWord,
  RELATION_WORDS,
  siblingWord,
  OFFERED_RELATIONS,
  readRelation,
  relationInWords,
} from './relationWords.ts';

describe('words of relations', () => {
  it.each([
    ['m', 'Father', 'Husband', 'Son', 'Brother'],
    ['f', 'Mother', 'Wife', 'Daughter', 'Sister'],
    ['x', 'Parent', 'Partner', 'Child', 'Sibling'],
    ['u', 'Parent', 'Partner', 'Child', 'Sibling'],
  ])('follow the sex %s', (sex, parent, partner, child, sibling) =>
    expect([parentWord({ sex }), partnerWord({ sex }, true), childWord({ sex }), siblingWord({ sex })]).toEqual([
      parent,
      partner,
      child,
      sibling,
    ]),
  );

  it.each(['m', 'f', 'u'])('make no husband or wife of %s without a marriage', (sex) =>
    expect(partnerWord({ sex }, false)).toBe('Partner'),
  );

  it('never say the same of two relations', () =>
    expect(new Set(Object.values(RELATION_WORDS)).size).toBe(Object.keys(RELATION_WORDS).length));
});

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
