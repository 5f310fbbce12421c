import { FIELD_LABELS } from '#domain/trees/core/changes/valueInWords.ts';
import type { DocumentProblem } from '#domain/trees/core/documents/shapes.ts';

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
