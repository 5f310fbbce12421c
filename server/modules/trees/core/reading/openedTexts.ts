import { type IsClosed, textsOf } from '#domain/trees/core/access/openTexts.ts';
import { isStoryShown } from '#domain/trees/core/access/visibleDocument.ts';
import type { CalledBy } from '#domain/trees/core/living/hiddenNames.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedTree } from '../openTree.ts';
import type { StoredDocument } from './documentRows.ts';
import { hiddenNamesIn } from './hiddenNamesOf.ts';
import { type PersonRow, personRows } from './personRow.ts';
import type { PersonView } from './personView.ts';

/** A document that is about to be shown. */
export type ReadableDocument = { [Kind in TreeKind]: { kind: Kind; body: TreeDocuments[Kind] } }[TreeKind];

const NOTHING_CLOSED = (): IsClosed => () => false;

/** Names of the people whom the reader may see. */
export const calledAs = (rows: readonly Pick<PersonRow, 'given' | 'surname'>[]): CalledBy[] =>
  rows.map(({ given, surname }) => ({ given: [given], surnames: [surname] }));

/**
 * Which free texts of some documents their reader may not read, because they name a hidden person (ADR 35). Nothing
 * is looked up for who may edit, nor where there is no text. A text of no such document is closed.
 * @returns for the people a text is about, the rule for that text
 */
export async function closedTexts(
  db: Database,
  { tree }: Pick<OpenedTree, 'tree'>,
  view: PersonView,
  documents: readonly ReadableDocument[],
): Promise<(about: readonly CalledBy[]) => IsClosed> {
  if (view.mayEdit) return NOTHING_CLOSED;
  const texts = new Set(documents.flatMap(({ kind, body }) => textsOf(kind, body as never)));
  const names = await hiddenNamesIn(db, tree.id, view, texts);
  return (about) => (text) => text !== '' && (!texts.has(text) || names.areIn(text, about));
}

/** A story with the people it is about, all of whom the reader may see. */
export interface OpenStory {
  story: StoredDocument<'story'>;
  about: PersonRow[];
}

/** Those of some stories that the reader may see. */
export async function openStories(
  db: Database,
  opened: OpenedTree,
  view: PersonView,
  stories: readonly StoredDocument<'story'>[],
): Promise<OpenStory[]> {
  const rows = await personRows(db, opened.tree.id, [...new Set(stories.flatMap(({ body }) => body.personIds))]);
  const shown = new Map(rows.filter(view.maySee).map((row) => [row.id, row]));
  const isHidden = (id: number) => !shown.has(id);
  const closedTo = await closedTexts(db, opened, view, stories);
  return stories
    .map((story) => ({ story, about: story.body.personIds.flatMap((id) => shown.get(id) ?? []) }))
    .filter(({ story, about }) => isStoryShown(story.body, { isHidden }, closedTo(calledAs(about))));
}
