import fc from 'fast-check';

import { evenPositions, positionBehind, positionBetween } from './positionBetween.ts';

/** As the database compares them: byte by byte. */
const ascending = (positions: readonly string[]): boolean =>
  positions.every((position, at) => at === 0 || (positions[at - 1] ?? '') < position);

describe('positions in a collection', () => {
  it.each([
    [null, null, 'i'],
    ['i', null, 'r'],
    [null, 'i', '9'],
    ['a', 'b', 'ai'],
    [null, '1', '0i'],
    ['az', 'b', 'azi'],
    [null, '01', '00i'],
  ])('between %j and %j is %s', (before, after, expected) => expect(positionBetween(before, after)).toBe(expected));

  it('are always between their neighbours, however often items are moved', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 150 }), (places) => {
        const list: string[] = [];
        for (const place of places) {
          const at = place % (list.length + 1);
          list.splice(at, 0, positionBetween(list[at - 1] ?? null, list[at] ?? null));
        }
        expect(ascending(list)).toBe(true);
        expect(list.every((position) => /^[0-9a-z]*[1-9a-z]$/u.test(position))).toBe(true);
      }),
    );
  });

  it('at the end stay short, however many items are added', () => {
    const list: string[] = [];
    for (let at = 0; at < 2_000; at += 1) list.push(positionBehind(list.at(-1) ?? null));
    expect(ascending(list)).toBe(true);
    expect(Math.max(...list.map((position) => position.length))).toBe(4);
  });

  it.each(['z', 'zzzz', 'zzzzi', '1', '1zzz', '0i', 'zzzyz'])('are behind %s', (last) =>
    expect(ascending([last, positionBehind(last)])).toBe(true),
  );

  it.each([0, 1, 2, 35, 36, 2_000])('of a list of %d are evenly apart, with room before and behind', (count) => {
    const positions = evenPositions(count);
    expect(new Set(positions).size).toBe(count);
    expect(ascending(positions)).toBe(true);
    expect(positions.every((position) => position.length <= 6 && !position.endsWith('0'))).toBe(true);
    if (count > 0)
      expect(
        ascending([positionBetween(null, positions[0]!), ...positions, positionBetween(positions.at(-1)!, null)]),
      ).toBe(true);
  });
});
