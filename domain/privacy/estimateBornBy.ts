import type { ParentLink } from '#domain/trees/model/treeFamily.ts';
import type { TreeSex } from '#domain/trees/model/treePerson.ts';

import { earlier, type BornByEvidence } from './bornByEvidence.ts';
import { kinInWords, type KinStep } from './kinInWords.ts';

/** What is known of a person's life without looking at relatives (`derivePerson`). */
export interface LifeOfPerson {
  sex: TreeSex;
  ownBornBy: BornByEvidence | null;
  /** The earliest year that the birth told of can mean; null where none is told. */
  bornFrom: number | null;
  /** The latest year of the death, where one is told. */
  diedBy: number | null;
}

/** A family as the rule sees it. */
export interface FamilyLinks {
  partners: readonly number[];
  children: readonly { personId: number; link: ParentLink }[];
  /** What the facts of the couple tell of both partners (`firstYearEvidence`). */
  ownBornBy: BornByEvidence | null;
}

/** The ages, in years, beyond which nobody had a child. Wider than life mostly is: a wrong bound would show somebody living. */
const YOUNGEST_PARENT = 12;
const OLDEST_MOTHER = 60;
const OLDEST_FATHER = 90;
const OLDEST_PARENT: Readonly<Record<TreeSex, number>> = { f: OLDEST_MOTHER, m: OLDEST_FATHER, x: OLDEST_FATHER, u: OLDEST_FATHER };
/** The furthest two partners, and two children of one couple, are apart. */
const PARTNERS_APART = 50;
const SIBLINGS_APART = OLDEST_MOTHER - YOUNGEST_PARENT;
/** How many steps from relative to relative evidence is carried. */
const FURTHEST_KIN = 4;

interface Bound extends BornByEvidence {
  /** From the person to the one whose evidence it is. */
  path: readonly KinStep[];
  /** Sex of that one. */
  sex: TreeSex;
}

/**
 * The latest year in which each person can have been born, from their own facts and from those of relatives up to four
 * steps away: a child is born before the mother is 60, a parent at least 12 years before the child, partners within 50 years
 * of each other. People whom nothing bounds are missing from the answer: they count as living. A birth that is told is never
 * outdone by anything earlier: a slip in somebody else's dates must not show somebody living.
 *
 * The rule of the families asked for only needs people within four steps of them.
 */
export function estimateBornBy(people: ReadonlyMap<number, LifeOfPerson>, families: readonly FamilyLinks[]): Map<number, BornByEvidence> {
  let bounds = new Map<number, Bound>();
  for (const [id, { ownBornBy, sex }] of people) if (ownBornBy) bounds.set(id, { ...ownBornBy, path: [], sex });
  for (const { partners, ownBornBy } of families) if (ownBornBy) for (const id of partners) keepEarlier(bounds, id, { ...ownBornBy, path: [], sex: people.get(id)?.sex ?? 'u' });
  for (let step = 0; step < FURTHEST_KIN; step += 1) {
    const next = new Map(bounds);
    const isChanged = families.map((family) => carry(family, people, bounds, next)).some(Boolean);
    if (!isChanged) break;
    bounds = next;
  }
  return new Map([...bounds].map(([id, bound]) => [id, notBefore(people.get(id)?.bornFrom ?? null, bound)]));
}

/** A bound in words, unless the person's own birth is told to be later. */
function notBefore(bornFrom: number | null, { year, reason, path, sex }: Bound): BornByEvidence {
  if (bornFrom !== null && bornFrom > year) return { year: bornFrom, reason: `born ${bornFrom}` };
  return { year, reason: path.length === 0 ? reason : `judged by ${kinInWords(path, sex)} ${reason}` };
}

function keepEarlier(bounds: Map<number, Bound>, id: number, bound: Bound | null): boolean {
  const known = bounds.get(id) ?? null;
  if (!bound || earlier(known, bound) === known) return false;
  bounds.set(id, bound);
  return true;
}

/** Carries what was known one step along a family; true where somebody's bound became earlier. */
function carry({ partners, children }: FamilyLinks, people: ReadonlyMap<number, LifeOfPerson>, known: ReadonlyMap<number, Bound>, next: Map<number, Bound>): boolean {
  const through = (from: number, step: KinStep, years: number): Bound | null => {
    const bound = known.get(from);
    return bound ? { ...bound, year: bound.year + years, path: [step, ...bound.path] } : null;
  };
  let isChanged = false;
  const tell = (id: number, bound: Bound | null) => {
    if (people.has(id) && keepEarlier(next, id, bound)) isChanged = true;
  };
  const born = children.filter(({ link }) => link === 'birth' || link === 'unknown').map(({ personId }) => personId);
  for (const partner of partners) {
    for (const other of partners) if (other !== partner) tell(partner, through(other, 'partner', PARTNERS_APART));
    for (const child of born) {
      tell(partner, through(child, 'child', -YOUNGEST_PARENT));
      tell(child, through(partner, 'parent', OLDEST_PARENT[people.get(partner)?.sex ?? 'u']));
      tell(child, beforeDeathOf(people.get(partner)));
    }
  }
  const eldest = born.flatMap((id) => known.get(id) ?? []).reduce<Bound | null>((best, bound) => (best && best.year <= bound.year ? best : bound), null);
  if (eldest) for (const child of born) tell(child, { ...eldest, year: eldest.year + SIBLINGS_APART, path: ['sibling', ...eldest.path] });
  return isChanged;
}

/** Nobody is born after the mother's death, nor in the second year after the father's. */
function beforeDeathOf(parent: LifeOfPerson | undefined): Bound | null {
  if (parent?.diedBy == null) return null;
  return { year: parent.diedBy + (parent.sex === 'f' ? 0 : 1), reason: `dead by ${parent.diedBy}`, path: ['parent'], sex: parent.sex };
}
