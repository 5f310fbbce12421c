import { openFamily } from '#domain/trees/core/access/openFamily.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

const publicFacts = (facts: readonly TreeFact[]): TreeFact[] => facts.filter(({ isPrivate }) => !isPrivate);

/** The document of a person whom the reader may see: without private facts for who may not edit. */
export const shownPerson = (document: TreePerson, mayEdit: boolean): TreePerson => (mayEdit ? document : { ...document, facts: publicFacts(document.facts) });

/**
 * The document of a family that the reader may see. Who may not edit gets no private facts, and of a hidden child only that
 * it belongs there (`openFamily`).
 */
export function shownFamily(document: TreeFamily, hidden: ReadonlySet<number>, mayEdit: boolean): TreeFamily {
  if (mayEdit) return document;
  const children = document.children.map((child) => (hidden.has(child.personId) ? { ...child, link: 'unknown' as const } : child));
  return { ...openFamily(document, (id) => hidden.has(id)), children, facts: publicFacts(document.facts) };
}
