/** A person of a tree, taken from an address. */
export interface TreePersonRef {
  treeId: number;
  personId: number;
}

/** The prefix of example trees (spec 2 section 2). */
const EXAMPLE_TREE_ID = 0;
const PERSON_ID = /^fmp-(\d{1,12})-(\d{1,12})$/u;

/** Numbers of people are integers of the database. */
const LARGEST_PERSON = 2_147_483_647;

/**
 * Reads a rootsfinder id, which is the id of a person of a tree: dash-separated, the tree second, the person third
 * (spec 2 sections 3 and 5). Null for anything else.
 * @example readTreePersonId('fmp-12-34') // { treeId: 12, personId: 34 }
 */
export function readTreePersonId(text: string): TreePersonRef | null {
  const [, tree, person] = PERSON_ID.exec(text) ?? [];
  return tree === undefined || person === undefined || Number(person) > LARGEST_PERSON
    ? null
    : { treeId: Number(tree), personId: Number(person) };
}

/** @example treePersonId(12, 34) // 'fmp-12-34'; the example tree has six digits: 'fmp-000000-000001' */
export const treePersonId = (treeId: number, personId: number): string =>
  treeId === EXAMPLE_TREE_ID ? `fmp-000000-${String(personId).padStart(6, '0')}` : `fmp-${treeId}-${personId}`;

/**
 * The tree that a reference names: a family tree reference, which is the id of a person of the tree, or the tree's
 * number. Null for anything else.
 */
export function readTreeRef(text: string): number | null {
  const ref = readTreePersonId(text);
  if (ref) return ref.treeId;
  return /^\d{1,12}$/u.test(text) ? Number(text) : null;
}

/** Whether an id belongs to the read-only example tree: `fmp-000000-` (spec 2 section 2). */
export const isExampleTreeId = (treeId: number): boolean => treeId === EXAMPLE_TREE_ID;

/**
 * The person that an address of a tree means: by their whole id, or by their number in the tree. What is neither stays
 * as it is, and names no one.
 * @example personInTree('fmp-7-1', '4') // 'fmp-7-4'
 */
export function personInTree(treeRef: string, person: string): string {
  const treeId = readTreeRef(treeRef);
  return readTreePersonId(person) || treeId === null || !/^\d{1,12}$/u.test(person)
    ? person
    : treePersonId(treeId, Number(person));
}
