import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';

import { sourceFormTexts } from '../forms/texts.ts';
import { NEW_SOURCE, NO_CITATION, newSourceOf, type CitationValues } from '../model/citationForm.ts';
import { useEditing, type SaveResult } from './useEditing.ts';

/**
 * Makes the sources that citations ask for, one after the other; stops at the first that is refused.
 * @returns the citations with the numbers of their sources. `onMade` is called for each source that is made, so that a
 * form that is
 *   sent again, because what follows failed, does not make it again
 */
export function useNewSources(): (
  citations: readonly CitationValues[],
  onMade: (citations: CitationValues[]) => void,
) => Promise<CitationValues[] | SaveResult> {
  const { add } = useEditing();
  return async (citations, onMade) => {
    // What was typed may be a draft of before a field was there.
    const made = citations.map((citation) => ({ ...NO_CITATION, ...citation }));
    for (const [at, citation] of made.entries()) {
      if (citation.source !== NEW_SOURCE) continue;
      const source = newSourceOf(citation);
      const result = await add('source', { ...emptySource(), ...source }, { title: sourceFormTexts.added });
      const id =
        result.kind === 'saved' ? result.outcome.documents.find(({ kind }) => kind === 'SOURCE')?.id : undefined;
      if (id === undefined) return result;
      made[at] = { ...citation, source: String(id), sourceText: source.title };
      onMade([...made]);
    }
    return made;
  };
}
