import { contentKey } from '#domain/trees/core/changes/sameValue.ts';
import type { TreeCitation } from '#domain/trees/core/model/treeCitation.ts';
import type { TreeFamily } from '#domain/trees/core/model/treeFamily.ts';
import type { TreePerson } from '#domain/trees/core/model/treePerson.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';

/**
 * One source made of two that are the same: what the kept one says stays, what it does not say is taken from the other;
 * notes of both.
 */
export const mergedSource = (keep: TreeSource, other: TreeSource): TreeSource => ({
  id: keep.id,
  title: keep.title || other.title,
  author: keep.author || other.author,
  publication: keep.publication || other.publication,
  repository: keep.repository || other.repository,
  callNumber: keep.callNumber || other.callNumber,
  url: keep.url || other.url,
  notes: [...new Set([...keep.notes, ...other.notes])],
});

/** Two citations that say the same, wherever in a file they were. */
const saidBy = ({ origin: _origin, ...said }: TreeCitation): string => contentKey(said);

function citingInstead(citations: readonly TreeCitation[], otherId: number, keepId: number): readonly TreeCitation[] {
  if (!citations.some(({ sourceId }) => sourceId === otherId)) return citations;
  const present = new Set(citations.filter(({ sourceId }) => sourceId !== otherId).map(saidBy));
  return citations.flatMap((citation) => {
    if (citation.sourceId !== otherId) return [citation];
    const moved = { ...citation, sourceId: keepId };
    if (present.has(saidBy(moved))) return [];
    present.add(saidBy(moved));
    return [moved];
  });
}

/**
 * A person or a family that cites one source instead of another. A citation that would then be repeated is kept once.
 */
export function withSourceInstead<Document extends TreePerson | TreeFamily>(
  document: Document,
  otherId: number,
  keepId: number,
): Document {
  const citing = <Holder extends { citations: readonly TreeCitation[] }>(holder: Holder): Holder => ({
    ...holder,
    citations: citingInstead(holder.citations, otherId, keepId),
  });
  return {
    ...citing(document),
    facts: document.facts.map(citing),
    ...('names' in document && { names: document.names.map(citing) }),
  };
}
