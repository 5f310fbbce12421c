import fc from 'fast-check';

import type { ChartOptions } from './chart.ts';
import { growAncestors } from './growAncestors.ts';
import { personBox, startGrowth } from './growth.ts';
import { chartOptions, deepKin, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import type { KinGraph } from './kinGraph.ts';

const grow = (graph: KinGraph, rest: Partial<ChartOptions> = {}) => {
  const options = chartOptions(rest);
  const growth = startGrowth(graph, options);
  return growAncestors(
    growth,
    personBox(growth, options.focus, { from: null, relation: 'self', link: 'unknown', generation: 0 }),
  );
};
const keysOf = (nodes: ReturnType<typeof grow>) => nodes.map(({ box }) => box.key);
const boxOf = (nodes: ReturnType<typeof grow>, key: string) => nodes.find(({ box }) => box.key === key)?.box;

/** me, parents, all four grandparents, and one great-grandfather. */
const FOUR = kinGraph([
  kinFamily(1, ['pa', 'fma'], ['me']),
  kinFamily(2, ['ppa', 'fpma'], ['pa']),
  kinFamily(3, ['mpa', 'fmma'], ['fma']),
  kinFamily(4, ['old'], ['ppa']),
]);

describe('the ancestors of a person', () => {
  it.each([
    [0, ['me'], 'closed'],
    [1, ['me', 'pa', 'fma'], 'open'],
    [2, ['me', 'pa', 'fma', 'ppa', 'fpma', 'mpa', 'fmma'], 'open'],
    [3, ['me', 'pa', 'fma', 'ppa', 'fpma', 'mpa', 'fmma', 'old'], 'open'],
  ])('are as many generations as asked for: %i', (ancestors, keys, up) => {
    const nodes = grow(FOUR, { ancestors });
    expect(keysOf(nodes)).toEqual(keys);
    expect(nodes[0]?.box.up).toBe(up);
  });

  it('end at a branch closed by hand, and go on where one was opened beyond the last generation', () => {
    expect(keysOf(grow(FOUR, { closedUp: ['pa'] }))).toEqual(['me', 'pa', 'fma', 'mpa', 'fmma']);
    expect(keysOf(grow(FOUR, { ancestors: 1, openedUp: ['fma'] }))).toEqual(['me', 'pa', 'fma', 'mpa', 'fmma']);
    // A branch both opened and closed is closed: the last word was said about it.
    expect(keysOf(grow(FOUR, { ancestors: 1, openedUp: ['fma'], closedUp: ['fma'] }))).toEqual(['me', 'pa', 'fma']);
  });

  it.each([
    ['no one is known', [], [], 'nothing'],
    ['someone was not loaded', [], ['me'], 'unloaded'],
    ['a family without parents is all there is', [kinFamily(1, [], ['me'])], [], 'nothing'],
  ] as const)('say what is above where %s: %s %s', (_what, families, moreUp, up) => {
    expect(grow(kinGraph([...families], { persons: [{ id: 'me', sex: 'm' }], moreUp }))[0]?.box.up).toBe(up);
  });

  it('leave places for the unknown, but none beyond the last generation, above a place, or where more can be loaded', () => {
    const one = kinGraph([kinFamily(1, ['pa'], ['me'])]);
    expect(keysOf(grow(one, { ancestors: 1, hasPlaces: true }))).toEqual(['me', 'pa', 'mother+me']);
    expect(keysOf(grow(one, { ancestors: 2, hasPlaces: true }))).toEqual([
      'me',
      'pa',
      'mother+me',
      'father+pa',
      'mother+pa',
    ]);
    expect(keysOf(grow({ ...one, moreUp: ['me'] }, { ancestors: 1, hasPlaces: true }))).toEqual(['me', 'pa']);
    expect(keysOf(grow(one, { ancestors: 0, openedUp: ['me'], hasPlaces: true }))).toEqual(['me', 'pa']);
  });

  it('have the link of the child to that family, and the shown one of several families', () => {
    const two = kinGraph([
      kinFamily(1, ['fa', 'fmo'], ['me']),
      kinFamily(2, ['step'], [], { children: [{ personId: 'me', link: 'step' }] }),
    ]);
    expect(boxOf(grow(two), 'fa')).toMatchObject({ link: 'birth', relation: 'parent', from: 'me', generation: 1 });
    expect(boxOf(grow(two, { parents: { me: 2 } }), 'step')).toMatchObject({ link: 'step' });
  });

  it('double with each generation', () => {
    const kin = deepKin(6);
    const child = kin.families.at(-1)?.children[0]?.personId ?? '';
    const counts = new Map<number, number>();
    for (const { box } of grow(kin, { focus: child, ancestors: 6 }))
      counts.set(box.generation, (counts.get(box.generation) ?? 0) + 1);
    expect([...counts.values()]).toEqual([1, 2, 2, 2, 2, 2, 2]);
  });

  it('come after their children, once each, however entangled', () => {
    fc.assert(
      fc.property(entangledKin(30), fc.integer({ min: 0, max: 9 }), (graph, ancestors) => {
        const nodes = grow(graph, { focus: 'm0', ancestors });
        const people = nodes.filter(({ box }) => box.kind === 'person').map(({ box }) => box.personId);
        expect(new Set(people).size).toBe(people.length);
        nodes.forEach(({ box, child, isMother }, index) => {
          if (index === 0) return;
          const below = nodes[child];
          expect(child).toBeLessThan(index);
          // Nothing opens or closes above a child whose parents are not known.
          const up = box.key.startsWith('parents+') ? 'nothing' : 'open';
          expect(below?.box).toMatchObject({ key: box.from, kind: 'person', up, generation: box.generation - 1 });
          // A father is before the mother of the same child.
          if (!isMother) expect(nodes[index - 1]?.child).not.toBe(child);
          expect(box.generation).toBeLessThanOrEqual(ancestors);
        });
      }),
    );
  });
});
