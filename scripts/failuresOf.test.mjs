import { failuresOf, isWorthRepeating } from './failuresOf.mjs';

const passed = {
  name: '/site/a.test.ts',
  status: 'passed',
  message: '',
  assertionResults: [{ status: 'passed', fullName: 'a works', failureMessages: [] }],
};
const failed = {
  name: '/site/b.test.ts',
  status: 'failed',
  message: 'all of it',
  assertionResults: [
    { status: 'passed', fullName: 'b starts', failureMessages: [] },
    { status: 'failed', fullName: 'b ends', failureMessages: ['Error: expected 1\n    at b.test.ts:3'] },
    { status: 'failed', fullName: 'b is removed', failureMessages: ['Error: later'] },
  ],
};
const broken = { name: '/site/c.test.ts', status: 'failed', message: 'SyntaxError: no\n  at c', assertionResults: [] };

describe('the failures of a run', () => {
  it('names each failed file with the first failure in it', () => {
    expect(failuresOf({ testResults: [passed, failed, broken] })).toEqual([
      { file: '/site/b.test.ts', test: 'b ends', message: 'Error: expected 1' },
      { file: '/site/c.test.ts', test: 'the file could not be run', message: 'SyntaxError: no' },
    ]);
  });

  it('repeats a few failed files, but neither none nor many', () => {
    expect(isWorthRepeating([])).toBe(false);
    expect(isWorthRepeating(failuresOf({ testResults: [failed, broken] }))).toBe(true);
    expect(isWorthRepeating(failuresOf({ testResults: Array.from({ length: 5 }, () => failed) }))).toBe(false);
  });
});
