import { emptyFamily } from '../documents/emptyDocuments.ts';
import type { DocumentChange } from '../model/treeDocument.ts';
import type { ParentLink, TreeFamily } from '../model/treeFamily.ts';
import type { TreePerson, TreeSex } from '../model/treePerson.ts';
import { refuseRelation, type RelationOutcome } from './relationOutcome.ts';

/** The relation of a new person to a person of the tree. */
export type TreeRelation =
  | 'father'
  | 'mother'
  | 'parent'
  | 'partner'
  | 'son'
  | 'daughter'
  | 'child'
  | 'brother'
  | 'sister'
  | 'sibling';

/** A plan to add a relative. */
export interface RelativeRequest {
  personId: number;
  relation: TreeRelation;
  /**
   * Which of the person's families is meant; null: the one there is; 0: one of its own. Of a parent who is in the tree
   * it may be one of the parent's: the person joins it as a child.
   */
  familyId: number | null;
  relative: TreePerson;
  /** The relative has still to be made, with the id they carry; otherwise they are of the tree already. */
  isNew: boolean;
  /** Id for a family, where one has to be made. */
  newFamilyId: number;
  /** How a child or a person belongs to the parents. */
  link?: ParentLink;
  /** The sex of people of these families; not known where left out. A second father or mother is asked about by it. */
  sexOf?: (personId: number) => TreeSex;
}

const SEXES: Partial<Record<TreeRelation, TreeSex>> = {
  father: 'm',
  mother: 'f',
  son: 'm',
  daughter: 'f',
  brother: 'm',
  sister: 'f',
};

/** The family of a plan; null: one has to be made. */
type Chosen = TreeFamily | null | 'several' | 'none';

function chosen(families: readonly TreeFamily[], familyId: number | null): Chosen {
  if (familyId === 0) return null;
  if (familyId !== null) return families.find(({ id }) => id === familyId) ?? 'none';
  return families.length > 1 ? 'several' : (families[0] ?? null);
}

const isPartner = (family: TreeFamily, id: number) => family.partners.includes(id);
const isChild = (family: TreeFamily, id: number) => family.children.some(({ personId }) => personId === id);

/**
 * Adds a relative: a new person, or one of the tree. Makes the family where there is none. Cycles and unlikely days are
 * not looked at here: they are warned of (`treeWarnings`), not refused.
 * @param families - at least all that the person or the relative is in.
 * @returns the changed documents, the relative among them where new; or why there are none.
 */
export function addRelative(families: readonly TreeFamily[], request: RelativeRequest): RelationOutcome {
  const { personId, relation, relative, isNew } = request;
  if (relative.id === personId) return refuseRelation('SELF');
  const asChild = families.filter((family) => isChild(family, personId));
  const asPartner = families.filter((family) => isPartner(family, personId));
  const outcome = ['father', 'mother', 'parent'].includes(relation)
    ? addParent(asChild, families, request)
    : relation === 'partner'
      ? addPartner(asPartner, request)
      : ['son', 'daughter', 'child'].includes(relation)
        ? addChild(asPartner, request)
        : addSibling(asChild, request);
  if (outcome.problem) return outcome;
  const sex = SEXES[relation];
  const person: TreePerson = sex && relative.sex === 'u' ? { ...relative, sex } : relative;
  const made: DocumentChange[] = isNew ? [{ kind: 'person', id: person.id, before: null, after: person }] : [];
  return { changes: [...made, ...outcome.changes] };
}

const changed = (before: TreeFamily, after: Partial<TreeFamily>): RelationOutcome => ({
  changes: [{ kind: 'family', id: before.id, before, after: { ...before, ...after } }],
});
const made = (id: number, family: Partial<TreeFamily>): RelationOutcome => ({
  changes: [{ kind: 'family', id, before: null, after: { ...emptyFamily(id), ...family } }],
});

const joinAsChild = (family: TreeFamily, personId: number, link: ParentLink): RelationOutcome =>
  isChild(family, personId) || isPartner(family, personId)
    ? refuseRelation('ALREADY_RELATED')
    : changed(family, { children: [...family.children, { personId, link }] });

/** Nothing is said of the family itself, only who is in it. */
const isBare = ({ facts, notes, mediaIds, citations, isPrivate }: TreeFamily): boolean =>
  facts.length + notes.length + mediaIds.length + citations.length === 0 && !isPrivate;

/**
 * A parent who is in the tree joins the family that exists: of a person without parents their own, where they have one;
 * of a person with one parent that of both parents, where there is one. A second father or mother joins only where the
 * family was named.
 */
function addParent(
  families: readonly TreeFamily[],
  all: readonly TreeFamily[],
  request: RelativeRequest,
): RelationOutcome {
  const { personId, relation, familyId, relative, isNew, newFamilyId, link = 'birth', sexOf = () => 'u' } = request;
  if (families.some((family) => isPartner(family, relative.id))) return refuseRelation('ALREADY_RELATED');
  const theirs = isNew ? [] : all.filter((family) => isPartner(family, relative.id));
  const named = theirs.find(({ id }) => id === familyId);
  if (named) return joinAsChild(named, personId, link);
  const family = chosen(families, familyId);
  if (family === 'none') return refuseRelation('NO_SUCH_FAMILY');
  if (family === 'several') return refuseRelation('CHOOSE_FAMILY');
  if (!family) {
    const [own, ...others] = familyId === null ? theirs : [];
    if (others.length > 0) return refuseRelation('CHOOSE_FAMILY_OF_PARENT');
    return own
      ? joinAsChild(own, personId, link)
      : made(newFamilyId, { partners: [relative.id], children: [{ personId, link }] });
  }
  if (family.partners.length >= 2) return refuseRelation('THIRD_PARENT');
  if (isChild(family, relative.id)) return refuseRelation('ALREADY_RELATED');
  const [parent] = family.partners;
  const sex = SEXES[relation];
  if (familyId === null && parent !== undefined && sex !== undefined && sexOf(parent) === sex)
    return refuseRelation('SECOND_PARENT');
  const couple = theirs.find((one) => parent !== undefined && isPartner(one, parent));
  if (couple && isBare(family)) return unite(family, couple);
  // GEDCOM writes the husband first.
  const isFirst = relation === 'father' || (relation === 'parent' && relative.sex === 'm');
  return changed(family, { partners: isFirst ? [relative.id, ...family.partners] : [...family.partners, relative.id] });
}

/** The children of one parent join the family of both; theirs, of which nothing is said, goes. */
function unite(alone: TreeFamily, couple: TreeFamily): RelationOutcome {
  const joining = alone.children.filter(({ personId }) => !isChild(couple, personId) && !isPartner(couple, personId));
  return {
    changes: [
      { kind: 'family', id: alone.id, before: alone, after: null },
      {
        kind: 'family',
        id: couple.id,
        before: couple,
        after: { ...couple, children: [...couple.children, ...joining] },
      },
    ],
  };
}

function addPartner(
  families: readonly TreeFamily[],
  { personId, familyId, relative, newFamilyId }: RelativeRequest,
): RelationOutcome {
  if (families.some((family) => isPartner(family, relative.id) || isChild(family, relative.id)))
    return refuseRelation('ALREADY_RELATED');
  const alone = families.filter(({ partners }) => partners.length === 1);
  const family = familyId === null ? (alone.length === 1 ? (alone[0] ?? null) : null) : chosen(families, familyId);
  if (family === 'none' || family === 'several') return refuseRelation('NO_SUCH_FAMILY');
  const partners = relative.sex === 'm' ? [relative.id, personId] : [personId, relative.id];
  if (!family) return made(newFamilyId, { partners });
  return family.partners.length >= 2 ? refuseRelation('FAMILY_IS_FULL') : changed(family, { partners });
}

function addChild(
  families: readonly TreeFamily[],
  { personId, familyId, relative, newFamilyId, link = 'birth' }: RelativeRequest,
): RelationOutcome {
  const family = chosen(families, familyId);
  if (family === 'none') return refuseRelation('NO_SUCH_FAMILY');
  if (family === 'several') return refuseRelation('CHOOSE_FAMILY');
  if (!family) return made(newFamilyId, { partners: [personId], children: [{ personId: relative.id, link }] });
  if (isChild(family, relative.id) || isPartner(family, relative.id)) return refuseRelation('ALREADY_RELATED');
  return changed(family, { children: [...family.children, { personId: relative.id, link }] });
}

function addSibling(
  families: readonly TreeFamily[],
  { personId, familyId, relative, newFamilyId, link = 'birth' }: RelativeRequest,
): RelationOutcome {
  const family = chosen(families, familyId);
  if (family === 'none') return refuseRelation('NO_SUCH_FAMILY');
  if (family === 'several') return refuseRelation('CHOOSE_FAMILY');
  if (!family)
    return made(newFamilyId, {
      children: [
        { personId, link: 'birth' },
        { personId: relative.id, link },
      ],
    });
  if (isChild(family, relative.id) || isPartner(family, relative.id)) return refuseRelation('ALREADY_RELATED');
  return changed(family, { children: [...family.children, { personId: relative.id, link }] });
}
