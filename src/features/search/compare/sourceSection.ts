import type { ComparedRecord } from './compareApi.ts';

/** Where a record comes from, as a part of the comparison; what its source does not say is left out. */
export function sourceSection({ source: { recordSet, repository, archiveReference, attribution }, citation }: ComparedRecord) {
  const told: readonly [id: string, label: string, value: string | null][] = [
    ['source.set', 'Record set', recordSet.name],
    ['source.repository', 'Kept by', repository],
    ['source.reference', 'Archive reference', archiveReference],
    ['source.attribution', 'Credit and licence', attribution],
    ['source.citation', 'Citation', citation],
  ];
  return { title: 'Where it comes from', fields: told.flatMap(([fieldId, label, value]) => (value === null ? [] : [{ fieldId, label, value }])) };
}
