import { valuesOf, type RecordFields } from '#domain/records/core/record.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';

/** An accepted correction: another reading of one field. */
export interface Amendment {
  fieldId: string;
  value: string;
}

/**
 * The fields as the search index takes them: a corrected field is found by both readings. Years keep what was written,
 * since a year of two readings is none.
 */
export function withAmendments(fields: RecordFields, amendments: readonly Amendment[]): RecordFields {
  const both = amendments.filter(
    ({ fieldId }) => fieldById(fieldId) !== null && fieldById(fieldId)?.fieldType !== 'YEAR_WITH_OFFSET',
  );
  return both.length === 0
    ? fields
    : {
        ...fields,
        ...Object.fromEntries(both.map(({ fieldId, value }) => [fieldId, [...valuesOf(fields, fieldId), value]])),
      };
}
