import type { TreeRelation } from '#domain/trees/core/relatives/addRelative.ts';
import { RELATION_WORDS } from '#domain/trees/core/relatives/relationWords.ts';
import type { SuggestedPerson } from '#domain/trees/shadow/suggestedPerson.ts';

/** Relations a suggested person may have, as the server names them. */
export type Relation = Uppercase<TreeRelation>;

/** @example relationInWords('SON') // 'Son' */
export const relationInWords = (relation: Relation): string => RELATION_WORDS[relation.toLowerCase() as TreeRelation];

const BY_SEX: Readonly<Record<SuggestedPerson['sex'], readonly [Relation, ...Relation[]]>> = {
  m: ['SON', 'FATHER', 'BROTHER', 'PARTNER'],
  f: ['DAUGHTER', 'MOTHER', 'SISTER', 'PARTNER'],
  u: ['CHILD', 'PARENT', 'SIBLING', 'PARTNER'],
};

/** What somebody of a sex can be to a person, the likeliest first. */
export const relationsOf = (sex: SuggestedPerson['sex']): readonly [Relation, ...Relation[]] => BY_SEX[sex];
