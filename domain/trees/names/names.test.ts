import { lifespan } from './lifespan.ts';
import { treeDisplayName } from './treeDisplayName.ts';

describe('names of people of trees', () => {
  it.each([
    ['as they are written', { given: 'Mary Ann', surname: 'Smith' }, false, 'Mary Ann Smith'],
    ['with the surname in capitals where the tree says so', { given: 'Mary Ann', surname: 'Smith' }, true, 'Mary Ann SMITH'],
    ['with titles and what follows', { given: 'John', surname: 'Mc Ewan', prefix: 'Rev.', suffix: 'Jr.' }, true, 'Rev. John MC EWAN Jr.'],
    ['of a surname alone', { given: '', surname: 'Smith' }, false, 'Smith'],
    ['of nobody known', { given: ' ', surname: '' }, true, 'Name not known'],
  ])('are shown %s', (_what, name, isUppercase, expected) => expect(treeDisplayName(name, isUppercase)).toBe(expected));
});

describe('lives in years', () => {
  const none = { birthFrom: null, birthText: null, deathFrom: null, deathText: null, isLiving: false };
  it.each([
    [{ birthFrom: 18_320_403, birthText: '3 April 1832', deathFrom: 19_000_000, deathText: '1900' }, '1832–1900'],
    [{ birthFrom: 18_320_000, birthText: 'about 1832', deathText: 'before 1900' }, 'c. 1832–c. 1900'],
    [{ birthFrom: 18_320_000, birthText: '1832', deathText: 'in the war' }, '1832–?'],
    [{ birthFrom: 18_320_000, birthText: 'baptised 1832' }, 'born 1832'],
    [{ deathFrom: 19_000_000, deathText: '1900' }, 'died 1900'],
    [{ birthFrom: 19_900_000, birthText: '1990', isLiving: true }, 'born 1990'],
    [{ birthFrom: -440_000, birthText: '44 BC', deathText: 'Y' }, '44 BC–?'],
    [{}, ''],
  ])('%p', (told, expected) => expect(lifespan({ ...none, ...told })).toBe(expected));
});
