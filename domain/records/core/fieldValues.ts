import type { RecordFields } from './record.ts';

/** Every value of a field, as transcribed; empty when the record has none. */
export function valuesOf(fields: RecordFields, fieldId: string): readonly string[] {
  const value = fields[fieldId];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}

/** A field as one line of text; null when the record has none. */
export function textOf(fields: RecordFields, fieldId: string): string | null {
  const values = valuesOf(fields, fieldId);
  return values.length > 0 ? values.join('; ') : null;
}
