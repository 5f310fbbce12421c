import fc from 'fast-check';

import { wordsIn } from '../pages/pageLine.ts';
import { LINE_PROBLEMS, lineProblem, LONGEST_LINE, tidyLine, isConflict } from './lineRules.ts';

describe('a corrected line', () => {
  it.each([
    ['the ship arrived', null],
    ['', LINE_PROBLEMS.empty],
    [' \t\u00a0', LINE_PROBLEMS.empty],
    ['ſuch fiſh, £3 10s. 6½d.', null],
    ['a'.repeat(100), null],
    ['a'.repeat(101), LINE_PROBLEMS.word],
    ['word '.repeat(100), null],
    ['word '.repeat(101), LINE_PROBLEMS.long],
    ['pinch\u202Ehcnip', LINE_PROBLEMS.unseen],
    ['a\u0000b', LINE_PROBLEMS.unseen],
    ['zero\u200bwidth', LINE_PROBLEMS.unseen],
    ['half \ud83d', LINE_PROBLEMS.unseen],
    ['private \ue000', LINE_PROBLEMS.unseen],
    ['שלום', null],
  ])('%j is judged: %s', (typed, problem) => {
    expect(lineProblem(tidyLine(typed))).toBe(problem);
  });

  it('is one line, whatever was pasted', () => {
    expect(tidyLine(' the  ship\r\n arrived\u00a0at ')).toBe('the ship arrived at');
  });

  it('that may be stored has the words a page stores', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: LONGEST_LINE }), (typed) => {
        const line = tidyLine(typed);
        if (lineProblem(line) === null) expect(wordsIn(line)).toEqual(line.split(' '));
      }),
      { numRuns: 500 },
    );
  });
});

describe('a correction meets another', () => {
  it.each<[string, number, { text: string; changedIn: number | null; importedIn: number }, boolean]>([
    ['of a line that no one has changed: not', 3, { text: 'thc', changedIn: null, importedIn: 1 }, false],
    ['of a line changed before it was read: not', 3, { text: 'thc', changedIn: 3, importedIn: 1 }, false],
    ['of a line changed since', 3, { text: 'thy', changedIn: 4, importedIn: 1 }, true],
    ['of a line changed since to the same words: not', 3, { text: 'the', changedIn: 4, importedIn: 1 }, false],
    ['of a page imported since', 3, { text: 'thc', changedIn: null, importedIn: 4 }, true],
  ])('%s', (_what, base, now, expected) => {
    expect(isConflict('the', base, now)).toBe(expected);
  });
});
