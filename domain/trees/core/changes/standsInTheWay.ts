import type { TreeKind } from '../model/treeDocument.ts';
import { mergeDocuments } from './mergeDocuments.ts';
import type { ChangedDocument } from './undoDocument.ts';

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
