import { mentionsOf } from '#domain/trees/mentions.ts';
import type { Database } from '#server/db/database.ts';
import type { OpenedTree } from '#server/modules/trees/access/openTree.ts';
import { documentRows, mentionRows } from '#server/modules/trees/reading/documentRows.ts';
import { mediaOfHidden } from '#server/modules/trees/reading/mediaOfHidden.ts';
import type { PersonView } from '#server/modules/trees/reading/personView.ts';
import { shownFamily, shownPerson } from '#server/modules/trees/reading/shownDocument.ts';

/**
 * Whether the reader of an opened tree may see a medium. Owner and editors may; others where it belongs to something they
 * may see, and shows nobody who is hidden from them.
 */
export async function maySeeMedium(db: Database, { tree, mayEdit }: OpenedTree, mediumId: number, view: PersonView): Promise<boolean> {
  if (mayEdit) return true;
  const mentions = await mentionRows(db, tree.id, 'medium', [mediumId]);
  const of = (kind: string) => mentions.filter((mention) => mention.kind === kind).map(({ id }) => id);
  const [persons, families, stories] = await Promise.all([documentRows(db, tree.id, 'person', of('person')), documentRows(db, tree.id, 'family', of('family')), documentRows(db, tree.id, 'story', of('story'))]);
  if ((await mediaOfHidden(db, tree.id, [mediumId], view)).has(mediumId)) return false;
  const shows = (found: readonly { kind: string; id: number }[]) => found.some(({ kind, id }) => kind === 'medium' && id === mediumId);
  return (
    persons.some(({ body }) => shows(mentionsOf('person', shownPerson(body, mayEdit)))) ||
    families.some(({ body }) => !body.isPrivate && shows(mentionsOf('family', shownFamily(body, new Set(), mayEdit)))) ||
    stories.length > 0
  );
}
