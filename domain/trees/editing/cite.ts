import { emptyCitation } from '../documents/emptyDocuments.ts';
import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreePerson } from '../model/treePerson.ts';

/** The person with a citation of a source; one that is cited already is not cited again. */
export const withCitation = (person: TreePerson, sourceId: number): TreePerson =>
  person.citations.some((citation) => citation.sourceId === sourceId) ? person : { ...person, citations: [...person.citations, { ...emptyCitation(), sourceId }] };

/** A citation, and what it proves. */
export interface CitedFact {
  citation: TreeCitation;
  /** Null where it speaks for the person as a whole, or for a name. */
  fact: TreeFact | null;
}

/** Everything that is cited of somebody: for the person, for names, for facts; then for the facts of couples. */
export const citationsOf = (person: TreePerson, familyFacts: readonly TreeFact[]): CitedFact[] => [
  ...[...person.citations, ...person.names.flatMap(({ citations }) => citations)].map((citation) => ({ citation, fact: null })),
  ...[...person.facts, ...familyFacts].flatMap((fact) => fact.citations.map((citation) => ({ citation, fact }))),
];
