import type { ParentLink } from '../../core/model/treeFamily.ts';

/** Kinds of links in the order of their numbers, from 1. */
export const KIN_LINKS: readonly ParentLink[] = ['birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'];

/** Who belongs to which family: as columns, since a list of objects would take many times as long to read. */
export interface KinMembers {
  families: Int32Array;
  persons: Int32Array;
  /** 0 for a partner, else the number of the child's link. */
  kinds: Uint8Array;
}

/** A family that a person is a child of. */
export interface ChildOf {
  familyId: number;
  link: ParentLink;
}

/** Who belongs to whom in a whole tree, to be walked from person to person. */
export interface KinLinks {
  /** No person has a greater number. */
  largest: number;
  /** Families a person is a child of. */
  asChild: (personId: number) => readonly ChildOf[];
  /** Families a person is a partner of. */
  asPartner: (personId: number) => readonly number[];
  partners: (familyId: number) => readonly number[];
  children: (familyId: number) => readonly { personId: number; link: ParentLink }[];
}

const PARTNER = 0;

/** Members in order of one of their two numbers: where those of each number start, and their places in that order. */
interface Sorted {
  starts: Int32Array;
  places: Int32Array;
}

/** Numbers of a tree come from one row of numbers, so that a list by number has few gaps. */
function sorted(keys: Int32Array): Sorted {
  let largest = 0;
  for (const key of keys) largest = Math.max(largest, key);
  const starts = new Int32Array(largest + 2);
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1;
  for (let key = 1; key < starts.length; key += 1) starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const next = starts.slice();
  const places = new Int32Array(keys.length);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    places[next[key] ?? 0] = place;
    next[key] = (next[key] ?? 0) + 1;
  }
  return { starts, places };
}

/**
 * Makes a tree ready to be walked, in a few numbers for each member: a list for each of 140,000 people would take many times as much.
 *
 * @param members - columns of one length, in the order in which partners and children are to come
 */
export function kinLinks(members: KinMembers): KinLinks {
  const { families, persons, kinds } = members;
  const [byFamily, byPerson] = [sorted(families), sorted(persons)];
  function pick<Picked>({ starts, places }: Sorted, key: number, arePartners: boolean, of: (place: number) => Picked): Picked[] {
    const picked: Picked[] = [];
    const end = starts[key + 1] ?? 0;
    for (let index = starts[key] ?? end; index < end; index += 1) {
      const place = places[index] ?? 0;
      if ((kinds[place] === PARTNER) === arePartners) picked.push(of(place));
    }
    return picked;
  }
  const familyAt = (place: number): number => families[place] ?? 0;
  const personAt = (place: number): number => persons[place] ?? 0;
  const linkAt = (place: number): ParentLink => KIN_LINKS[(kinds[place] ?? 0) - 1] ?? 'unknown';
  const familyAndLink = (place: number) => ({ familyId: familyAt(place), link: linkAt(place) });
  const personAndLink = (place: number) => ({ personId: personAt(place), link: linkAt(place) });
  return {
    largest: byPerson.starts.length,
    asChild: (personId) => pick(byPerson, personId, false, familyAndLink),
    asPartner: (personId) => pick(byPerson, personId, true, familyAt),
    partners: (familyId) => pick(byFamily, familyId, true, personAt),
    children: (familyId) => pick(byFamily, familyId, false, personAndLink),
  };
}

/** The same of whom some people's links are not to be known: as most files leave them. */
export function hidingLinks(links: KinLinks, hidden: ReadonlySet<number>): KinLinks {
  const shown = <Linked extends { link: ParentLink }>(linked: Linked, personId: number): Linked => (hidden.has(personId) ? { ...linked, link: 'unknown' } : linked);
  return {
    ...links,
    asChild: (personId) => links.asChild(personId).map((family) => shown(family, personId)),
    children: (familyId) => links.children(familyId).map((child) => shown(child, child.personId)),
  };
}
