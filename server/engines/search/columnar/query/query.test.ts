import fc from 'fast-check';

import { inTurns } from '#domain/search/results/takingTurns.ts';

import { GrowableBytes } from '../format/growable.ts';
import { encodePostings } from '../format/postings.ts';
import { intersect } from './keywordCriterion.ts';
import { Scratch } from './ScratchArrays.ts';
import { selectInTurns } from './selectInTurns.ts';
import { selectPage } from './selectPage.ts';
import { unionPostings } from './unionPostings.ts';

const RECORDS = 5_000;
const list = (maxLength: number) =>
  fc.uniqueArray(fc.nat(RECORDS - 1), { maxLength }).map((docs) => Uint32Array.from(docs).sort());

it('intersects lists of any lengths as sets do', () => {
  fc.assert(
    fc.property(list(200), list(900), fc.boolean(), (short, long, isSwapped) => {
      const [docs, others] = isSwapped ? [long.slice(), short] : [short.slice(), long];
      const kept = new Set(others);
      const expected = [...docs].filter((doc) => kept.has(doc));
      expect([...docs.subarray(0, intersect(docs, docs.length, others, others.length))]).toEqual(expected);
    }),
  );
});

it('unites posting lists, each record once and in order', () => {
  const scratch = new Scratch();
  fc.assert(
    fc.property(fc.array(list(400), { maxLength: 6 }), (parts) => {
      const bytes = new GrowableBytes();
      const lists = new Uint32Array(parts.length + 1);
      parts.forEach((part, at) => {
        encodePostings(part, bytes);
        lists[at + 1] = bytes.length;
      });
      const out = new Uint32Array(RECORDS);
      const count = unionPostings(
        { lists, postings: bytes.view() },
        parts.map((_part, at) => at),
        RECORDS,
        out,
        scratch,
      );
      expect([...out.subarray(0, count)]).toEqual(
        [...new Set(parts.flatMap((part) => [...part]))].sort((a, b) => a - b),
      );
    }),
  );
});

describe('selectPage', () => {
  const orders: Readonly<Record<string, (at: number, random: number) => number>> = {
    'keys that all differ': (at, random) => (random * 0xffffffff) >>> 0 || at,
    'keys that all agree': () => 7,
    'few distinct keys': (_at, random) => Math.floor(random * 5),
    'keys that differ in high digits only': (_at, random) => (Math.floor(random * 9) << 20) >>> 0,
  };
  it.each(Object.keys(orders))('gives the same page as sorting everything: %s', (name) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.double({ min: 0, max: 1.1, noNaN: true }),
        fc.integer({ min: 1, max: 100 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        (count, place, limit, stream) => {
          const random = stream[Symbol.iterator]();
          const keys = Uint32Array.from({ length: count }, (_none, at) => orders[name]?.(at, random.next().value) ?? 0);
          // Numbers as a thousand imports would give them: all different, in no order.
          const nos = Uint32Array.from({ length: count }, (_none, at) => (at * 2_654_435_761) >>> 0);
          const offset = Math.floor(place * count);
          const sorted = Array.from({ length: count }, (_none, at) => at).sort(
            (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (nos[a] ?? 0) - (nos[b] ?? 0),
          );
          expect(selectPage({ keys, nos, count }, offset, limit)).toEqual(
            sorted.slice(offset, offset + limit).map((at) => nos[at]),
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

it('selects the page in turns that sorting everything in turns gives, the first pages and those far behind', () => {
  const scratch = new Scratch();
  const matchOfKey = (key: number) => key >>> 4;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6_000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 1.1, noNaN: true }),
      fc.integer({ min: 1, max: 100 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
      (count, kindCount, matches, place, limit, stream) => {
        const random = stream[Symbol.iterator]();
        const next = (below: number) => Math.floor(random.next().value * below);
        const keys = Uint32Array.from({ length: count }, () => (next(matches) << 4) | next(16));
        // A few kinds have most of the records.
        const kinds = Uint32Array.from({ length: count }, () =>
          Math.floor(next(kindCount * kindCount) / kindCount / (1 + next(3))),
        );
        const nos = Uint32Array.from({ length: count }, (_none, at) => (at * 2_654_435_761) >>> 0);
        const offset = Math.floor(place * count);
        const ranked = Array.from({ length: count }, (_none, at) => at).sort(
          (a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || (nos[a] ?? 0) - (nos[b] ?? 0),
        );
        const sorted = inTurns(ranked, (at) => ({ match: matchOfKey(keys[at] ?? 0), kind: kinds[at] ?? 0 }));
        expect(selectInTurns({ keys, nos, kinds, kindCount, count }, offset, limit, scratch)).toEqual(
          sorted.slice(offset, offset + limit).map((at) => nos[at]),
        );
      },
    ),
    { numRuns: 60 },
  );
});
