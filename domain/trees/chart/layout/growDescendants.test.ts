import fc from 'fast-check';

import type { ChartOptions } from './chart.ts';
import { growDescendants } from './growDescendants.ts';
import { personBox, startGrowth } from './growth.ts';
import { chartOptions, entangledKin, kinFamily, kinGraph } from './kin.fixture.ts';
import type { KinGraph } from './kinGraph.ts';

const grow = (graph: KinGraph, rest: Partial<ChartOptions> = {}, isClosed = false) => {
  const options = chartOptions(rest);
  const growth = startGrowth(graph, options);
  return growDescendants(growth, [
    {
      box: personBox(growth, options.focus, { from: null, relation: 'self', link: 'unknown', generation: 0 }),
      isClosed,
    },
  ]);
};
/** A unit as `person+partner: children` for each family. */
const written = (units: ReturnType<typeof grow>) =>
  units.map(({ box, partners, families }) =>
    [
      box.key,
      ...families.map(({ partner, children }) =>
        `${partner === null ? '?' : (partners[partner]?.key ?? '')}: ${children.map((child) => units[child]?.box.key).join(' ')}`.trim(),
      ),
    ].join(' + '),
  );

const KIN = kinGraph([kinFamily(1, ['me', 'fwife'], ['son', 'fgirl']), kinFamily(2, ['son', 'fbride'], ['grandson'])]);

describe('the descendants of a person', () => {
  it.each([
    // Partners of the last generation are there, their children are not.
    [0, ['me + fwife:'], 'closed'],
    [1, ['me + fwife: son fgirl', 'son + fbride:', 'fgirl'], 'open'],
    [2, ['me + fwife: son fgirl', 'son + fbride: grandson', 'fgirl', 'grandson'], 'open'],
  ])('are as many generations as asked for: %i', (descendants, units, down) => {
    const found = grow(KIN, { descendants });
    expect(written(found)).toEqual(units);
    expect(found[0]?.box.down).toBe(down);
  });

  it('end at a branch closed by hand, and go on where one was opened', () => {
    expect(written(grow(KIN, { closedDown: ['son'] }))).toEqual(['me + fwife: son fgirl', 'son + fbride:', 'fgirl']);
    expect(written(grow(KIN, { descendants: 1, openedDown: ['son'] }))).toContain('grandson');
  });

  it('are hidden with the partners of a closed brother or sister, until they are opened', () => {
    expect(written(grow(KIN, {}, true))).toEqual(['me']);
    expect(grow(KIN, {}, true)[0]?.box.down).toBe('closed');
    expect(grow(kinGraph([], { persons: [{ id: 'me', sex: 'm' }], moreDown: ['me'] }), {}, true)[0]?.box.down).toBe(
      'unloaded',
    );
    expect(written(grow(KIN, { openedDown: ['me'] }, true))).toHaveLength(4);
  });

  it.each([
    ['one parent alone', [kinFamily(1, ['me'], ['kid'])], ['me + ?: kid', 'kid']],
    ['a partner who was not loaded', [kinFamily(1, ['me', 'away'], ['kid'])], ['me + ?: kid', 'kid']],
    ['a couple without children', [kinFamily(1, ['me', 'fwife'], [])], ['me + fwife:']],
    ['a family with oneself as the other partner', [kinFamily(1, ['me', 'me'], ['kid'])], ['me + ?: kid', 'kid']],
    [
      'two families with the same partner',
      [kinFamily(1, ['me', 'fwife'], ['a']), kinFamily(2, ['me', 'fwife'], ['b'])],
      ['me + fwife: a + fwife@me: b', 'a', 'b'],
    ],
  ])('of %s', (_what, families, units) => {
    const graph = kinGraph(families);
    expect(written(grow({ ...graph, persons: graph.persons.filter(({ id }) => id !== 'away') }))).toEqual(units);
  });

  it('leave out children who were not loaded, and say that there are more', () => {
    const graph = kinGraph([kinFamily(1, ['me'], ['kid', 'away'])], { moreDown: ['me'] });
    const units = grow({ ...graph, persons: graph.persons.filter(({ id }) => id !== 'away') });
    expect(written(units)).toEqual(['me + ?: kid', 'kid']);
    expect(grow({ ...graph, persons: [{ id: 'me', sex: 'm' }] })[0]?.box.down).toBe('unloaded');
  });

  it('come after their parents, each family with its children once, however entangled', () => {
    fc.assert(
      fc.property(entangledKin(30), fc.integer({ min: 0, max: 8 }), (graph, descendants) => {
        const units = grow(graph, { focus: 'm0', descendants });
        const people = units
          .flatMap(({ box, partners }) => [box, ...partners])
          .filter(({ kind }) => kind === 'person')
          .map(({ personId }) => personId);
        expect(new Set(people).size).toBe(people.length);
        units.forEach(({ box, parent, families }, index) => {
          expect(parent).toBeLessThan(index);
          if (parent >= 0)
            expect(units[parent]?.families.filter(({ children }) => children.includes(index))).toHaveLength(1);
          expect(-box.generation).toBeLessThanOrEqual(descendants);
          expect(box.down === 'open').toBe(families.some(({ children }) => children.length > 0));
        });
      }),
    );
  });
});
