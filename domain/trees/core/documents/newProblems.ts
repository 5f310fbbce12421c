import type { DocumentProblem } from './shapes.ts';

/** Where something is, whatever its place in lists: `facts.2.value` is `facts.*.value`. */
const spotOf = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/gu, '$1*');

/** Whether a problem was there before at such a place: the same text, at least as many, or the same broken rule. */
const isKnown = ({ path, message, found }: DocumentProblem, before: readonly DocumentProblem[]): boolean =>
  found !== undefined &&
  before.some(
    (other) =>
      other.message === message &&
      spotOf(other.path) === spotOf(path) &&
      (typeof found === 'number' && typeof other.found === 'number' ? found <= other.found : found === other.found),
  );

/**
 * The problems of a changed document that the documents it comes from did not have. What is not of its shape at all is
 * always one.
 * @param before - problems of the kept documents.
 */
export const newProblems = (
  problems: readonly DocumentProblem[],
  before: readonly DocumentProblem[],
): DocumentProblem[] => problems.filter((problem) => !isKnown(problem, before));
