import type { DocumentChange } from '../model/treeDocument.ts';

/** Why people of a tree cannot be related as requested; nothing is changed then. */
type RelationProblemCode =
  | 'SELF'
  | 'THIRD_PARENT'
  | 'SECOND_PARENT'
  | 'CHOOSE_FAMILY_OF_PARENT'
  | 'ALREADY_RELATED'
  | 'CHOOSE_FAMILY'
  | 'NO_SUCH_FAMILY'
  | 'FAMILY_IS_FULL'
  | 'PARENT_AND_CHILD';

/** The words readers see. */
const RELATION_PROBLEMS: Readonly<Record<RelationProblemCode, string>> = {
  SELF: 'A person cannot be their own relative.',
  THIRD_PARENT: 'This person already has two parents. Remove one first, or add the new parents as a separate family.',
  SECOND_PARENT:
    'This person already has a father or mother here. Choose whether the new one joins that family or has a family of their own.',
  CHOOSE_FAMILY_OF_PARENT: 'The person you chose has several families. Choose the one this child belongs to.',
  ALREADY_RELATED: 'These two people are already related in this way.',
  CHOOSE_FAMILY: 'This person has several families. Choose one.',
  NO_SUCH_FAMILY: 'This person is no longer in that family.',
  FAMILY_IS_FULL: 'This family already has two partners.',
  PARENT_AND_CHILD: 'One of these people is the other’s parent in this tree, so they cannot be the same person.',
};

/** The result of a plan about relatives: changes of documents, or why there are none. */
export type RelationOutcome =
  | { changes: readonly DocumentChange[]; problem?: never }
  | { changes?: never; problem: { code: RelationProblemCode; text: string } };

/** A plan that cannot be carried out. */
export const refuseRelation = (code: RelationProblemCode): RelationOutcome => ({
  problem: { code, text: RELATION_PROBLEMS[code] },
});
