import fc from 'fast-check';

import { hiddenNamesOf } from './hiddenNames.fixture.ts';
import { namesLookedFor } from './hiddenNames.ts';

const JANE = { given: ['Jane Elizabeth', 'Jenny'], surnames: ['Example', 'Webb'] };
const names = hiddenNamesOf([JANE, { given: ['Seán'], surnames: ['O’Brien'] }, { given: ['Anna'], surnames: ['van der Berg'] }, { given: ['Mei'], surnames: ['Li'] }]);

it.each([
  'survived by his daughter Jane Example, born 1960',
  'JANE EXAMPLE',
  'Example, Jane (1960–)',
  'Mrs Jane Webb of Truro',
  'Jane’s aunt; Jenny Example’s house',
  'Jane Elizabeth Mary Example',
  'Elizabeth Example',
  'Letter from J. Example',
  'J. E. Example',
  'Example J E',
  'scan_jane_example_2010.jpg',
  'https://example.org/people/jane-example',
  'Sean O Brien',
  "SEÁN O'BRIEN",
  'Anna van der Berg',
  'Anna Berg',
  'his doctor, Mei Li',
])('finds a hidden person in %j', (text) => {
  expect(names.areIn(text)).toBe(true);
});

it.each([
  '',
  'Jane was his mother',
  'The Example family of Truro',
  'Jane Fisher and her brother-in-law, who had married again, met one Webb',
  'K. Example',
  'Anna van der Meer',
  'an example of his hand',
  'He was a miller. Li is a place.',
])('finds no one in %j', (text) => {
  expect(names.areIn(text)).toBe(false);
});

it('takes a name for that of the person the text is about, and of no other', () => {
  const elder = { given: ['Jane'], surnames: ['Example'] };
  expect(names.areIn('Jane Example was baptised in 1832', [elder])).toBe(false);
  expect(names.areIn('J. Example was baptised in 1832', [elder])).toBe(false);
  expect(names.areIn('Jane Example and Jane Webb', [elder])).toBe(true);
});

it('finds every hidden person however they are written, and no text without their surnames', () => {
  const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/u);
  const prose = fc.array(fc.constantFrom('the', 'mill', 'burned', 'in', '1881', 'and', 'he', 'wept'), { maxLength: 8 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(word, word, prose, prose, fc.constantFrom('given surname', 'surname, given', 'GIVEN SURNAME', 'given X. surname', 'given_surname', "given surname's"), (given, surname, before, after, form) => {
      const hidden = hiddenNamesOf([{ given: [given], surnames: [surname] }]);
      const written = form.replace('given', given).replace('surname', surname).replace('GIVEN', given.toUpperCase()).replace('SURNAME', surname.toUpperCase());
      expect(hidden.areIn(`${before} ${written} ${after}`)).toBe(true);
      if (!before.split(' ').some((part) => part === surname.toLowerCase())) expect(hidden.areIn(`${before} ${given}`)).toBe(given === surname && before === given);
    }),
  );
});

it('looks for every name that a text could hold, and for no others', () => {
  expect(namesLookedFor(['J. O’Brien’s mill', '', 'scan_jane.jpg'])).toEqual({ words: ['obrien', 'mill', 'scan', 'jane', 'jpg'], letters: ['j'] });
  const part = fc.constantFrom('Jane', 'J', 'E.', 'Elizabeth', 'Example', 'Webb', 'van der', 'Berg', 'mill', 'O’Brien', 'of');
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' '));
  const people = fc.array(fc.record({ given: fc.array(part, { minLength: 1, maxLength: 2 }), surnames: fc.array(part, { minLength: 1, maxLength: 2 }) }), { maxLength: 5 });
  fc.assert(
    fc.property(text, people, (written, all) => {
      const { words } = namesLookedFor([written]);
      const bearers = all.filter(({ surnames }) => surnames.some((surname) => namesLookedFor([surname]).words.some((word) => words.includes(word))));
      expect(hiddenNamesOf(bearers).areIn(written)).toBe(hiddenNamesOf(all).areIn(written));
    }),
  );
});
