import { lifespan, personName } from './personWords.ts';

const william = { isRedacted: false, isLiving: false, given: 'William', surname: 'Pinch', prefix: '', suffix: '' };

describe('what a person is called', () => {
  it.each([
    [william, false, 'William Pinch'],
    [william, true, 'William PINCH'],
    [{ ...william, prefix: 'Rev.', suffix: 'Jr.' }, true, 'Rev. William PINCH Jr.'],
    [{ ...william, given: '', surname: '' }, false, 'Name not known'],
    [{ ...william, isRedacted: true, isLiving: true }, true, 'Private person'],
    [{ ...william, isRedacted: true }, false, 'Private person'],
  ])('%j in capitals %s: %s', (person, isUppercase, name) => expect(personName(person, isUppercase)).toBe(name));
});

describe('when somebody lived', () => {
  const known = { isRedacted: false, isLiving: false, birthFrom: 18_320_403, birthText: '3 APR 1832', deathFrom: 19_010_000, deathText: '1901' };
  it.each([
    [known, '1832–1901'],
    [{ ...known, deathFrom: null, deathText: null }, 'born 1832'],
    [{ ...known, birthFrom: null, birthText: null }, 'died 1901'],
    [{ ...known, birthFrom: null, birthText: 'at harvest' }, 'at harvest–1901'],
    [{ ...known, birthFrom: null, birthText: null, deathFrom: null, deathText: null, isLiving: true }, 'living'],
    [{ ...known, birthFrom: null, birthText: null, deathFrom: null, deathText: null }, ''],
    [{ ...known, isRedacted: true }, ''],
  ])('%j: %s', (person, expected) => expect(lifespan(person)).toBe(expected));
});
