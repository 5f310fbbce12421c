import { lastWord, withLastWord } from './lastWord.ts';

it.each([
  ['lost ma', 'ma', 'lost mare '],
  ['"lost ma', 'ma', '"lost mare '],
  ['horse|ma', 'ma', 'horse|mare '],
  ['-ma', 'ma', '-mare '],
  ['ma', 'ma', 'mare '],
])('of %j the word %j is completed to %j', (words, word, whole) => {
  expect(lastWord(words)).toBe(word);
  expect(withLastWord(words, 'mare')).toBe(whole);
});

it.each(['', 'm', 'mare ', 'bodm*', 'near/5', '"lost mare"', 'mare |'])('of %j nothing is completed', (words) =>
  expect(lastWord(words)).toBeNull(),
);
