import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreePerson } from '../model/treePerson.ts';

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
