import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeFamily } from '../model/treeFamily.ts';
import type { TreePerson } from '../model/treePerson.ts';
import type { TreeStory } from '../model/treeStory.ts';

/** What is going to be removed from a tree. */
export interface RemovedMention {
  kind: 'source' | 'medium';
  id: number;
}

/** A citation of the removed source stays, without the source, where it says something itself. */
function citationsWithout(citations: readonly TreeCitation[], id: number): TreeCitation[] {
  return citations.flatMap((citation) => {
    if (citation.sourceId !== id) return [citation];
    const { page, text, note, url, recordId } = citation;
    return [page, text, note, url, recordId].some(Boolean) ? [{ ...citation, sourceId: null }] : [];
  });
}

const citing = <Holder extends { citations: readonly TreeCitation[] }>(
  holder: Holder,
  { kind, id }: RemovedMention,
): Holder => (kind === 'source' ? { ...holder, citations: citationsWithout(holder.citations, id) } : holder);

const showing = <Holder extends { mediaIds: readonly number[] }>(
  holder: Holder,
  { kind, id }: RemovedMention,
): Holder => (kind === 'medium' ? { ...holder, mediaIds: holder.mediaIds.filter((each) => each !== id) } : holder);

/** What names sources and pictures. */
export type NamingDocument = TreePerson | TreeFamily | TreeStory;

/** A document without a source or a picture that is removed from the tree. */
export function withoutMention(document: NamingDocument, removed: RemovedMention): NamingDocument {
  if ('personIds' in document) return showing(document, removed);
  const facts = document.facts.map((fact): TreeFact => showing(citing(fact, removed), removed));
  if ('names' in document)
    return {
      ...showing(citing(document, removed), removed),
      facts,
      names: document.names.map((name) => citing(name, removed)),
    };
  return { ...showing(citing(document, removed), removed), facts };
}
