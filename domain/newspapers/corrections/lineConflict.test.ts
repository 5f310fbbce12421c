import { isConflict } from './lineConflict.ts';

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
