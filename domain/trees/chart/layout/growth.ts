import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';

import type { Beyond, BoxRelation, ChartBox, ChartOptions } from './chart.ts';
import { indexKin, linkTo, type KinFamily, type KinGraph, type KinIndex } from './kinGraph.ts';

/** A box that has no place yet: it is at the origin until one is given to it. */
export type DraftBox = ChartBox;

/**
 * What a walk through the kin knows on its way: everyone has one card, anyone who comes again has a reference to it.
 */
export interface Growth {
  kin: KinIndex;
  options: ChartOptions;
  closedUp: ReadonlySet<string>;
  closedDown: ReadonlySet<string>;
  openedUp: ReadonlySet<string>;
  openedDown: ReadonlySet<string>;
  /** People who have their card. */
  shown: Set<string>;
  /** Keys that are taken; those of references and places are made from them. */
  keys: Set<string>;
  /** Families whose children are somewhere. */
  shownFamilies: Set<number>;
}

/** Starts a walk. */
export function startGrowth(graph: KinGraph, options: ChartOptions): Growth {
  const { closedUp, closedDown, openedUp, openedDown } = options;
  return {
    kin: indexKin(graph),
    options,
    closedUp: new Set(closedUp),
    closedDown: new Set(closedDown),
    openedUp: new Set(openedUp),
    openedDown: new Set(openedDown),
    shown: new Set(),
    keys: new Set(),
    shownFamilies: new Set(),
  };
}

interface Reached {
  from: string | null;
  relation: BoxRelation;
  link: ParentLink;
  generation: number;
}

function freeKey({ keys }: Growth, wanted: string): string {
  let key = wanted;
  for (let count = 2; keys.has(key); count += 1) key = `${wanted}~${count}`;
  keys.add(key);
  return key;
}

/** The card of a person, or a reference to it where they have one. */
export function personBox(growth: Growth, personId: string, reached: Reached): DraftBox {
  const isRepeated = growth.shown.has(personId);
  growth.shown.add(personId);
  const key = freeKey(growth, isRepeated ? `${personId}@${reached.from ?? ''}` : personId);
  const parentFamilies = isRepeated
    ? 0
    : growth.kin.parentFamiliesOf(personId).reduce((count, { partners }) => count + Math.sign(partners.length), 0);
  const { from, relation, link, generation } = reached;
  return {
    key,
    kind: isRepeated ? 'reference' : 'person',
    personId,
    addTo: null,
    x: 0,
    y: 0,
    wedge: null,
    from,
    relation,
    link,
    generation,
    up: 'nothing',
    down: 'nothing',
    upAt: 'top',
    parentFamilies,
    partnersElsewhere: [],
  };
}

/** Room for a parent who is not known. */
export function placeBox(growth: Growth, child: DraftBox, relation: 'FATHER' | 'MOTHER'): DraftBox {
  const personId = child.personId ?? '';
  const key = freeKey(growth, `${relation.toLowerCase()}+${personId}`);
  return {
    key,
    kind: 'place',
    personId: null,
    addTo: { personId, relation },
    x: 0,
    y: 0,
    wedge: null,
    from: child.key,
    relation: 'parent',
    link: 'unknown',
    generation: child.generation + 1,
    up: 'nothing',
    down: 'nothing',
    upAt: 'top',
    parentFamilies: 0,
    partnersElsewhere: [],
  };
}

/** In the place of parents of whom nothing is known but their children: it joins these. */
export const unknownParentsBox = (growth: Growth, child: DraftBox, link: ParentLink): DraftBox => ({
  key: freeKey(growth, `parents+${child.personId ?? ''}`),
  kind: 'place',
  personId: null,
  addTo: null,
  x: 0,
  y: 0,
  wedge: null,
  from: child.key,
  relation: 'parent',
  link,
  generation: child.generation + 1,
  up: 'nothing',
  down: 'nothing',
  upAt: 'top',
  parentFamilies: 0,
  partnersElsewhere: [],
});

/** Brothers and sisters in a family of which no parent is known, as far as they are here. */
export const hasUnknownParents = (
  { kin }: Growth,
  { family: { partners, children } }: ParentsOf,
  personId: string,
): boolean =>
  partners.length === 0 && children.some((child) => child.personId !== personId && kin.sexOf.has(child.personId));

/** The parents of a person as they are drawn: the father before the mother. */
export interface ParentsOf {
  family: KinFamily;
  father: string | null;
  mother: string | null;
  link: ParentLink;
  /** Parents are known of who were not loaded. */
  isPartly: boolean;
}

/** The family of parents that was chosen for a person, else the first; null where none is known. */
export function parentsOf({ kin, options }: Growth, personId: string): ParentsOf | null {
  const families = kin.parentFamiliesOf(personId);
  const family =
    families.find(({ id }) => id === options.parents[personId]) ??
    families.find(({ partners }) => partners.length > 0) ??
    families[0];
  if (!family) return null;
  const known = family.partners.filter((partner) => kin.sexOf.has(partner)).slice(0, 2);
  const [first = null, second = null] = known;
  const isTurned =
    second === null
      ? first !== null && kin.sexOf.get(first) === 'f'
      : kin.sexOf.get(second) === 'm' && kin.sexOf.get(first ?? '') !== 'm';
  return {
    family,
    father: isTurned ? second : first,
    mother: isTurned ? first : second,
    link: linkTo(family, personId),
    isPartly: known.length < Math.min(family.partners.length, 2),
  };
}

/** What lies beyond a box whose branch is not drawn. */
export const beyond = (isKnown: boolean, isMore: boolean): Beyond =>
  isKnown ? 'closed' : isMore ? 'unloaded' : 'nothing';
