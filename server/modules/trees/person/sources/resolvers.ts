import { openTexts } from '#domain/trees/core/access/openTexts.ts';
import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import { mergedSource, withSourceInstead } from '#domain/trees/person/mergeSources.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  editTree,
  openTree,
  requireEditor,
  treeNotFound,
  documentRows,
  closedTexts,
  toDocumentVersion,
  viewOf,
  type Editing,
  type EditPlan,
  currentDocument,
  tooManyDocuments,
  mentionRows,
} from '#server/modules/trees/core/index.ts';

import { listSources, oneSource } from './sourceList.ts';
import { sourceUses, type Citing } from './sourceUses.ts';
import { visibleCitations } from './visibleCitations.ts';

/** Makes two sources of a tree one: one change, with everything that cited the second. */
async function planMergingSources(editing: Editing, keepId: number, otherId: number): Promise<EditPlan> {
  const { tx, treeId } = editing;
  if (keepId === otherId) return { problems: [{ field: 'otherId', message: 'Choose another source.' }] };
  const [keep, other] = [
    await currentDocument(editing, 'source', keepId),
    await currentDocument(editing, 'source', otherId),
  ];
  if (!keep || !other) throw treeNotFound();
  const naming = await mentionRows(tx, treeId, 'source', [otherId]);
  const tooMany = tooManyDocuments(naming.length + 2);
  if (tooMany) return { problems: [tooMany] };
  const of = (kind: string) => naming.filter((row) => row.kind === kind).map(({ id }) => id);
  const [persons, families] = [
    await documentRows(tx, treeId, 'person', of('person')),
    await documentRows(tx, treeId, 'family', of('family')),
  ];
  const changes: DocumentChange[] = [
    { kind: 'source', id: keepId, before: keep.body, after: mergedSource(keep.body, other.body) },
    { kind: 'source', id: otherId, before: other.body, after: null },
    ...persons.map(({ id, body }): DocumentChange => ({
      kind: 'person',
      id,
      before: body,
      after: withSourceInstead(body, otherId, keepId),
    })),
    ...families.map(({ id, body }): DocumentChange => ({
      kind: 'family',
      id,
      before: body,
      after: withSourceInstead(body, otherId, keepId),
    })),
  ];
  return { action: 'merge-sources', personId: null, changes };
}

const PAGE = 20;
/** Entries of any page. */
const MOST = 50;

const pageSize = (asked: number | null | undefined): number => Math.min(MOST, Math.max(1, Math.trunc(asked ?? PAGE)));

/** The entry before the first of a page of uses; null at the start. */
function citingAt(after: string | null | undefined): Citing | null {
  const [, kind, id] = /^(person|family)-(\d{1,9})$/u.exec(after ?? '') ?? [];
  return kind === undefined ? null : { kind: kind === 'person' ? 'person' : 'family', id: Number(id) };
}

/** Sources of a whole tree. Each resolver opens the tree first; what only hidden people cite is not there. */
export const treeSourceResolvers: Resolvers = {
  Query: {
    treeSources: async (_root, { ref, text, order, first, after, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      const size = pageSize(first);
      const from = after == null ? null : /^\d{1,9}$/u.test(after) ? Number(after) : -1;
      const seen = await visibleCitations(context.db, opened, viewOf(context, opened));
      const { sources, total } = await listSources(context.db, opened.tree.id, seen, {
        text: text.slice(0, 200),
        order,
        first: size + 1,
        after: from,
      });
      const shown = sources.slice(0, size);
      return { sources: shown, total, next: sources.length > size ? String(shown.at(-1)?.id) : null };
    },

    treeSource: async (_root, { ref, sourceId, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      const view = viewOf(context, opened);
      const entry = await oneSource(
        context.db,
        opened.tree.id,
        await visibleCitations(context.db, opened, view),
        sourceId,
      );
      const [source] = entry ? await documentRows(context.db, opened.tree.id, 'source', [sourceId]) : [];
      if (!entry || !source) throw treeNotFound();
      const isClosed = (await closedTexts(context.db, opened, view, [source]))([]);
      const body = openTexts('source', source.body, isClosed);
      const { title, author, publication, repository, callNumber, url } = body;
      return {
        entry: { ...entry, title, author, publication, repository, callNumber, url },
        source: toDocumentVersion({ ...source, body }),
      };
    },

    treeSourceUses: async (_root, { ref, sourceId, first, after, ...call }, context) => {
      const opened = await openTree(context, ref, call);
      const { uses, next } = await sourceUses(
        context.db,
        opened,
        sourceId,
        viewOf(context, opened),
        pageSize(first),
        citingAt(after),
      );
      return { uses, next: next && `${next.kind}-${next.id}` };
    },
  },

  Mutation: {
    mergeTreeSources: async (_root, { ref, keepId, otherId }, context) =>
      editTree(context.db, await requireEditor(context, ref), (editing) =>
        planMergingSources(editing, keepId, otherId),
      ),
  },
};
