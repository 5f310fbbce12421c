import { mayShowHidden, peopleOf } from '#domain/trees/core/access/visibleDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import { documentRows, mentionRows } from './documentRows.ts';
import { linksOfFamilies } from './familyLinks.ts';
import { personRows } from './personRow.ts';
import type { PersonView } from './personView.ts';

/**
 * Those of some media that may show a person whom the reader may not see: a medium of that person, of a family with
 * them in it, or of a story about them. Whatever else such a medium belongs to, it is closed.
 */
export async function mediaOfHidden(
  db: Database,
  treeId: number,
  ids: readonly number[],
  view: PersonView,
): Promise<ReadonlySet<number>> {
  const mentions = await mentionRows(db, treeId, 'medium', ids);
  const of = (kind: string) => mentions.filter((mention) => mention.kind === kind).map(({ id }) => id);
  const [members, stories] = await Promise.all([
    linksOfFamilies(db, treeId, of('family')),
    documentRows(db, treeId, 'story', of('story')),
  ]);
  const peopleBehind = ({ kind, id }: (typeof mentions)[number]): readonly number[] => {
    if (kind === 'person') return [id];
    return kind === 'family'
      ? members.filter(({ familyId }) => familyId === id).map(({ personId }) => personId)
      : stories.filter((story) => story.id === id).flatMap(({ body }) => peopleOf(body));
  };
  const rows = await personRows(db, treeId, [...new Set(mentions.flatMap(peopleBehind))]);
  const hidden = new Set(rows.filter((row) => !view.maySee(row)).map(({ id }) => id));
  return new Set(
    mentions.filter((mention) => mayShowHidden(peopleBehind(mention), (id) => hidden.has(id))).map(({ toId }) => toId),
  );
}
