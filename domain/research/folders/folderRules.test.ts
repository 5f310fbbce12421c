import { folderName, folderNameProblem, folderNote, folderNoteProblem, placedAfter } from './folderRules.ts';

describe('names of folders', () => {
  it.each([
    ['  The  Pinch\nbrothers ', 'The Pinch brothers', null],
    ['', null, 'Enter a name.'],
    ['\u0000\u200b', null, 'Enter a name.'],
    ['x'.repeat(151), null, 'Use 150 characters or fewer.'],
    ['x'.repeat(150), 'x'.repeat(150), null],
  ])('%j', (text, name, problem) => expect([folderName(text), folderNameProblem(text)]).toEqual([name, problem]));
});

describe('notes', () => {
  it.each([
    [' one\r\ntwo\u0000\u202e ', 'one\ntwo', null],
    ['', '', null],
    ['x'.repeat(10_001), null, 'Use 10,000 characters or fewer.'],
  ])('%j', (text, note, problem) => expect([folderNote(text), folderNoteProblem(text)]).toEqual([note, problem]));
});

describe('placedAfter', () => {
  it.each<[string, string | null, string]>([
    ['c', 'a', 'acbd'],
    ['a', 'd', 'bcda'],
    ['d', null, 'dabc'],
    ['b', 'b', 'abcd'],
    ['x', 'a', 'abcd'],
    ['a', 'x', 'abcd'],
  ])('%s after %s', (moved, after, order) => expect(placedAfter([...'abcd'], moved, after).join('')).toBe(order));
});
