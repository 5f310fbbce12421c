import type { DocumentChange } from '../model/treeDocument.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreePerson } from '../model/treePerson.ts';
import type { TreeStory } from '../model/treeStory.ts';
import { unlinkFromAll } from './unlinkRelative.ts';

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
