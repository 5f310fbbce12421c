import { NO_BASICS, type PersonBasics } from '#domain/trees/editing/newPerson.ts';
import type { TreeSex } from '#domain/trees/model/treePerson.ts';
import { RELATION_WORDS } from '#domain/trees/relatives/relationWords.ts';
import type { TreePersonCard } from '#features/tree-data/index.ts';

import type { FamilyOfLife, Life } from './lifeOf.ts';

/** What somebody new, or somebody of the tree, is to a person. */
export type Relation = 'FATHER' | 'MOTHER' | 'PARTNER' | 'SON' | 'DAUGHTER' | 'BROTHER' | 'SISTER';

interface RelationOption {
  value: Relation;
  label: string;
  /** What the relation says about it. */
  sex: TreeSex;
}

export const RELATIONS: readonly RelationOption[] = [
  { value: 'FATHER', label: RELATION_WORDS.father, sex: 'm' },
  { value: 'MOTHER', label: RELATION_WORDS.mother, sex: 'f' },
  { value: 'PARTNER', label: RELATION_WORDS.partner, sex: 'u' },
  { value: 'SON', label: RELATION_WORDS.son, sex: 'm' },
  { value: 'DAUGHTER', label: RELATION_WORDS.daughter, sex: 'f' },
  { value: 'BROTHER', label: RELATION_WORDS.brother, sex: 'm' },
  { value: 'SISTER', label: RELATION_WORDS.sister, sex: 'f' },
];

/** Which relation the address asks for: `?relation=son`. */
export const readRelation = (text: string | null): Relation => RELATIONS.find(({ value }) => value === text?.toUpperCase())?.value ?? 'SON';

/** A form to add a relative. */
export interface RelativeValues {
  relation: Relation;
  /** `new`, or somebody who is in the tree. */
  who: 'new' | 'existing';
  basics: PersonBasics;
  /** Id of somebody of the tree; empty: nobody chosen. */
  existing: string;
  /** Number of the family; empty: the server decides. */
  family: string;
}

/** Families that a relative of a kind can belong to: for children and partners the own ones, for the rest those of the parents. */
export function familiesFor({ families, parentFamilies }: Life, relation: Relation): readonly FamilyOfLife[] {
  if (relation === 'SON' || relation === 'DAUGHTER') return families;
  return relation === 'PARTNER' ? [] : parentFamilies;
}

/** A family by whom it joins, to choose among several. */
export const familyInWords = ({ partners, children }: FamilyOfLife, nameOf: (card: TreePersonCard) => string): string => {
  if (partners.length > 0) return `With ${partners.map(nameOf).join(' and ')}`;
  return children.length > 0 ? `With ${children.map(({ card }) => nameOf(card)).join(', ')}` : 'Nobody else yet';
};

/** Whose surname stands in the form at first: fathers mostly hand it on. */
export function basicsFor(relation: Relation, { card, families }: Life): PersonBasics {
  const sex = RELATIONS.find(({ value }) => value === relation)?.sex ?? 'u';
  const father = families.flatMap(({ partners }) => partners).find((partner) => partner.sex === 'm' && !partner.isRedacted);
  const handsOn = card.sex === 'f' && father ? father.surname : card.surname;
  const surname = relation === 'SON' || relation === 'DAUGHTER' ? handsOn : relation === 'MOTHER' || relation === 'PARTNER' ? '' : card.surname;
  return { ...NO_BASICS, sex: relation === 'PARTNER' ? (card.sex === 'm' ? 'f' : card.sex === 'f' ? 'm' : 'u') : sex, surname };
}
