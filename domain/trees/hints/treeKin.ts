import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

/** A couple's family with the partner; the partner is null where the tree does not know them. */
export interface TreeCouple {
  family: TreeFamily;
  partner: TreePerson | null;
  children: readonly TreePerson[];
}

/** The people around a person in a tree. */
export interface TreeKin {
  father: TreePerson | null;
  mother: TreePerson | null;
  couples: readonly TreeCouple[];
  siblings: readonly TreePerson[];
}
