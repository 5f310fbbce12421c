import { sameValue } from '../changes/sameValue.ts';
import { nextFactId } from '../documents/nextFactId.ts';
import type { DocumentChange } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreePerson } from '../model/treePerson.ts';
import type { TreeStory } from '../model/treeStory.ts';
import { refuseRelation, type RelationOutcome } from './relationOutcome.ts';

/** Two people who are one. */
export interface PersonMerge {
  keep: TreePerson;
  other: TreePerson;
  /** The merged person: chosen field by field (`proposeMergedPerson` makes the first proposal). */
  document: TreePerson;
}

/** Facts added to others: with ids that are free, and as lines of no file. */
export function factsJoined(facts: readonly TreeFact[], added: readonly TreeFact[]): TreeFact[] {
  const joined = [...facts];
  for (const fact of added) joined.push({ ...fact, id: nextFactId(joined), origin: null });
  return joined;
}

/**
 * Makes two people of a tree one: the second goes into the first, and so do their families and stories. Where the same
 * couple would have two families, these become one as well.
 * @param families - at least all that either is in, and those of the partners they share; `stories` at least all about
 * the second.
 */
export function mergePersons(
  { keep, other, document }: PersonMerge,
  families: readonly TreeFamily[],
  stories: readonly TreeStory[],
): RelationOutcome {
  if (keep.id === other.id) return refuseRelation('SELF');
  const isParentAndChild = families.some(({ partners, children }) => {
    const born = children.map(({ personId }) => personId);
    return [
      [keep.id, other.id],
      [other.id, keep.id],
    ].some(([parent = 0, child = 0]) => partners.includes(parent) && born.includes(child));
  });
  if (isParentAndChild) return refuseRelation('PARENT_AND_CHILD');
  const about = stories
    .filter(({ personIds }) => personIds.includes(other.id))
    .map((story): DocumentChange => ({
      kind: 'story',
      id: story.id,
      before: story,
      after: { ...story, personIds: [...new Set(story.personIds.map((id) => (id === other.id ? keep.id : id)))] },
    }));
  return {
    changes: [
      { kind: 'person', id: keep.id, before: keep, after: ofOneRecord({ ...document, id: keep.id }, keep) },
      ...mergeFamilies(families, keep.id, other.id),
      ...about,
      { kind: 'person', id: other.id, before: other, after: null },
    ],
  };
}

/**
 * Places in the imported file count only for what the kept person brought: those of the other are of another record.
 */
function ofOneRecord(document: TreePerson, keep: TreePerson): TreePerson {
  const isOwn = (list: readonly { origin: number | null }[], item: { origin: number | null }) =>
    list.some(
      (own) =>
        sameValue({ ...own }, { ...item }) ||
        (own.origin === item.origin && 'id' in own && 'id' in item && own.id === item.id),
    );
  const settle = <T extends { origin: number | null }>(items: readonly T[], own: readonly T[]): T[] =>
    items.map((item) => (item.origin === null || isOwn(own, item) ? item : { ...item, origin: null }));
  return {
    ...document,
    names: settle(document.names, keep.names),
    facts: settle(document.facts, keep.facts),
    citations: settle(document.citations, keep.citations),
  };
}

function mergeFamilies(families: readonly TreeFamily[], keepId: number, otherId: number): DocumentChange[] {
  const after = new Map(families.map((family) => [family.id, renamed(family, keepId, otherId)]));
  const seen = new Map<string, number>();
  for (const { id } of families) {
    const family = after.get(id);
    if (!family?.partners.includes(keepId) || family.partners.length < 2) continue;
    const couple = [...family.partners].sort((one, two) => one - two).join(' ');
    const first = after.get(seen.get(couple) ?? -1);
    if (first) {
      after.set(first.id, familiesJoined(first, family)).set(id, null);
    } else seen.set(couple, id);
  }
  return families.flatMap((before): DocumentChange[] => {
    const now = after.get(before.id) ?? null;
    return sameValue(before, now) ? [] : [{ kind: 'family', id: before.id, before, after: now }];
  });
}

/** A family with the one person in place of the other; null where two partners become one and nothing is left. */
function renamed(family: TreeFamily, keepId: number, otherId: number): TreeFamily | null {
  const isOther = (id: number) => id === otherId;
  const partners = [...new Set(family.partners.map((id) => (isOther(id) ? keepId : id)))];
  const children = family.children
    .filter(({ personId }) => !isOther(personId) || !family.children.some((each) => each.personId === keepId))
    .map((child) => (isOther(child.personId) ? { ...child, personId: keepId } : child));
  const isEmpty =
    partners.length + children.length <= 1 &&
    family.partners.length + family.children.length > 1 &&
    family.facts.length === 0;
  return isEmpty ? null : { ...family, partners, children };
}

function familiesJoined(first: TreeFamily, second: TreeFamily): TreeFamily {
  const known = new Set(first.children.map(({ personId }) => personId));
  const isNew = ({ type, date, place }: TreeFact) =>
    !first.facts.some((fact) => fact.type === type && sameValue([fact.date, fact.place], [date, place]));
  return {
    ...first,
    children: [...first.children, ...second.children.filter(({ personId }) => !known.has(personId))],
    facts: factsJoined(first.facts, second.facts.filter(isNew)),
    notes: [...new Set([...first.notes, ...second.notes])],
    citations: [...first.citations, ...second.citations.map((citation) => ({ ...citation, origin: null }))],
    mediaIds: [...new Set([...first.mediaIds, ...second.mediaIds])],
    isPrivate: first.isPrivate || second.isPrivate,
  };
}
