import { figure } from '#domain/kernel/wording/countInWords.ts';
import { FIELD_LABELS } from '#domain/trees/core/changes/valueInWords.ts';
import type { DocumentProblem } from '#domain/trees/core/documents/shapes.ts';

/** Documents of one change at most: a source may be cited by many. */
export const MOST_DOCUMENTS = 5_000;

/**
 * The problem of a change that would be too large; null of any other. To be asked before the documents are read: those
 * of a large tree all at once are more than the server has room for.
 *
 * @param count - documents the change would touch
 */
export const tooManyDocuments = (count: number): { field: string; message: string } | null =>
  count > MOST_DOCUMENTS
    ? { field: '', message: `This would change more than ${figure(MOST_DOCUMENTS)} entries of the tree at once.` }
    : null;

/** The name of the part of a document that a path leads to; empty for the whole, and for parts that are never shown. */
function labelOf(path: string): string {
  const label = FIELD_LABELS[path.split('.').findLast((part) => !/^\d+$/u.test(part)) ?? ''] ?? '';
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

/** Problems of a document for an edit: with their subject, since a form may show them all in one place. */
export const asProblems = (problems: readonly DocumentProblem[]): { field: string; message: string }[] =>
  problems.map(({ path, message }) => {
    const label = labelOf(path);
    return {
      field: path,
      message: label === '' ? message : `${label}: ${message.slice(0, 1).toLowerCase()}${message.slice(1)}`,
    };
  });
