import fc from 'fast-check';

import type { ChartOptions } from './chart.ts';
import type { KinFamily, KinGraph } from './kinGraph.ts';

/** A family for tests: partners and children by their ids. */
export const kinFamily = (
  id: number,
  partners: readonly string[],
  children: readonly string[],
  rest: Partial<KinFamily> = {},
): KinFamily => ({
  id,
  partners,
  children: children.map((personId) => ({ personId, link: 'birth' })),
  since: null,
  areMarried: true,
  ...rest,
});

/** A graph of these families; ids that start with `f` are women's. */
export function kinGraph(families: readonly KinFamily[], rest: Partial<KinGraph> = {}): KinGraph {
  const ids = [
    ...new Set(
      families.flatMap(({ partners, children }) => [...partners, ...children.map(({ personId }) => personId)]),
    ),
  ];
  return {
    persons: ids.map((id) => ({ id, sex: id.startsWith('f') ? 'f' : 'm' })),
    families,
    moreUp: [],
    moreDown: [],
    ...rest,
  };
}

/** Options for tests: the family of `me`. */
export const chartOptions = (rest: Partial<ChartOptions> = {}): ChartOptions => ({
  view: 'family',
  direction: 'across',
  focus: 'me',
  ancestors: 4,
  descendants: 4,
  closedUp: [],
  closedDown: [],
  openedUp: [],
  openedDown: [],
  parents: {},
  hasPlaces: false,
  ...rest,
});

const LINKS = ['birth', 'adopted', 'foster', 'unknown'] as const;

/** Kin as no file should hold it: cousins who marry, people who are their own ancestors, children of three families. */
export const entangledKin = (most: number): fc.Arbitrary<KinGraph> =>
  fc.integer({ min: 1, max: most }).chain((size) => {
    const person = fc.nat({ max: size - 1 }).map((index) => (index % 2 === 0 ? `m${index}` : `f${index}`));
    const family = fc.record({
      partners: fc.uniqueArray(person, { maxLength: 2 }),
      children: fc.uniqueArray(person, { maxLength: 5 }),
      link: fc.constantFrom(...LINKS),
      since: fc.option(fc.integer({ min: 17_000_000, max: 19_000_000 })),
    });
    return fc.array(family, { maxLength: size }).map((families) => ({
      persons: Array.from({ length: size }, (_person, index) => ({
        id: index % 2 === 0 ? `m${index}` : `f${index}`,
        sex: index % 2 === 0 ? 'm' : 'f',
      })),
      families: families.map(({ partners, children, link, since }, id) => ({
        id,
        partners,
        children: children.map((personId) => ({ personId, link })),
        since,
        areMarried: true,
      })),
      moreUp: [],
      moreDown: [],
    }));
  });

/**
 * A family of so many generations: every couple has two children, every second of whom marries a person from outside.
 */
export function deepKin(generations: number): KinGraph {
  const families: KinFamily[] = [];
  for (let generation = 0; generation < generations; generation += 1) {
    for (let slot = 0; slot < 2 ** generation; slot += 1) {
      const index = 2 ** generation + slot;
      families.push(kinFamily(index, [`m${index}`, `f${index}`], [`m${index * 2}`, `m${index * 2 + 1}`]));
    }
  }
  return kinGraph(families);
}
