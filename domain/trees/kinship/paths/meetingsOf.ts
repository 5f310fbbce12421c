import type { ParentLink } from '../../core/model/treeFamily.ts';
import { isByBirth } from '../../core/relatives/isByBirth.ts';
import type { Ancestry } from './ancestryOf.ts';
import type { KinLinks } from './kinLinks.ts';
import type { KinStep } from './kinPath.ts';

/** Two siblings, one of them on the line of each of two people: there their lines meet. */
export interface Meeting {
  first: number;
  second: number;
  shared: readonly SharedParent[];
  /** Fewest and most generations of both lines together. */
  least: number;
  most: number;
}

/** What two siblings share, and how each belongs to it. */
export interface SiblingTie {
  tops: readonly number[];
  isHalf: boolean;
  first: ParentLink;
  second: ParentLink;
}

/** A parent whom two siblings share, and how each belongs to them. */
interface SharedParent {
  parent: number;
  first: ParentLink;
  second: ParentLink;
}

const areByBirth = ({ first, second }: Omit<SharedParent, 'parent'>): boolean => isByBirth(first) && isByBirth(second);

/** Families that two people are both children of. */
const sharedFamilies = (links: KinLinks, { first, second }: Meeting) =>
  links.asChild(first).flatMap((one) => {
    const other = links.asChild(second).find(({ familyId }) => familyId === one.familyId);
    return other ? [{ familyId: one.familyId, first: one.link, second: other.link }] : [];
  });

/**
 * What two siblings share. By birth goes before all else: who has a parent in common is not called a step-sibling for
 * the other of the couple. In one family of one known parent they are taken to be of one couple.
 */
export function tieOf(links: KinLinks, siblings: Meeting): SiblingTie | null {
  const families = sharedFamilies(links, siblings);
  const family = families.find(areByBirth);
  if (family) return { ...family, tops: links.partners(family.familyId), isHalf: false };
  const byBirth = siblings.shared.filter(areByBirth);
  const [parent] = byBirth;
  if (parent)
    return {
      first: parent.first,
      second: parent.second,
      tops: byBirth.slice(0, 2).map((each) => each.parent),
      isHalf: byBirth.length === 1,
    };
  const [other] = families;
  if (other) return { ...other, tops: links.partners(other.familyId), isHalf: false };
  const [any] = siblings.shared;
  return any
    ? { first: any.first, second: any.second, tops: [any.parent], isHalf: siblings.shared.length === 1 }
    : null;
}

/** Pairs of siblings that are looked at: a tree where everyone is a child of everyone before would have millions. */
const MOST_PAIRS = 200_000;

/** Places where the lines of two people meet, the nearest first; all of them where `isWhole`. */
export function meetingsOf(one: Ancestry, other: Ancestry): { meetings: Meeting[]; isWhole: boolean } {
  let pairs = 0;
  const found = new Map<number, Map<number, Meeting & { shared: SharedParent[] }>>();
  const sum = (ways: 'least' | 'most', first: number, second: number) =>
    (one[ways].get(first) ?? 0) + (other[ways].get(second) ?? 0) + 2;
  const add = (
    { personId: first, link }: KinStep,
    { personId: second, link: otherLink }: KinStep,
    parent: number | null,
  ) => {
    pairs += 1;
    if (first === second || pairs > MOST_PAIRS) return;
    const ofFirst = found.get(first) ?? new Map<number, Meeting & { shared: SharedParent[] }>();
    found.set(first, ofFirst);
    const meeting = ofFirst.get(second) ?? {
      first,
      second,
      shared: [],
      least: sum('least', first, second),
      most: sum('most', first, second),
    };
    ofFirst.set(second, meeting);
    if (parent !== null) meeting.shared.push({ parent, first: link, second: otherLink });
  };
  for (const [parent, steps] of one.below) {
    if (pairs > MOST_PAIRS) break;
    for (const first of steps) for (const second of other.below.get(parent) ?? []) add(first, second, parent);
  }
  for (const [family, steps] of one.orphansOf)
    for (const first of steps) for (const second of other.orphansOf.get(family) ?? []) add(first, second, null);
  return {
    meetings: [...found.values()].flatMap((ofFirst) => [...ofFirst.values()]).sort((a, b) => a.least - b.least),
    isWhole: pairs <= MOST_PAIRS,
  };
}
