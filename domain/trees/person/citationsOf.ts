import { factInWords } from '#domain/trees/core/facts/factValueInWords.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

import type { TreeFact } from '../core/model/treeFact.ts';

/** A citation, and what it proves. */
export interface CitedFact {
  citation: TreeCitation;
  /** Null where it speaks for the person as a whole, or for a name. */
  fact: TreeFact | null;
}

/** All citations about a person: for the person, for names, for facts; then for the facts of couples. */
export const citationsOf = (person: TreePerson, familyFacts: readonly TreeFact[]): CitedFact[] => [
  ...[...person.citations, ...person.names.flatMap(({ citations }) => citations)].map((citation) => ({
    citation,
    fact: null,
  })),
  ...[...person.facts, ...familyFacts].flatMap((fact) => fact.citations.map((citation) => ({ citation, fact }))),
];

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
