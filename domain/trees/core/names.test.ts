import { cardName, treeDisplayName } from './treeDisplayName.ts';

describe('names of people of trees', () => {
  it.each([
    ['as they are written', { given: 'Mary Ann', surname: 'Smith' }, false, 'Mary Ann Smith'],
    [
      'with the surname in capitals where the tree says so',
      { given: 'Mary Ann', surname: 'Smith' },
      true,
      'Mary Ann SMITH',
    ],
    [
      'with titles and what follows',
      { given: 'John', surname: 'Mc Ewan', prefix: 'Rev.', suffix: 'Jr.' },
      true,
      'Rev. John MC EWAN Jr.',
    ],
    ['of a surname alone', { given: '', surname: 'Smith' }, false, 'Smith'],
    ['of nobody known', { given: ' ', surname: '' }, true, 'Name not known'],
  ])('are shown %s', (_what, name, isUppercase, expected) => expect(treeDisplayName(name, isUppercase)).toBe(expected));
});

describe('names on cards', () => {
  const william = { isRedacted: false, given: 'William', surname: 'Pinch', prefix: 'Rev.', suffix: 'Jr.' };
  it.each([
    [william, true, 'Rev. William PINCH Jr.'],
    [{ ...william, isRedacted: true }, true, 'Private person'],
  ])('%j in capitals %s: %s', (card, isUppercase, expected) => expect(cardName(card, isUppercase)).toBe(expected));
});
