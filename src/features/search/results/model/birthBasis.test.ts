import { birthBasis, presentBirth } from './birthBasis.ts';

const born = (...words: (string | null)[]) => words.map((birthInWords) => ({ birthInWords }));

it.each([
  ['the same for all', ['about 1832, from the age', '1841 or before, from the age', null], 'from the age'],
  ['different', ['about 1832, from the age', 'about 1836, from the baptism'], null],
  [
    'the same for all that are estimated',
    ['about 1832, from the age', '1836', 'about 1840, from the age'],
    'from the age',
  ],
  ['one estimate beside a recorded year', ['about 1832, from the age', '1836'], null],
  ['recorded for all', ['1832', '1836'], null],
  ['that of one row', ['about 1832, from the age'], null],
  ['nothing', [null, null], null],
])('birth years of a list rest on one basis: %s', (_case, words, basis) =>
  expect(birthBasis(born(...words))).toBe(basis),
);

it('a row repeats the basis only where the list does not say it', () => {
  const [hit] = born('about 1832, from the age');
  expect([
    presentBirth(hit!, null),
    presentBirth(hit!, 'from the age'),
    presentBirth({ birthInWords: null }, 'from the age'),
  ]).toEqual(['about 1832, from the age', 'about 1832', null]);
});
