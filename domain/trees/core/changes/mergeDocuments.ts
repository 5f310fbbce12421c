import { nextFactId } from '../documents/nextFactId.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import { DOCUMENT_MERGERS } from './documentMergers.ts';
import type { MergeConflict, Versions } from './mergers.ts';
import { sameValue } from './sameValue.ts';
import { UNKNOWN_PERSON, type NameOfPerson } from './valueInWords.ts';

/** What two authors' changes to one document make together. */
export interface MergedDocument<Kind extends TreeKind> {
  /** With everything that does not conflict; where it does, theirs. */
  merged: TreeDocuments[Kind];
  conflicts: readonly MergeConflict[];
}

/**
 * Merges an author's version of a document with the stored one, both having started from `base` (ADR 27): what one of
 * them changed is changed, what both changed differently is a conflict. Facts are known by their id, names by the line
 * they came from or their place, everything else in lists by its content.
 */
export function mergeDocuments<Kind extends TreeKind>(
  kind: Kind,
  { base, mine, theirs }: Versions<TreeDocuments[Kind]>,
  nameOf: NameOfPerson = () => UNKNOWN_PERSON,
): MergedDocument<Kind> {
  const conflicts: MergeConflict[] = [];
  const apart = withFactsApart({ base, mine, theirs });
  const merged = DOCUMENT_MERGERS[kind](
    { base, mine: apart, theirs },
    { path: '', holder: '', key: '', nameOf, conflicts },
  );
  return { merged, conflicts };
}

const factsOf = (document: object): readonly TreeFact[] =>
  'facts' in document && Array.isArray(document.facts) ? document.facts : [];

/** Two authors may give one id to two new facts: mine get others. */
function withFactsApart<T extends object>({ base, mine, theirs }: Versions<T>): T {
  const taken = [...factsOf(base), ...factsOf(mine), ...factsOf(theirs)];
  const old = new Set(factsOf(base).map(({ id }) => id));
  const facts = factsOf(mine).map((fact) => {
    const other = old.has(fact.id) ? undefined : factsOf(theirs).find(({ id }) => id === fact.id);
    if (!other || sameValue(fact, other)) return fact;
    const moved = { ...fact, id: nextFactId(taken) };
    taken.push(moved);
    return moved;
  });
  return 'facts' in mine ? { ...mine, facts } : mine;
}
