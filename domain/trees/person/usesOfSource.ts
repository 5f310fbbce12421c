import { factInWords } from '#domain/trees/core/facts/factInWords.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

/** Something of a person or a couple that cites a source. */
export interface SourceUse {
  /** What it proves: `Birth, 1832`, `Name`, `The person`, `The couple`. */
  what: string;
  citation: TreeCitation;
}

/**
 * Where a person or a family cites a source, in the order of the document. Nothing is judged of who may read it: hand
 * in what is shown.
 */
export function usesOfSource(document: TreePerson | TreeFamily, sourceId: number): SourceUse[] {
  const of = (what: string, citations: readonly TreeCitation[]): SourceUse[] =>
    citations.filter((citation) => citation.sourceId === sourceId).map((citation) => ({ what, citation }));
  const names = 'names' in document ? document.names.flatMap(({ citations }) => of('Name', citations)) : [];
  return [
    ...of('names' in document ? 'The person' : 'The couple', document.citations),
    ...names,
    ...document.facts.flatMap((fact) => of(factInWords(fact), fact.citations)),
  ];
}
