import { type IsClosed, textsOf } from '#domain/trees/core/access/openTexts.ts';
import type { CalledBy } from '#domain/trees/core/living/hiddenNames.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { OpenedTree } from '../openTree.ts';
import { hiddenNamesIn } from './hiddenNamesOf.ts';
import type { PersonRow } from './personRow.ts';
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
