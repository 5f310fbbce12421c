import { isStewardship, stewardshipOf } from './stewardship.ts';

it.each<[boolean, string[], 'demo' | 'production', string]>([
  [true, ['pwd', 'otp'], 'production', 'ready'],
  [true, ['hwk'], 'production', 'ready'],
  [true, ['pwd'], 'production', 'factor'],
  [true, [], 'production', 'factor'],
  [false, ['pwd', 'otp'], 'production', 'address'],
  [false, ['pwd'], 'demo', 'address'],
  [true, ['pwd'], 'demo', 'ready'],
])('a confirmed address: %s, signed in by %j in %s: %s', (isEmailConfirmed, methods, mode, expected) => {
  expect(stewardshipOf({ isEmailConfirmed }, methods, mode)).toBe(expected);
});

it('is one of three words', () => {
  expect(['ready', 'address', 'factor', 'all', null, undefined, 1].map(isStewardship)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
