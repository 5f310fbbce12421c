import type { DocumentChange } from '#domain/trees/core/model/treeDocument.ts';
import { mergedSource, withSourceInstead } from '#domain/trees/person/mergeSources.ts';
import {
  type Editing,
  type EditPlan,
  currentDocument,
  tooManyDocuments,
  treeNotFound,
  documentRows,
  mentionRows,
} from '#server/modules/trees/core/index.ts';

/** Makes two sources of a tree one: one change, with everything that cited the second. */
export async function planMergingSources(editing: Editing, keepId: number, otherId: number): Promise<EditPlan> {
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
