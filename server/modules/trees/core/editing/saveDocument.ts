import { mergeDocuments } from '#domain/trees/core/changes/mergeDocuments.ts';
import { withoutMention } from '#domain/trees/core/changes/withoutMention.ts';
import { readTreeDocument } from '#domain/trees/core/documents/readTreeDocument.ts';
import type { DocumentChange, TreeDocument, TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import { refusal } from '#server/modules/kernel/graphql/refusal.ts';

import { treeNotFound } from '../openTree.ts';
import { documentRows, mentionRows, type StoredDocument, toDocumentVersion } from '../reading/documentRows.ts';
import { namesOf } from '../reading/nameOf.ts';
import { asProblems, tooManyDocuments } from './asProblems.ts';
import type { Editing, EditPlan } from './editTree.ts';

/** A document that was read at some version and changed. */
export interface Saving {
  kind: TreeKind;
  id: number;
  baseVersion: number;
  /** What the author started from. */
  base: unknown;
  document: unknown;
}

/** A change of one document, whose kind only the data knows. */
export const changeOf = (
  kind: TreeKind,
  id: number,
  before: TreeDocument | null,
  after: TreeDocument | null,
): DocumentChange => ({ kind, id, before, after }) as DocumentChange;

/** The person a document is mainly about; null for what is about none. */
export function personOf(kind: TreeKind, document: TreeDocument): number | null {
  if (kind === 'person') return document.id;
  if ('children' in document) return document.partners[0] ?? document.children[0]?.personId ?? null;
  return 'personIds' in document ? (document.personIds[0] ?? null) : null;
}

/** Only the site knows where the bytes of a picture are: no document sets it. */
function withStoredBytes<Kind extends TreeKind>(
  document: TreeDocuments[Kind],
  stored: TreeDocuments[Kind] | null,
): TreeDocuments[Kind] {
  if (!('storedAs' in document)) return document;
  return { ...document, storedAs: stored && 'storedAs' in stored ? stored.storedAs : null };
}

const peopleOf = (documents: readonly TreeDocument[]): number[] =>
  documents.flatMap((document) =>
    'children' in document
      ? [...document.partners, ...document.children.map(({ personId }) => personId)]
      : 'personIds' in document
        ? document.personIds
        : [],
  );

/** One document of the locked tree; null when it is not there. */
export async function currentDocument<Kind extends TreeKind>(
  { tx, treeId }: Pick<Editing, 'tx' | 'treeId'>,
  kind: Kind,
  id: number,
): Promise<StoredDocument<Kind> | null> {
  return (await documentRows(tx, treeId, kind, [id]))[0] ?? null;
}

/** Saves a changed document: unchanged when no one else changed it meanwhile, else merged. */
export async function planSaving(
  editing: Editing,
  { kind, id, baseVersion, base, document }: Saving,
): Promise<EditPlan> {
  // What was kept once is a document, also where it came from a file with longer texts than a form takes.
  const start = readTreeDocument(kind, base, [base]);
  if (start.problems) throw refusal('BAD_USER_INPUT', 'The version this edit started from is not valid.');
  const current = await currentDocument(editing, kind, id);
  const mine = readTreeDocument(kind, document, current ? [current.body] : []);
  if (mine.problems) return { problems: asProblems(mine.problems) };
  if (!current) {
    return {
      conflicts: [
        { path: '', label: 'The whole entry', base: 'as you opened it', mine: 'changed', theirs: 'removed since' },
      ],
      theirs: null,
      merged: null,
    };
  }
  const wanted = withStoredBytes({ ...mine.document, id }, current.body);
  const done = (after: TreeDocument): EditPlan => ({
    action: 'edit',
    personId: personOf(kind, after),
    changes: [changeOf(kind, id, current.body, after)],
  });
  if (current.version === baseVersion) return done(wanted);
  const nameOf = await namesOf(editing.tx, editing.treeId, peopleOf([start.document, wanted, current.body]));
  const { merged, conflicts } = mergeDocuments(
    kind,
    { base: { ...start.document, id }, mine: wanted, theirs: current.body },
    nameOf,
  );
  return conflicts.length === 0 ? done(merged) : { conflicts, theirs: toDocumentVersion(current), merged };
}

/** Adds a document. Families are made by adding relatives. */
export async function planAdding({ nextId }: Editing, kind: TreeKind, document: unknown): Promise<EditPlan> {
  if (kind === 'family') throw refusal('BAD_USER_INPUT', 'A family is made by adding relatives.');
  const read = readTreeDocument(kind, document);
  if (read.problems) return { problems: asProblems(read.problems) };
  const after = withStoredBytes({ ...read.document, id: nextId }, null);
  return { action: 'add', personId: personOf(kind, after), changes: [changeOf(kind, nextId, null, after)] };
}

/** Removes a source, a picture or a story, and takes it out of everything that names it. */
export async function planRemoving(editing: Editing, kind: TreeKind, id: number): Promise<EditPlan> {
  if (kind === 'person' || kind === 'family')
    throw refusal('BAD_USER_INPUT', 'People and families are removed in another way.');
  const current = await currentDocument(editing, kind, id);
  if (!current) throw treeNotFound();
  const changes = [changeOf(kind, id, current.body, null)];
  if (kind !== 'story') {
    const naming = await mentionRows(editing.tx, editing.treeId, kind, [id]);
    const tooMany = tooManyDocuments(naming.length + 1);
    if (tooMany) return { problems: [tooMany] };
    for (const holder of ['person', 'family', 'story'] as const) {
      const ids = naming.filter((row) => row.kind === holder).map((row) => row.id);
      for (const stored of await documentRows(editing.tx, editing.treeId, holder, ids))
        changes.push(changeOf(holder, stored.id, stored.body, withoutMention(stored.body, { kind, id })));
    }
  }
  return { action: 'remove', personId: personOf(kind, current.body), changes };
}
