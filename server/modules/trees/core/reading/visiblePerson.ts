import { openFamily } from '#domain/trees/core/access/openFamily.ts';
import { visibleFacts } from '#domain/trees/core/access/visibleDocument.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';

/** The document of a person whom the reader may see: without private facts for those who may not edit. */
export const visiblePerson = (document: TreePerson, mayEdit: boolean): TreePerson =>
  mayEdit ? document : { ...document, facts: visibleFacts(document.facts, true) };

/**
 * The document of a family that the reader may see. Who may not edit gets no private facts, and of a hidden child only
 * that it belongs there (`openFamily`).
 */
export function visibleFamily(document: TreeFamily, hidden: ReadonlySet<number>, mayEdit: boolean): TreeFamily {
  if (mayEdit) return document;
  const children = document.children.map((child) =>
    hidden.has(child.personId) ? { ...child, link: 'unknown' as const } : child,
  );
  return { ...openFamily(document, (id) => hidden.has(id)), children, facts: visibleFacts(document.facts, true) };
}
