import { joinedPeriods } from './joinedPeriods.ts';
import { type ConnectionFacts, judgeConnection } from './judgeConnection.ts';
import { shownCount } from './shownCount.ts';
import { shownUse } from './shownUse.ts';

it('a count below three is not shown', () => {
  expect([0, 1, 2, 3, 40].map(shownCount)).toEqual([null, null, null, 3, 40]);
});

it('months in which fewer than three joined are counted with the next, and the newest wait', () => {
  const months = (...joined: number[]) =>
    joined.map((count, index) => ({ month: `2026-0${index + 1}`, joined: count }));
  const now = new Date('2026-06-30T23:59:59Z');
  expect(joinedPeriods([], now)).toEqual([]);
  expect(joinedPeriods(months(2), now)).toEqual([]);
  expect(joinedPeriods(months(3), now)).toEqual([{ from: '2026-01', to: '2026-01', joined: 3 }]);
  expect(joinedPeriods(months(1, 1, 5, 4, 2), now)).toEqual([
    { from: '2026-04', to: '2026-04', joined: 4 },
    { from: '2026-01', to: '2026-03', joined: 7 },
  ]);
  // Of a month that is not over, two looks would give away who joined between them.
  expect(joinedPeriods(months(3, 0, 0, 0, 0, 40), now)).toEqual([{ from: '2026-01', to: '2026-01', joined: 3 }]);
  expect(joinedPeriods(months(3, 0, 0, 0, 0, 40), new Date('2026-07-01T00:00:00Z'))[0]?.joined).toBe(40);
});

describe('use of a library', () => {
  const NOW = new Date('2026-11-30T23:59:59Z');
  const month = { month: '2026-10', visits: 5, reads: 40, turnedAway: 0, mostAtOnce: 3 };

  it.each([
    ['of a month that is over', {}, [{ ...month, turnedAway: null }]],
    [
      'of one or two visits withholds the records that they opened',
      { visits: 2, mostAtOnce: 2 },
      [{ ...month, visits: null, reads: null, turnedAway: null, mostAtOnce: null }],
    ],
    ['of the present month', { month: '2026-11' }, []],
  ] as const)('%s', (_what, changed, shown) => {
    expect(shownUse([{ ...month, ...changed }], NOW)).toEqual(shown);
  });
});

describe('a test of the sign-in of a library', () => {
  const EARLIER = new Date('2026-11-01T10:00:00Z');
  const LATER = new Date('2026-11-02T10:00:00Z');
  const facts: ConnectionFacts = {
    isAllowed: true,
    metadata: 'same',
    lastSignInAt: LATER,
    lastRefusedAt: EARLIER,
    lastRefusal: 'Invalid signature',
    clockAheadMs: -900,
  };

  it('says what works', () => {
    expect(judgeConnection(facts)).toEqual(['METADATA_SAME', 'SIGN_IN_WORKS', 'CLOCK_RIGHT']);
  });

  it('says what is unknown of a library that no one has used', () => {
    const unused = { ...facts, lastSignInAt: null, lastRefusedAt: null, lastRefusal: null, clockAheadMs: null };
    expect(judgeConnection({ ...unused, metadata: 'file', isAllowed: false })).toEqual([
      'NOT_ALLOWED',
      'METADATA_FILE',
      'SIGN_IN_NEVER',
      'CLOCK_UNKNOWN',
    ]);
  });

  it.each([
    ['no persistent name id', 'REFUSED_NAME_ID'],
    ['Invalid signature', 'REFUSED_SIGNATURE'],
    ['Invalid document signature', 'REFUSED_SIGNATURE'],
    ['SAML assertion expired: clocks skewed too much', 'REFUSED_CLOCK'],
    ['SAML assertion not yet valid', 'REFUSED_CLOCK'],
    ['another recipient', 'REFUSED_ADDRESS'],
    ['SAML assertion audience mismatch. Expected: x Received: y', 'REFUSED_ADDRESS'],
    ['refused by the institution', 'REFUSED_INSTITUTION'],
    ['in answer to no request', 'REFUSED_READER'],
    ['answered already', 'REFUSED_READER'],
    ['something else', 'REFUSED_OTHER'],
  ])('explains %s', (lastRefusal, expected) => {
    expect(judgeConnection({ ...facts, lastSignInAt: null, lastRefusal })[1]).toBe(expected);
    expect(judgeConnection({ ...facts, lastSignInAt: EARLIER, lastRefusedAt: LATER, lastRefusal })[1]).toBe(expected);
  });

  it.each([
    [30_000, 'CLOCK_RIGHT'],
    [-30_001, 'CLOCK_WRONG'],
    [90_000, 'CLOCK_WRONG'],
  ])('of a clock %d ms ahead says %s', (clockAheadMs, expected) => {
    expect(judgeConnection({ ...facts, clockAheadMs })[2]).toBe(expected);
  });
});
