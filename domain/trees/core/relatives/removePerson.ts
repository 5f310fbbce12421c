import type { DocumentChange } from '../model/treeDocument.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreePerson } from '../model/treePerson.ts';
import type { TreeStory } from '../model/treeStory.ts';
import { refuseRelation, type RelationOutcome } from './relationOutcome.ts';

/** A family without a person; null where nothing would be left to record. */
export function familyWithout(family: TreeFamily, personId: number): TreeFamily | null {
  const partners = family.partners.filter((id) => id !== personId);
  const children = family.children.filter((child) => child.personId !== personId);
  const { facts, notes, citations, mediaIds } = family;
  const tellsMore = [facts, notes, citations, mediaIds].some((list) => list.length > 0);
  const isNothing = partners.length + children.length === 0 || (partners.length + children.length === 1 && !tellsMore);
  return isNothing ? null : { ...family, partners, children };
}

const isIn = (family: TreeFamily, id: number) =>
  family.partners.includes(id) || family.children.some(({ personId }) => personId === id);

/** Takes a person out of one family; no one leaves the tree. A family of one without facts is removed too. */
export function unlinkRelative(family: TreeFamily | null, personId: number): RelationOutcome {
  if (!family || !isIn(family, personId)) return refuseRelation('NO_SUCH_FAMILY');
  return { changes: [{ kind: 'family', id: family.id, before: family, after: familyWithout(family, personId) }] };
}

/** The changes that take a person out of all of these families. */
const unlinkFromAll = (families: readonly TreeFamily[], personId: number): DocumentChange[] =>
  families
    .filter((family) => isIn(family, personId))
    .map((family) => ({ kind: 'family', id: family.id, before: family, after: familyWithout(family, personId) }));

/**
 * Removes a person from the tree: out of their families and stories, and then altogether. A story about no one else is
 * removed too.
 * @param families - at least all that the person is in; `stories` likewise.
 */
export function removePerson(
  person: TreePerson,
  families: readonly TreeFamily[],
  stories: readonly TreeStory[],
): DocumentChange[] {
  const about = stories
    .filter(({ personIds }) => personIds.includes(person.id))
    .map((story): DocumentChange => {
      const personIds = story.personIds.filter((id) => id !== person.id);
      return {
        kind: 'story',
        id: story.id,
        before: story,
        after: personIds.length === 0 ? null : { ...story, personIds },
      };
    });
  return [
    ...unlinkFromAll(families, person.id),
    ...about,
    { kind: 'person', id: person.id, before: person, after: null },
  ];
}
