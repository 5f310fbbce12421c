import { aName } from '#domain/trees/core/trees.fixture.ts';

import { findWords, typedWords } from './findWords.ts';

const people = {
  ann: [aName('Ann Elizabeth', 'Warner-Smith', { nickname: 'Nancy' }), aName('Ann', 'Pinch', { type: 'married' })],
  pat: [aName('Pádraig', "O'Brien", { prefix: 'Rev.' })],
  jan: [aName('Jan', 'van der Berg')],
  ewan: [aName('Ewan', 'McDonald'), aName('Eóghan', 'Mac Dhòmhnaill', { type: 'also-known-as' })],
  bob: [aName('(Robert) Bob', '[unknown] D’Arcy', { suffix: 'Jr.' })],
};
const found = (typed: string) =>
  Object.entries(people)
    .filter(([, names]) => typedWords(typed).every((word) => findWords(names).includes(` ${word}`)))
    .map(([who]) => who);

describe('who is found when a name is typed', () => {
  it.each([
    ['warner', 'ann'],
    ['smith', 'ann'],
    ['Smi', 'ann'],
    ['warner-smith', 'ann'],
    ['warnersmith', 'ann'],
    ['Warner Smith', 'ann'],
    ['ann smith', 'ann'],
    ['elizabeth warner', 'ann'],
    ['pinch', 'ann'],
    ['nancy', 'ann'],
    ['smith, ann', 'ann'],
    ["o'brien", 'pat'],
    ['O’Br', 'pat'],
    ['obrien', 'pat'],
    ['O Brien', 'pat'],
    ['brien', 'pat'],
    ["O'", 'pat'],
    ['padraig', 'pat'],
    ['rev', 'pat'],
    ['van', 'jan'],
    ['der', 'jan'],
    ['berg', 'jan'],
    ['van der b', 'jan'],
    ['mcdonald', 'ewan'],
    ['Mc Donald', 'ewan'],
    ['donald', 'ewan'],
    ["m'donald", 'ewan'],
    ['dhomhnaill', 'ewan'],
    ['eoghan', 'ewan'],
    ['robert', 'bob'],
    ['bob', 'bob'],
    ['unknown', 'bob'],
    ["d'arcy", 'bob'],
    ['arcy', 'bob'],
    ['jr', 'bob'],
  ])('%s: %s', (typed, who) => expect(found(typed)).toEqual([who]));

  it.each(['arner', 'mith', 'warner jones', 'xyz'])('%s: no one', (typed) => expect(found(typed)).toEqual([]));

  it.each([
    ['Mary Ann', ' mary ann '],
    ['MARY', ' mary '],
    ['Mac', ' mac '],
    ['mac donald', ' macdonald mac donald '],
    ['O Brien', ' obrien o brien '],
    ['McDonald', ' mcdonald mc donald '],
    ['ſmith', ' smith '],
    ['\u212Aate', ' kate '],
  ])('%s is found by%s', (given, words) => expect(findWords([aName(given, '')])).toBe(words));

  it('keeps no more of a name than an entry may hold', () => {
    expect(findWords([aName('word '.repeat(10), 'x'.repeat(5_000))]).length).toBeLessThanOrEqual(1_002);
    expect([findWords([]), typedWords(' – ')]).toEqual(['  ', []]);
  });
});
