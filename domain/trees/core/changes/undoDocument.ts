import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import { mergeDocuments } from './mergeDocuments.ts';
import type { MergeConflict } from './mergers.ts';
import { sameValue } from './sameValue.ts';
import type { NameOfPerson } from './valueInWords.ts';

/** One document of a change that is undone. */
interface ChangedDocument<Kind extends TreeKind> {
  before: TreeDocuments[Kind] | null;
  after: TreeDocuments[Kind] | null;
}

/** What the document is after a change was undone; null: it is not there any more. */
export interface UndoneDocument<Kind extends TreeKind> {
  document: TreeDocuments[Kind] | null;
  conflicts: readonly MergeConflict[];
}

const conflict = (base: string, mine: string, theirs: string): MergeConflict[] => [
  { path: '', label: 'The whole entry', base, mine, theirs },
];

/**
 * Undoes a change of one document while what was changed later stays. What was changed again later at the same place is
 * a conflict, and so is whatever was made by this change and is no longer as it was, or was removed since.
 * @param current - the document as it is now; null: it is not there.
 */
export function undoDocument<Kind extends TreeKind>(
  kind: Kind,
  { before, after }: ChangedDocument<Kind>,
  current: TreeDocuments[Kind] | null,
  nameOf?: NameOfPerson,
): UndoneDocument<Kind> {
  if (sameValue(before, current)) return { document: current, conflicts: [] };
  if (sameValue(after, current)) return { document: before, conflicts: [] };
  if (current === null)
    return { document: null, conflicts: conflict('as this change left it', 'as it was before', 'removed since') };
  if (before === null)
    return { document: current, conflicts: conflict('as this change made it', 'removed', 'changed since') };
  if (after === null)
    return { document: current, conflicts: conflict('removed', 'as it was before', 'added again since') };
  const { merged, conflicts } = mergeDocuments(kind, { base: after, mine: before, theirs: current }, nameOf);
  return { document: merged, conflicts };
}

/**
 * Whether a later change of the same document, by itself, keeps an earlier one from being undone: it changed the same
 * place, or made or removed what the other changed.
 */
export function standsInTheWay<Kind extends TreeKind>(
  kind: Kind,
  earlier: ChangedDocument<Kind>,
  later: ChangedDocument<Kind>,
): boolean {
  if (earlier.before === null || earlier.after === null || later.before === null || later.after === null) return true;
  const { merged: theirs } = mergeDocuments(kind, { base: later.before, mine: later.after, theirs: earlier.after });
  return mergeDocuments(kind, { base: earlier.after, mine: earlier.before, theirs }).conflicts.length > 0;
}
