import { mayNoteActivity, nextAllowedAfter } from './lastActive.ts';

const NOW = 1_795_000_000_000;

it.each([
  [null, true],
  ['', true],
  ['never', true],
  [String(NOW - 1), true],
  [String(NOW), true],
  [String(NOW + 1), false],
  [String(NOW + 3_600_000), false],
])('with %j stored, a note now is allowed: %s', (stored, isAllowed) => {
  expect(mayNoteActivity(stored, NOW)).toBe(isAllowed);
});

it('PROF-023 allows one note in 300000 milliseconds', () => {
  const next = nextAllowedAfter(NOW);
  expect([mayNoteActivity(next, NOW + 299_999), mayNoteActivity(next, NOW + 300_000)]).toEqual([false, true]);
});
