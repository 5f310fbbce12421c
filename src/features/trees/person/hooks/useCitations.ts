import { useEffect, useRef, useState, type RefObject } from 'react';

import { emptySource } from '#domain/trees/core/documents/emptyDocuments.ts';

import { sourceFormTexts } from '../forms/texts.ts';
import { NEW_SOURCE, NO_CITATION, newSourceOf, type CitationValues } from '../model/citationForm.ts';
import { useEditing, type SaveResult } from './useEditing.ts';

/**
 * Keeps the focus where the work is when fields of a list of citations come and go: what was pressed is often gone with
 * them.
 * @param value - the list as it is drawn: the focus moves once it is another.
 * @returns for the list, and to be called with the place of the citation whose first field is next; null: the way to
 * add one
 */
export function useCitationFocus(value: unknown): [RefObject<HTMLDivElement | null>, (at: number | null) => void] {
  const list = useRef<HTMLDivElement>(null);
  const [next, setNext] = useState<{ at: number | null; before: unknown } | null>(null);
  useEffect(() => {
    if (next === null || next.before === value) return;
    const field =
      next.at === null
        ? [...(list.current?.querySelectorAll('button') ?? [])].at(-1)
        : list.current?.querySelectorAll('fieldset')[next.at]?.querySelector('input');
    field?.focus();
    setNext(null);
  }, [next, value]);
  return [list, (at) => setNext({ at, before: value })];
}

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
