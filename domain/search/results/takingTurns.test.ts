import fc from 'fast-check';

import { takingTurns, type KindCount } from './takingTurns.ts';

const words = (kinds: KindCount[], offset: number, limit: number) => takingTurns(kinds, offset, limit).map(({ kind, at }) => `${kind}${at}`);
const KINDS = [{ kind: 'b', count: 2 }, { kind: 'c', count: 4 }, { kind: 'a', count: 2 }, { kind: 'none', count: 0 }];

it.each<[string, number, number, string[]]>([
  ['the most frequent kind first, then by name', 0, 3, ['c0', 'a0', 'b0']],
  ['another round until a kind has no more', 3, 5, ['c1', 'a1', 'b1', 'c2', 'c3']],
  ['from the middle of a round', 1, 3, ['a0', 'b0', 'c1']],
  ['less at the end', 7, 20, ['c3']],
  ['nothing behind the end', 8, 20, []],
])('kinds take turns: %s', (_case, offset, limit, expected) => expect(words(KINDS, offset, limit)).toEqual(expected));

it('a list without kinds is empty', () => expect(takingTurns([], 0, 20)).toEqual([]));

it('pages of any size hold every record once', () => {
  const counts = fc.array(fc.nat(30), { maxLength: 6 }).map((all) => all.map((count, at) => ({ kind: `k${at}`, count })));
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 25 }), (kinds, size) => {
      const total = kinds.reduce((sum, { count }) => sum + count, 0);
      const all = Array.from({ length: Math.ceil(total / size) }, (_, page) => words(kinds, page * size, size)).flat();
      expect([all.length, new Set(all).size]).toEqual([total, total]);
    }),
  );
});
