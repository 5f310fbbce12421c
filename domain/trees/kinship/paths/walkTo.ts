import type { KinLinks } from './kinLinks.ts';

/** How someone was reached: from a child, from a sibling, from a parent, or by a marriage. */
export const REACHED = { start: 0, up: 1, across: 2, down: 3, marriage: 4 } as const;

/**
 * Everyone who was reached, in this order. Columns, since an object for each of 140,000 people would take several times
 * as long.
 */
export interface Walk {
  persons: Int32Array;
  /** Place of the one they were reached from; -1 for the first. */
  before: Int32Array;
  /** The family that a step up, across or down goes through. */
  families: Int32Array;
  /** Numbers of `REACHED`. */
  ways: Uint8Array;
}

/** Marriages that are looked across at most. */
const MOST_MARRIAGES = 12;
/**
 * Generations up and down that a line has at most: twice as many as any pedigree claims. A file may hold a single line
 * of thousands.
 */
const MOST_STEPS = 250;

/**
 * Walks from one person to everyone who can be reached without a marriage, then with one, and so on, until another is
 * met. Each person is reached once going up and once coming down. Who went down does not go up again: the other parent
 * of a child is reached by marriage.
 *
 * @param from - a person of the tree, as `to`; another one
 * @returns the walk and the place of `to` in it; null where none of so many marriages leads there
 */
export function walkTo({ lists, largest }: KinLinks, from: number, to: number): { walk: Walk; last: number } | null {
  const { asChild, asPartner, partners, children } = lists;
  const [persons, before, families, ways] = [
    new Int32Array(largest * 2),
    new Int32Array(largest * 2),
    new Int32Array(largest * 2),
    new Uint8Array(largest * 2),
  ];
  const [isUp, isAny] = [new Uint8Array(largest), new Uint8Array(largest)];
  // Families whose children were all reached: some hold thousands.
  const isCrossed = new Uint8Array(children.starts.length);
  let count = 0;
  const reach = (personId: number, at: number, way: number, familyId: number): void => {
    persons[count] = personId;
    before[count] = at;
    ways[count] = way;
    families[count] = familyId;
    count += 1;
  };
  /** Partners of a family, by a step up or by marriage. */
  const reachPartners = (familyId: number, at: number, way: number): void => {
    const end = partners.starts[familyId + 1]!;
    for (let of = partners.starts[familyId]!; of < end; of += 1) {
      const personId = partners.items[of]!;
      if (isUp[personId] === 1) continue;
      isUp[personId] = 1;
      reach(personId, at, way, familyId);
    }
  };
  const reachChildren = (familyId: number, at: number, way: number): void => {
    const end = children.starts[familyId + 1]!;
    for (let of = children.starts[familyId]!; of < end; of += 1) {
      const personId = children.items[of]!;
      if (isAny[personId] === 1) continue;
      isAny[personId] = 1;
      reach(personId, at, way, familyId);
    }
  };
  const stepByBlood = (at: number): void => {
    const personId = persons[at]!;
    if (ways[at] !== REACHED.down && ways[at] !== REACHED.across) {
      const end = asChild.starts[personId + 1]!;
      for (let nth = asChild.starts[personId]!; nth < end; nth += 1) {
        const familyId = asChild.items[nth]!;
        reachPartners(familyId, at, REACHED.up);
        if (isCrossed[familyId] === 1) continue;
        isCrossed[familyId] = 1;
        reachChildren(familyId, at, REACHED.across);
      }
    }
    const end = asPartner.starts[personId + 1]!;
    for (let nth = asPartner.starts[personId]!; nth < end; nth += 1)
      reachChildren(asPartner.items[nth]!, at, REACHED.down);
  };
  reach(from, -1, REACHED.start, 0);
  isUp[from] = 1;
  for (let marriages = 0, first = 0; marriages <= MOST_MARRIAGES && first < count; marriages += 1) {
    let at = first;
    for (let steps = 0; steps <= MOST_STEPS && at < count; steps += 1) {
      for (const end = count; at < end; at += 1) {
        if (persons[at] === to) return { walk: { persons, before, families, ways }, last: at };
        isAny[persons[at]!] = 1;
        stepByBlood(at);
      }
    }
    const [reached, end] = [first, at];
    first = count;
    for (at = reached; at < end; at += 1) {
      const personId = persons[at]!;
      for (let nth = asPartner.starts[personId]!; nth < asPartner.starts[personId + 1]!; nth += 1)
        reachPartners(asPartner.items[nth]!, at, REACHED.marriage);
    }
  }
  return null;
}
