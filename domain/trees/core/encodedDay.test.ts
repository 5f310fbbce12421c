import fc from 'fast-check';

import { decodeDay, encodeDay } from './encodedDay.ts';

describe('encoded days', () => {
  it('TREE-023 writes 3 April 1881 as 18810403 and reads it', () => {
    expect(encodeDay({ year: 1881, month: 4, day: 3 })).toBe(18_810_403);
    expect(decodeDay(18_810_403)).toEqual({ year: 1881, month: 4, day: 3 });
  });

  it('reads what it writes', () => {
    const parts = fc.record({
      year: fc.integer({ min: 1, max: 9999 }),
      month: fc.integer({ min: 0, max: 12 }),
      day: fc.integer({ min: 0, max: 31 }),
    });
    fc.assert(fc.property(parts, (day) => expect(decodeDay(encodeDay(day))).toEqual(day)));
  });
});
