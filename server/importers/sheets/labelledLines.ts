import type { RecordFields, RecordSet } from '#domain/records/core/record.ts';
import { recordKind } from '#domain/records/core/recordKind.ts';
import { recordSections } from '#domain/records/transcript/recordSections.ts';

/** A record as its transcript will say it, in order; a closed one, too, for those who bring it in. */
export const labelledLines = (
  fields: RecordFields,
  set: Pick<RecordSet, 'type' | 'category' | 'subcategory'>,
): { label: string; value: string }[] =>
  recordSections(fields, 'FULL', { kind: recordKind(set, fields) }).flatMap((section) =>
    section.fields.map(({ label, value }) => ({ label, value })),
  );
