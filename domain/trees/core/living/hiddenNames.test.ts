import fc from 'fast-check';

import { hiddenNamesOf } from './hiddenNames.fixture.ts';
import { namesLookedFor } from './hiddenNames.ts';

const JANE = { given: ['Jane Elizabeth', 'Jenny'], surnames: ['Example', 'Webb'] };
const names = hiddenNamesOf([
  JANE,
  { given: ['Seán'], surnames: ['O’Brien'] },
  { given: ['Anna'], surnames: ['van der Berg'] },
  { given: ['Mei'], surnames: ['Li'] },
]);

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
  ['a soft hyphen', 'Ja\u00adne Exam\u00adple'],
  ['a space without width', 'Ja\u200bne Exam\u200bple'],
  ['a joiner', 'J\u200dane Examp\u200cle'],
  ['a word joiner', 'Jane\u2060 \u2060Example'],
  ['a byte order mark', '\ufeffJane Exa\ufeffmple'],
  ['marks of direction', '\u202eJane\u202c \u200fExample\u200e'],
  ['marks of how a sign is drawn', 'Jane\ufe0f E\ufe0fxample'],
  ['a filler of Hangul', 'Ja\u3164ne Example'],
  ['a space without width in place of the space', 'Jane\u200bExample'],
  ['full-width letters', 'Ｊａｎｅ　Ｅｘａｍｐｌｅ'],
  ['letters of mathematics', '𝐉𝐚𝐧𝐞 𝐄𝐱𝐚𝐦𝐩𝐥𝐞'],
  ['letters in circles', 'Ⓙⓐⓝⓔ Ⓔⓧⓐⓜⓟⓛⓔ'],
  ['accents', 'Ja\u0301ne Éxample'],
  ['joined words', 'JaneExample'],
  ['joined words in small letters', 'see janeexample, born 1960'],
  ['joined words in capitals', 'EXAMPLEJANE'],
  ['a joined middle name', '#janeelizabethexample'],
  ['digits behind', 'Jane2 Example1960'],
  ['digits between', 'Jane1960Example'],
  ['digits for letters', 'J4ne 3x4mp1e'],
  ['letters apart', 'J a n e E x a m p l e'],
  ['more than three middle names', 'Jane Mary Anne Louise Sophia Victoria Example'],
  ['the surname first', 'Example, Mary Anne Louise Sophia Jane'],
  ['small words among the names', 'Jane Mary de la Anne von Louise Example'],
  ['an address of email', 'write to jane.example@mail.test'],
  ['an address with an initial', 'jexample1960@mail.test'],
  ['an address with the surname first', 'examplej@mail.test'],
  ['tabs and lines', 'Jane\t\nExample'],
  ['a footnote behind the given name', 'Jane[1] Example'],
  ['a footnote behind the surname', 'Jane Example[1]'],
  ['a footnote within a name', 'Jane Exam[12]ple'],
  ['a note in brackets', 'Jane[note 1] Example'],
  ['a letter in brackets', 'Jane[a] Example'],
  ['a digit within the given name', 'Ja9ne Example'],
  ['a digit within the surname', 'Jane Ex9ample'],
  ['digits within both', 'Ja9ne 6Exam82ple'],
  ['digits within and for letters', 'J4n9e Ex9amp1e'],
  ['joined initials', 'JE Example'],
  ['joined initials behind', 'Example, JE'],
  ['joined initials in capitals', 'JE EXAMPLE'],
  ['a hyphen at the end of a line', 'Jane Exam-\nple'],
  ['a hyphen at the end of a line of Windows', 'Jane Exam- \r\n  ple'],
  ['capitals that go on in the next line', 'JANE EXAM-\nPLE'],
  ['a hyphen of Unicode', 'Jane Exam‐ple'],
  ['a sign of a broken line', 'Jane Exam¬\nple'],
  ['soft hyphens as entities', 'J&shy;ane Exam&shy;ple'],
  ['entities by number', '&#74;ane Exam&#xAD;ple'],
  ['entities of entities', 'Jane Exam&amp;shy;ple'],
  ['spaces as entities', 'Jane&nbsp;Example'],
  ['accents as entities', 'J&aacute;ne Ex&auml;mple'],
  ['tags', 'Jane <b>Exam</b>ple'],
])('finds a hidden person through %s', (_way, text) => {
  expect(names.areIn(text)).toBe(true);
  expect(namesLookedFor([text])?.words).toContain('example');
});

it.each(['janee@mail.test', 'e.jane@mail.test', 'ejane@mail.test', 'jane.e@mail.test', 'Jane_E1960@mail.test'])(
  'finds a hidden person in the address %s, which has an initial for the surname',
  (text) => {
    expect(names.areIn(`write to ${text}`)).toBe(true);
    expect(namesLookedFor([text])?.inAddresses).toContain('jane');
    expect(names.areIn(text, [{ given: ['Jane'], surnames: ['Eddy'] }])).toBe(false);
  },
);

it('finds a hidden person whatever signs that no one sees are put between the letters', () => {
  const sign = fc.constantFrom(
    '\u00ad',
    '\u200b',
    '\u200c',
    '\u200d',
    '\u2060',
    '\u2063',
    '\ufeff',
    '\u061c',
    '\u180e',
    '\u202a',
    '\ufe0e',
    '\u115f',
  );
  const written = fc.constantFrom(
    'survived by Jane Example',
    'EXAMPLE, Jane',
    'J. Example',
    'Seán O’Brien',
    'Anna van der Berg',
    'jane_example.jpg',
  );
  fc.assert(
    fc.property(written, fc.array(fc.tuple(fc.nat(30), sign), { maxLength: 12 }), (text, signs) => {
      expect(
        names.areIn(
          signs.reduce<string>((marked, [at, unseen]) => `${marked.slice(0, at)}${unseen}${marked.slice(at)}`, text),
        ),
      ).toBe(true);
    }),
  );
});

it('finds a hidden person whatever digits are put within the words, and notes between any letters', () => {
  const written = fc.constantFrom(
    'survived by Jane Example',
    'EXAMPLE, Jane',
    'J. Example',
    'Seán O’Brien',
    'Anna van der Berg',
    'jane_example.jpg',
  );
  const digits = fc.constantFrom('2', '6', '8', '9', '29', '[1]', '[27]', '(3)', '\u00ad', '\u200b');
  fc.assert(
    fc.property(written, fc.array(fc.tuple(fc.nat(30), digits), { maxLength: 8 }), (text, put) => {
      const at = new Map(put.map(([place, sign]) => [place, sign]));
      const marked = [...text]
        .map((letter, place) => {
          const sign = at.get(place) ?? '';
          return /\d$/u.test(sign) && !/\p{L}/u.test(letter) ? letter : letter + sign;
        })
        .join('');
      expect(names.areIn(marked)).toBe(true);
    }),
  );
});

const many = hiddenNamesOf(
  ['Thomas', 'Anna', 'Harry', 'Mary Rose', 'George', 'Frances', 'William', 'Ivy', 'Rose', 'Sarah', 'Mary'].map(
    (given) => ({ given: [given], surnames: ['Example', 'Mill'] }),
  ),
);
it.each([
  'THE EXAMPLE FAMILY OF TRURO',
  'for example, at the mill',
  'FOR EXAMPLE, AT THE MILL',
  'Mr Example of the mill, and Mrs Example',
  'MR EXAMPLE AND MRS EXAMPLE',
  'REV Example, ST Example',
  'house 12a Example Street',
  'GRO: Example, Truro 5c 213',
  'HO107/1234, Example household',
  'RG 12/1834, Example',
  'WAS IN MILL LANE, SEE EXAMPLE',
  'the 2nd Example, the 1840s mill',
  'the water-mill, the co-\noperative mill and the wind-\nmill',
  '[1] Example [2] the mill',
  'Example&nbsp;&amp; Co.',
  '<em>Example</em> and <strong>mill</strong>',
  'write to office@example.org or mill@mail.test',
  'm.office@mail.test',
])('finds no one of many in %j', (text) => {
  expect(many.areIn(text)).toBe(false);
});

it.each([
  '',
  'Jane was his mother',
  'Jane went to the Fair and met a Webb',
  'The plane of R. Lane was an examplar',
  'room 4 of 7, house 12a',
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
  const prose = fc
    .array(fc.constantFrom('the', 'mill', 'burned', 'in', '1881', 'and', 'he', 'wept'), { maxLength: 8 })
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(
      word,
      word,
      prose,
      prose,
      fc.constantFrom(
        'given surname',
        'surname, given',
        'GIVEN SURNAME',
        'given X. surname',
        'given_surname',
        "given surname's",
      ),
      (given, surname, before, after, form) => {
        const hidden = hiddenNamesOf([{ given: [given], surnames: [surname] }]);
        const written = form
          .replace('given', given)
          .replace('surname', surname)
          .replace('GIVEN', given.toUpperCase())
          .replace('SURNAME', surname.toUpperCase());
        expect(hidden.areIn(`${before} ${written} ${after}`)).toBe(true);
        if (!before.split(' ').some((part) => part === surname.toLowerCase()))
          expect(hidden.areIn(`${before} ${given}`)).toBe(given === surname && before === given);
      },
    ),
  );
});

it('looks for every name that a text could hold, and for no others', () => {
  expect(namesLookedFor(['J. O’Brien’s mill', '', 'scan_jane.jpg'])).toEqual({
    words: expect.arrayContaining(['obrien', 'mill', 'scan', 'jane', 'jpg']) as string[],
    letters: ['j'],
    inAddresses: [],
  });
  const part = fc.constantFrom(
    'Jane',
    'J',
    'E.',
    'Elizabeth',
    'Example',
    'Webb',
    'van der',
    'Berg',
    'mill',
    'O’Brien',
    'of',
  );
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' '));
  const people = fc.array(
    fc.record({
      given: fc.array(part, { minLength: 1, maxLength: 2 }),
      surnames: fc.array(part, { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(text, people, (written, all) => {
      const words = namesLookedFor([written])?.words ?? [];
      const bearers = all.filter(({ surnames }) =>
        surnames.some((surname) => namesLookedFor([surname])?.words.some((word) => words.includes(word))),
      );
      expect(hiddenNamesOf(bearers).areIn(written)).toBe(hiddenNamesOf(all).areIn(written));
    }),
  );
});

const LONG = 100_000;
const drawn = (letters: string) =>
  Array.from({ length: LONG }, (_, at) => letters.charAt((at * 7919 + ((at * at) % 104_729)) % letters.length)).join(
    '',
  );

it.each([
  ['one word', 'x'.repeat(LONG)],
  ['a word in front of an @', `${'x'.repeat(LONG)}@example.org`],
  ['addresses and dots', drawn('abcde.@')],
  ['only @', '@'.repeat(LONG)],
  ['base64', drawn('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')],
  ['digits', `a1 ${'1'.repeat(LONG)}`],
  ['prefixes of names', 'o '.repeat(LONG / 2)],
  ['letters apart', 'a . '.repeat(LONG / 4)],
  ['spaces', `a${' '.repeat(LONG)}`],
  ['a surname again and again', 'example '.repeat(LONG / 8)],
  ['joined names again and again', 'plexample '.repeat(LONG / 10)],
  ['hyphens', 'a-'.repeat(LONG / 2)],
  ['brackets', '[1'.repeat(LONG / 2)],
  ['tags', '<b '.repeat(LONG / 3)],
  ['entities', '&#x'.repeat(LONG / 3)],
  ['capitals', 'JE '.repeat(LONG / 3)],
])('judges a text of 100,000 letters in little time: %s', (_what, text) => {
  const since = process.cpuUsage();
  names.areIn(text);
  const keys = namesLookedFor([text])?.words ?? [];
  expect(process.cpuUsage(since).user / 1_000).toBeLessThan(1_500);
  expect(keys.length).toBeLessThanOrEqual(50_000);
  expect(keys.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(60 * text.length);
});

it('looks for all names of a tree where the texts have too many words', () => {
  const texts = Array.from({ length: 60_000 }, (_, at) => `x${at.toString(36).replace(/\d/gu, 'q')}y${at}`);
  expect(namesLookedFor(texts)).toBeNull();
});
