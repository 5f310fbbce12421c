import { NO_BASICS, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { statedYears, type StatedYears } from '#domain/trees/core/life/statedYears.ts';
import { OFFERED_RELATIONS, type OfferedRelation as Relation } from '#domain/trees/core/relatives/offeredRelations.ts';
import { proposeFamily } from '#domain/trees/core/relatives/proposeFamily.ts';
import type { TreePersonCard } from '#features/trees/core/index.ts';

import type { FamilyOfLife, Life } from './lifeOf.ts';
import { familyChoiceTexts } from './texts.ts';

/** A form to add a relative. */
export interface RelativeValues extends PersonBasics {
  relation: Relation;
  /** `new`, or a person of the tree. */
  who: 'new' | 'existing';
  /** Id of a person of the tree; empty: none is chosen. */
  existing: string;
  /** Birth of the person of the tree who was chosen; null where it is not recorded. */
  existingBorn: StatedYears | null;
  /** Number of the family, `0` for a new one; empty: not chosen. */
  family: string;
  /** It was chosen, not proposed. */
  isFamilyChosen: boolean;
  /** How many families there are to choose from. */
  familyCount: number;
}

/** Families that a relative of a kind can belong to: for children and partners the own ones, for the rest those of the parents. */
export function familiesFor({ families, parentFamilies }: Life, relation: Relation): readonly FamilyOfLife[] {
  if (relation === 'SON' || relation === 'DAUGHTER') return families;
  return relation === 'PARTNER' ? [] : parentFamilies;
}

/** The years of the marriage as the family's document has them. */
const marriedIn = ({ document }: FamilyOfLife): StatedYears | null => {
  const date = document?.facts.find(({ type, date: married }) => type === 'marriage' && married !== null)?.date;
  return date ? statedYears(date, 'birth') : null;
};

/**
 * The values with the family that dates propose, unless one was chosen: empty where they leave several, or none. Where there are
 * several families the form asks; only children and brothers and sisters have a birth that tells them apart.
 */
export function withFamily(values: RelativeValues, life: Life): RelativeValues {
  const families = familiesFor(life, values.relation);
  const familyCount = families.length;
  if (values.isFamilyChosen || familyCount < 2) return { ...values, familyCount };
  const isChild = values.relation === 'SON' || values.relation === 'DAUGHTER';
  const isParent = values.relation === 'FATHER' || values.relation === 'MOTHER';
  const born = values.who === 'existing' ? values.existingBorn : statedYears({ text: values.birthDate.trim() }, 'birth');
  const dated = families.map((family) => ({ id: family.id, parents: isChild ? [life.card, ...family.partners] : family.partners, married: marriedIn(family) }));
  const proposed = isParent ? null : proposeFamily(dated, born);
  return { ...values, familyCount, family: proposed === null ? '' : String(proposed) };
}

/** A form for a relation as it is opened. */
export const relativeValues = (relation: Relation, life: Life): RelativeValues =>
  withFamily({ relation, who: 'new', ...basicsFor(relation, life), existing: '', existingBorn: null, family: '', isFamilyChosen: false, familyCount: 0 }, life);

/** The family it joins, to choose among several. */
export const familyInWords = ({ partners, children }: FamilyOfLife, nameOf: (card: TreePersonCard) => string): string => {
  if (partners.length > 0) return familyChoiceTexts.with(partners.map(nameOf));
  return children.length > 0 ? familyChoiceTexts.withChildren(children.map(({ card }) => nameOf(card))) : familyChoiceTexts.empty;
};

/** What the form has at first. Of surnames that of the father, which most families hand on. */
export function basicsFor(relation: Relation, { card, families }: Life): PersonBasics {
  const sex = OFFERED_RELATIONS.find(({ value }) => value === relation)?.sex ?? 'u';
  const father = families.flatMap(({ partners }) => partners).find((partner) => partner.sex === 'm' && !partner.isRedacted);
  const handsOn = card.sex === 'f' && father ? father.surname : card.surname;
  const surname = relation === 'SON' || relation === 'DAUGHTER' ? handsOn : relation === 'MOTHER' || relation === 'PARTNER' ? '' : card.surname;
  return { ...NO_BASICS, sex: relation === 'PARTNER' ? (card.sex === 'm' ? 'f' : card.sex === 'f' ? 'm' : 'u') : sex, surname };
}
