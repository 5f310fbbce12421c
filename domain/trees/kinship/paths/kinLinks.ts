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

/**
 * Numbers that belong to other numbers, one list after another: those of `key` are `items[starts[key]]` up to
 * `items[starts[key + 1]]`.
 */
export interface KinLists {
  starts: Int32Array;
  items: Int32Array;
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
  /** The same without links, in the same order: for walks that meet everyone. */
  lists: { asChild: KinLists; asPartner: KinLists; partners: KinLists; children: KinLists };
}

const PARTNER = 0;

/** Lists with the kind of each item. */
interface Listed extends KinLists {
  kinds: Uint8Array;
}

/**
 * Lists of partners, or of children, by one of their two numbers. Numbers of a tree come from one row of numbers, so
 * that a list by number has few gaps.
 * @param most - no key is greater
 */
function listed(keys: Int32Array, values: Int32Array, kinds: Uint8Array, arePartners: boolean, most: number): Listed {
  const starts = new Int32Array(most + 2);
  for (let place = 0; place < keys.length; place += 1)
    if ((kinds[place] === PARTNER) === arePartners) starts[(keys[place] ?? 0) + 1]! += 1;
  for (let key = 1; key < starts.length; key += 1) starts[key]! += starts[key - 1]!;
  const next = starts.slice();
  const count = starts.at(-1) ?? 0;
  const [items, listedKinds] = [new Int32Array(count), new Uint8Array(count)];
  for (let place = 0; place < keys.length; place += 1) {
    const kind = kinds[place] ?? 0;
    if ((kind === PARTNER) !== arePartners) continue;
    const at = next[keys[place] ?? 0]!++;
    items[at] = values[place] ?? 0;
    listedKinds[at] = kind;
  }
  return { starts, items, kinds: listedKinds };
}

/** The list of one key, each item as it is wanted. */
function pick<Picked>(
  { starts, items, kinds }: Listed,
  key: number,
  of: (item: number, link: ParentLink) => Picked,
): Picked[] {
  const picked: Picked[] = [];
  const end = starts[key + 1] ?? 0;
  for (let at = starts[key] ?? end; at < end; at += 1)
    picked.push(of(items[at] ?? 0, KIN_LINKS[(kinds[at] ?? 0) - 1] ?? 'unknown'));
  return picked;
}

const largestOf = (numbers: Int32Array): number => {
  let largest = 0;
  for (const number of numbers) if (number > largest) largest = number;
  return largest;
};

/**
 * Makes a tree ready to be walked, in a few numbers for each member: a list for each of 140,000 people would take many
 * times as much.
 *
 * @param members - columns of one length, in the order in which partners and children are to come
 */
export function kinLinks({ families, persons, kinds }: KinMembers): KinLinks {
  const [lastFamily, lastPerson] = [largestOf(families), largestOf(persons)];
  const asChild = listed(persons, families, kinds, false, lastPerson);
  const asPartner = listed(persons, families, kinds, true, lastPerson);
  const partners = listed(families, persons, kinds, true, lastFamily);
  const children = listed(families, persons, kinds, false, lastFamily);
  const itself = (item: number): number => item;
  return {
    largest: lastPerson + 1,
    asChild: (personId) => pick(asChild, personId, (familyId, link) => ({ familyId, link })),
    asPartner: (personId) => pick(asPartner, personId, itself),
    partners: (familyId) => pick(partners, familyId, itself),
    children: (familyId) => pick(children, familyId, (personId, link) => ({ personId, link })),
    lists: { asChild, asPartner, partners, children },
  };
}

/** The same of whom some people's links are not to be known: as most files leave them. */
export function hidingLinks(links: KinLinks, hidden: ReadonlySet<number>): KinLinks {
  const shown = <Linked extends { link: ParentLink }>(linked: Linked, personId: number): Linked =>
    hidden.has(personId) ? { ...linked, link: 'unknown' } : linked;
  return {
    ...links,
    asChild: (personId) => links.asChild(personId).map((family) => shown(family, personId)),
    children: (familyId) => links.children(familyId).map((child) => shown(child, child.personId)),
  };
}
