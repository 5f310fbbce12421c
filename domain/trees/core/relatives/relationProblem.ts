/** Why people of a tree cannot be related as it was wished; nothing is changed then. */
export type RelationProblemCode = 'SELF' | 'THIRD_PARENT' | 'ALREADY_RELATED' | 'CHOOSE_FAMILY' | 'NO_SUCH_FAMILY' | 'FAMILY_IS_FULL' | 'PARENT_AND_CHILD';

/** What readers are told of it. */
export const RELATION_PROBLEMS: Readonly<Record<RelationProblemCode, string>> = {
  SELF: 'Nobody can be their own relative.',
  THIRD_PARENT: 'There are two parents already. Remove one from the family first, or add the others as a family of their own.',
  ALREADY_RELATED: 'These two people are related in this way already.',
  CHOOSE_FAMILY: 'There are several families: choose the one that is meant.',
  NO_SUCH_FAMILY: 'This person is not in that family any more.',
  FAMILY_IS_FULL: 'There are two partners in this family already.',
  PARENT_AND_CHILD: 'One of these people is the other’s parent in a family of this tree. They cannot be one person.',
};
