import type { ComparedRecord } from './compareApi.ts';
import { sourceTexts as texts } from './texts.ts';

/** Where a record comes from, as a part of the comparison; what its source does not say is left out. */
export function sourceSection({ source: { recordSet, repository, archiveReference, attribution }, citation }: ComparedRecord) {
  const facts: readonly [id: string, label: string, value: string | null][] = [
    ['source.set', texts.recordSet, recordSet.name],
    ['source.repository', texts.repository, repository],
    ['source.reference', texts.reference, archiveReference],
    ['source.attribution', texts.attribution, attribution],
    ['source.citation', texts.citation, citation],
  ];
  return { title: texts.title, fields: facts.flatMap(([fieldId, label, value]) => (value === null ? [] : [{ fieldId, label, value }])) };
}
