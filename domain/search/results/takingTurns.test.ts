import fc from 'fast-check';

import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';

import { inTurns, roundsOf, takesTurns } from './takingTurns.ts';

/** `0b1`: match 0, kind b, the first of them. */
const ordered = (hits: readonly string[]) => inTurns(hits, (hit) => ({ match: Number(hit[0]), kind: hit[1] ?? '' }));

it.each<[string, string[], string[]]>([
  [
    'the first of each kind, then the second of each',
    ['0c1', '0c2', '0c3', '0b1', '0b2', '0a1'],
    ['0c1', '0b1', '0a1', '0c2', '0b2', '0c3'],
  ],
  ['the order given within a round', ['0b1', '0c1', '0a1', '0a2', '0b2'], ['0b1', '0c1', '0a1', '0a2', '0b2']],
  [
    'a better match before a fair turn',
    ['0c1', '0c2', '1a1', '1c1', '1c2', '2b1'],
    ['0c1', '0c2', '1a1', '1c1', '1c2', '2b1'],
  ],
  ['new turns for every match', ['0c1', '0c2', '0b1', '1c1', '1c2', '1b1'], ['0c1', '0b1', '0c2', '1c1', '1b1', '1c2']],
  ['one kind as it is', ['0c1', '0c2'], ['0c1', '0c2']],
  ['nothing as nothing', [], []],
])('kinds take turns: %s', (_case, hits, expected) => expect(ordered(hits)).toEqual(expected));

it('rounds worked out from counts hold the places of a page, and no fewer places precede them', () => {
  const hitsOf = (counts: readonly number[]) =>
    counts.flatMap((count, kind) => Array.from({ length: count }, (_none, at) => ({ kind, at })));
  fc.assert(
    fc.property(
      fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      fc.integer({ min: 1, max: 25 }),
      (counts, place, size) => {
        const all = inTurns(hitsOf(counts), ({ kind }) => ({ match: 0, kind }));
        const from = all.length === 0 ? 0 : place % all.length;
        const to = Math.min(all.length, from + size);
        const { first, end, skipped } = roundsOf(counts, from, to);
        const ofRounds = all.filter(({ at }) => at >= first && at < end);
        expect(ofRounds.slice(from - skipped, to - skipped)).toEqual(all.slice(from, to));
        // No round in vain: the first and the last one have a place of the page.
        const rounds = new Set(all.slice(from, to).map(({ at }) => at));
        expect(all.length === 0 || (rounds.has(first) && rounds.has(end - 1))).toBe(true);
      },
    ),
  );
});

it.each<[string, boolean]>([
  ['', true],
  ['?lastname=pinch&yearofbirth=1832&place=roche', true],
  ['?lastname=pinch&sourcecountry=england&county=cornwall', true],
  ['?lastname=pinch&order=eventyear', false],
  ['?lastname=pinch&eventtype=baptism', false],
  ['?lastname=pinch&sourcecategory=life events (bmds)', false],
  ['?lastname=pinch&collection=census', false],
  ['?lastname=pinch&datasetname=1871 census', false],
  ['?lastname=pinch&groups=mining', false],
])('whether kinds take turns in %p: %p', (address, expected) =>
  expect(takesTurns(readSearchAddress(address).query)).toBe(expected),
);
