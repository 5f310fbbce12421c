import { hasClosedText } from '#domain/trees/core/access/openTexts.ts';
import { type PathDocument, reachedBy } from '#domain/trees/core/access/visibleDocument.ts';
import {
  type OpenedTree,
  documentRows,
  mentionRows,
  mediaOfHidden,
  calledAs,
  closedTexts,
  openStories,
  type PersonView,
} from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';

/** What may show a hidden person is closed beforehand, and stories that are about one are not among those read. */
const OF_NO_ONE_HIDDEN = { isHidden: () => false, withholdsPrivate: true };

/**
 * Those of some media that the reader of an opened tree may see. Owner and editors may see all; others what belongs to
 * something they may see, shows no one who is hidden from them, and names no one hidden in its caption (ADR 35).
 */
export async function visibleMedia(
  db: Database,
  opened: OpenedTree,
  ids: readonly number[],
  view: PersonView,
): Promise<ReadonlySet<number>> {
  const { tree, mayEdit } = opened;
  if (mayEdit || ids.length === 0) return new Set(ids);
  const mentions = await mentionRows(db, tree.id, 'medium', ids);
  const of = (kind: string) => [...new Set(mentions.filter((mention) => mention.kind === kind).map(({ id }) => id))];
  const [persons, families, closed] = await Promise.all([
    documentRows(db, tree.id, 'person', of('person')),
    documentRows(db, tree.id, 'family', of('family')),
    mediaOfHidden(db, tree.id, ids, view),
  ]);
  const stories = await openStories(db, opened, view, await documentRows(db, tree.id, 'story', of('story')));
  const shown = new Set<number>();
  const add = (document: PathDocument) =>
    reachedBy(document, OF_NO_ONE_HIDDEN, () => false).forEach(({ kind, id }) => kind === 'medium' && shown.add(id));
  for (const { story } of stories) add({ kind: 'story', body: story.body });
  for (const { body } of persons) add({ kind: 'person', body });
  for (const { body } of families) add({ kind: 'family', body });
  const media = await documentRows(
    db,
    tree.id,
    'medium',
    ids.filter((id) => shown.has(id) && !closed.has(id)),
  );
  const closedTo = await closedTexts(db, opened, view, media);
  const isOf = (medium: number, person: number) =>
    mentions.some(({ toId, kind, id }) => toId === medium && kind === 'person' && id === person);
  const about = (medium: number) =>
    persons.filter(({ id }) => isOf(medium, id)).flatMap(({ body }) => calledAs(body.names));
  return new Set(
    media.filter(({ id, body }) => !hasClosedText('medium', body, closedTo(about(id)))).map(({ id }) => id),
  );
}
