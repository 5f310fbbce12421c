import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import { DOCUMENT_SHAPES } from './documentShapes.ts';
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
const newProblems = (problems: readonly DocumentProblem[], before: readonly DocumentProblem[]): DocumentProblem[] =>
  problems.filter((problem) => !isKnown(problem, before));

/** What came of reading: a document, or why it is none. */
export type ReadDocument<Kind extends TreeKind> =
  | { document: TreeDocuments[Kind]; problems?: never }
  | { document?: never; problems: readonly DocumentProblem[] };

/**
 * Reads a document from anywhere: every property must be there and of its shape, and none besides. Texts come back
 * trimmed, without control characters, dates read again. Id 0 marks a document that has still to be numbered.
 *
 * Limits hold for what is new: files of other programs know none of ours, and what they brought stays until it is
 * changed. Whether the people, sources and media it names exist, and whether the author may name the stored bytes of a
 * medium (`storedAs`), only the store knows.
 *
 * @param before - the stored documents this one comes from.
 */
export function readTreeDocument<Kind extends TreeKind>(
  kind: Kind,
  value: unknown,
  before: readonly unknown[] = [],
): ReadDocument<Kind> {
  const problemsOf = (each: unknown) => {
    const found: DocumentProblem[] = [];
    const document = DOCUMENT_SHAPES[kind](each, '', found);
    return { document, found };
  };
  const { document, found } = problemsOf(value);
  const problems =
    found.length === 0
      ? []
      : newProblems(
          found,
          before.flatMap((each) => problemsOf(each).found),
        );
  return problems.length === 0 ? { document } : { problems };
}
