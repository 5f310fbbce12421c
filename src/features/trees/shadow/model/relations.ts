import type { RelationName } from '#domain/trees/core/relatives/offeredRelations.ts';
import type { SuggestedPerson } from '#domain/trees/shadow/suggestedPerson.ts';

const BY_SEX: Readonly<Record<SuggestedPerson['sex'], readonly [RelationName, ...RelationName[]]>> = {
  m: ['SON', 'FATHER', 'BROTHER', 'PARTNER'],
  f: ['DAUGHTER', 'MOTHER', 'SISTER', 'PARTNER'],
  u: ['CHILD', 'PARENT', 'SIBLING', 'PARTNER'],
};

/** What a suggested person of a sex can be to another, the likeliest first. */
export const relationsOf = (sex: SuggestedPerson['sex']): readonly [RelationName, ...RelationName[]] => BY_SEX[sex];
