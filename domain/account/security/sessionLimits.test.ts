import {
  IDLE_NOTICE,
  longestSession,
  SESSION_LIMITS,
  sessionLimitOf,
  sessionOutlook,
  WHOLE_NOTICE,
} from './sessionLimits.ts';

describe('the limits of a session', () => {
  it.each([
    ['a member', ['pwd'], { idle: 14 * 86_400, whole: 90 * 86_400 }],
    ['a member with a second factor', ['pwd', 'otp'], { idle: 14 * 86_400, whole: 90 * 86_400 }],
    ['staff at the internal sign-in', ['pwd', 'otp', 'internal'], { idle: 3600, whole: 12 * 3600 }],
  ])('of %s', (_who, methods, expected) => expect(sessionLimitOf(SESSION_LIMITS, methods)).toEqual(expected));

  it('name the longest session that anyone may have', () => {
    expect(longestSession(SESSION_LIMITS)).toBe(90 * 86_400);
    expect(longestSession({ members: { idle: 1, whole: 2 }, staff: { idle: 1, whole: 3 } })).toBe(3);
  });
});

describe('what a reader is told of the end', () => {
  it.each([
    [
      'nothing, and how long until it is worth asking again',
      { idle: IDLE_NOTICE + 10, whole: WHOLE_NOTICE + 50 },
      { kind: 'far', wait: 10 },
    ],
    [
      'nothing, where the end in any case is nearer',
      { idle: 90_000, whole: WHOLE_NOTICE + 50 },
      { kind: 'far', wait: 50 },
    ],
    ['that nothing was done for long', { idle: 299, whole: 90_000 }, { kind: 'idle', left: 299 }],
    [
      'that they must sign in again, which doing something does not change',
      { idle: 20, whole: 800 },
      { kind: 'whole', left: 800 },
    ],
    ['that it is over: idle', { idle: 0, whole: 90 }, { kind: 'over' }],
    ['that it is over: in all', { idle: 9, whole: -1 }, { kind: 'over' }],
    ['that it is over: unknown', null, { kind: 'over' }],
  ])('%s', (_what, left, expected) => expect(sessionOutlook(left)).toEqual(expected));
});
