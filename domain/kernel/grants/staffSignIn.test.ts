import { isStaffSignIn } from './staffSignIn.ts';

it.each([
  ['internal', ['pwd', 'internal'], 'demo', true],
  ['internal', ['pwd', 'internal'], 'production', false],
  ['internal', ['pwd', 'internal', 'otp'], 'production', true],
  ['internal', ['pwd', 'internal', 'recovery'], 'production', true],
  ['internal', ['hwk', 'internal'], 'production', true],
  ['internal', ['pwd', 'otp'], 'production', false],
  ['internal', ['pwd', 'otp'], 'demo', false],
  ['internal', [], 'demo', false],
  ['member', ['pwd', 'internal', 'otp'], 'production', false],
  ['member', ['pwd', 'internal'], 'demo', false],
  [null, ['internal', 'otp'], 'demo', false],
] as const)(
  'an account of kind %s that signed in with %j in %s opens what is for staff: %s',
  (kind, methods, mode, opens) => {
    expect(isStaffSignIn(kind, methods, mode)).toBe(opens);
  },
);
