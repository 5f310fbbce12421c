import { NO_BASICS, type PersonBasics } from '#domain/trees/core/editing/newPerson.ts';
import { didHappen } from '#domain/trees/core/facts/didHappen.ts';
import { proposeFamily } from '#domain/trees/core/relatives/proposeFamily.ts';
import { OFFERED_RELATIONS, type OfferedRelation as Relation } from '#domain/trees/core/relatives/relationWords.ts';
import { statedYears, type StatedYears } from '#domain/trees/core/statedYears.ts';
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
  /** The form asks which family is meant. */
  asksFamily: boolean;
}

/**
 * Families that a relative of a kind can belong to: for children and partners the own ones, for the rest those of the
 * parents.
 */
function familiesFor({ families, parentFamilies }: Life, relation: Relation): readonly FamilyOfLife[] {
  if (relation === 'SON' || relation === 'DAUGHTER') return families;
  return relation === 'PARTNER' ? [] : parentFamilies;
}

/** The years of the marriage as the family's document has them. */
const marriedIn = ({ document }: FamilyOfLife): StatedYears | null => {
  const date = document?.facts.find((fact) => fact.type === 'marriage' && fact.date !== null && didHappen(fact))?.date;
  return date ? statedYears(date, 'birth') : null;
};

const isParentOf = (relation: Relation): boolean => relation === 'FATHER' || relation === 'MOTHER';

/**
 * The families that the form lets choose from, without a new one: those of the person, and for a parent who is in the
 * tree, where the person has no parents, the parent's own. A family with two parents takes no third. Null: it does not
 * ask.
 *
 * @param ofParent - families of the parent chosen from the tree
 */
export function familyChoices(
  life: Life,
  { relation, who }: Pick<RelativeValues, 'relation' | 'who'>,
  ofParent: readonly FamilyOfLife[],
): readonly FamilyOfLife[] | null {
  const families = familiesFor(life, relation);
  if (!isParentOf(relation)) return families.length > 1 ? families : null;
  if (families.length === 0) return who === 'existing' && ofParent.length > 0 ? ofParent : null;
  const sex = OFFERED_RELATIONS.find(({ value }) => value === relation)?.sex;
  const isPlain = ({ partners }: FamilyOfLife) =>
    partners.length < 2 && partners.every((partner) => partner.sex !== sex);
  return families.length === 1 && families.every(isPlain)
    ? null
    : families.filter(({ partners }) => partners.length < 2);
}

/**
 * The values with the family that dates propose, unless one was chosen: empty where they leave several, or none. Where
 * there are several families the form asks; only children and brothers and sisters have a birth that tells them apart.
 * A parent who is in the tree and has one family is proposed with that.
 */
export function withFamily(values: RelativeValues, life: Life, ofParent: readonly FamilyOfLife[] = []): RelativeValues {
  const families = familyChoices(life, values, ofParent);
  const asksFamily = families !== null;
  if (values.isFamilyChosen || families === null) return { ...values, asksFamily };
  const [only, ...others] = families;
  if (isParentOf(values.relation))
    return {
      ...values,
      asksFamily,
      family: only && others.length === 0 && families === ofParent ? String(only.id) : '',
    };
  const isChild = values.relation === 'SON' || values.relation === 'DAUGHTER';
  const born =
    values.who === 'existing' ? values.existingBorn : statedYears({ text: values.birthDate.trim() }, 'birth');
  const dated = families.map((family) => ({
    id: family.id,
    parents: isChild ? [life.card, ...family.partners] : family.partners,
    married: marriedIn(family),
  }));
  const proposed = proposeFamily(dated, born);
  return { ...values, asksFamily, family: proposed === null ? '' : String(proposed) };
}

/** A form for a relation as it is opened. */
export const relativeValues = (relation: Relation, life: Life): RelativeValues =>
  withFamily(
    {
      relation,
      who: 'new',
      ...basicsFor(relation, life),
      existing: '',
      existingBorn: null,
      family: '',
      isFamilyChosen: false,
      asksFamily: false,
    },
    life,
  );

/** The family it joins, to choose among several. */
export const familyInWords = (
  { partners, children }: FamilyOfLife,
  nameOf: (card: TreePersonCard) => string,
): string => {
  if (partners.length > 0) return familyChoiceTexts.with(partners.map(nameOf));
  return children.length > 0
    ? familyChoiceTexts.withChildren(children.map(({ card }) => nameOf(card)))
    : familyChoiceTexts.empty;
};

/** What the form has at first. Of surnames that of the father, which most families hand on. */
export function basicsFor(relation: Relation, { card, families }: Life): PersonBasics {
  const sex = OFFERED_RELATIONS.find(({ value }) => value === relation)?.sex ?? 'u';
  const father = families
    .flatMap(({ partners }) => partners)
    .find((partner) => partner.sex === 'm' && !partner.isRedacted);
  const handsOn = card.sex === 'f' && father ? father.surname : card.surname;
  const surname =
    relation === 'SON' || relation === 'DAUGHTER'
      ? handsOn
      : relation === 'MOTHER' || relation === 'PARTNER'
        ? ''
        : card.surname;
  return {
    ...NO_BASICS,
    sex: relation === 'PARTNER' ? (card.sex === 'm' ? 'f' : card.sex === 'f' ? 'm' : 'u') : sex,
    surname,
  };
}
