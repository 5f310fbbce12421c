import fc from 'fast-check';

import { rewritten } from './rewritten.ts';

const rewrite = (cell: string, from: string, to: string, how: { isWhole?: boolean; isWild?: boolean } = {}) =>
  rewritten(cell, { from, to, isWhole: false, isWild: false, ...how });

it.each([
  ['Wexcomb, St Mary', 'Wexcomb', 'Wexcombe', 'Wexcombe, St Mary'],
  ['a.b.c', '.', '', 'abc'],
  ['Marsh?', '?', '', 'Marsh'],
  ['nothing of it', 'xyz', 'abc', 'nothing of it'],
])('%s: each “%s” becomes “%s”', (cell, from, to, is) => {
  expect(rewrite(cell, from, to)).toBe(is);
});

it.each([
  ['Wexcomb', 'Wex*', 'Wexcombe'],
  ['Wexcombe St Mary', 'Wex*Mary', 'Wexcombe'],
  ['Wexcomb', 'W?xcomb', 'Wexcombe'],
  [' Wexcomb ', '*', 'Wexcombe'],
  ['Roche', 'Wex*', 'Roche'],
  ['aba', 'ab*ba', 'aba'],
  ['Wexcomb', 'wex*', 'Wexcomb'],
])('the whole cell “%s” is like “%s”, or stays', (cell, from, is) => {
  expect(rewrite(cell, from, 'Wexcombe', { isWhole: true, isWild: true })).toBe(is);
});

it.each([
  ['Ann (infant) Marsh', ' (*)', '', 'Ann Marsh'],
  ['(a) and (b)', '(?)', 'x', 'x and x'],
  ['Marsh, see p. 4', ', see*', '', 'Marsh'],
  ['vide: Marsh', '*: ', '', 'Marsh'],
  ['Marsh', '(*)', '', 'Marsh'],
])('in “%s” each part like “%s” becomes “%s”', (cell, from, to, is) => {
  expect(rewrite(cell, from, to, { isWild: true })).toBe(is);
});

it('a long cell and many stars hold no one up', () => {
  const from = performance.now();
  rewrite('a'.repeat(16_000), `${'a*'.repeat(100)}b`, '', { isWild: true });
  rewrite('a'.repeat(16_000), `${'a*'.repeat(100)}b`, '', { isWild: true, isWhole: true });
  expect(performance.now() - from).toBeLessThan(1_000);
});

it('ends with any cell, and says of plain text what an exact search says', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.boolean(), (cell, from, to, isWhole) => {
      rewrite(cell, from, to, { isWhole, isWild: true });
      if (/[*?]/u.test(from)) return;
      expect(rewrite(cell, from, to, { isWild: true })).toBe(rewrite(cell, from, to));
    }),
  );
});
