import type { SuggestedPerson } from '#domain/shadowTree/suggestedPerson.ts';

/** Relations a suggested person may have, in words. */
export const RELATIONS = { FATHER: 'Father', MOTHER: 'Mother', PARENT: 'Parent', PARTNER: 'Partner', SON: 'Son', DAUGHTER: 'Daughter', CHILD: 'Child', BROTHER: 'Brother', SISTER: 'Sister', SIBLING: 'Brother or sister' } as const;
export type Relation = keyof typeof RELATIONS;

const BY_SEX: Readonly<Record<SuggestedPerson['sex'], readonly [Relation, ...Relation[]]>> = {
  m: ['SON', 'FATHER', 'BROTHER', 'PARTNER'],
  f: ['DAUGHTER', 'MOTHER', 'SISTER', 'PARTNER'],
  u: ['CHILD', 'PARENT', 'SIBLING', 'PARTNER'],
};

/** What somebody of a sex can be to a person, the likeliest first. */
export const relationsOf = (sex: SuggestedPerson['sex']): readonly [Relation, ...Relation[]] => BY_SEX[sex];
