import { sourceTexts as texts } from '../texts.ts';

interface ComparedSource {
  recordSet?: string;
  repository?: string | null;
  reference?: string | null;
  attribution: string | null;
  citation: string | null;
}

/** Where a record or an article comes from, as a part of the comparison; what its source does not say is left out. */
export function sourceSection({ recordSet, repository, reference, attribution, citation }: ComparedSource) {
  const facts: readonly [id: string, label: string, value: string | null | undefined][] = [
    ['source.set', texts.recordSet, recordSet],
    ['source.repository', texts.repository, repository],
    ['source.reference', texts.reference, reference],
    ['source.attribution', texts.attribution, attribution],
    ['source.citation', texts.citation, citation],
  ];
  return {
    title: texts.title,
    fields: facts.flatMap(([fieldId, label, value]) => (value == null ? [] : [{ fieldId, label, value }])),
  };
}
