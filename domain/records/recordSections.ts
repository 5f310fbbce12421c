import type { FieldGroup } from '../search/catalogue/fieldDefinition.ts';
import { FIELDS } from '../search/catalogue/fields.ts';
import { textOf } from './fieldValues.ts';
import type { RecordFields } from './record.ts';
import { SUMMARY_FIELDS, type RecordAccess } from './recordAccess.ts';

/** One field as a transcript shows it. */
export interface LabelledField {
  fieldId: string;
  label: string;
  value: string;
}

export interface RecordSection {
  title: string;
  fields: LabelledField[];
}

/** Headings of a transcript, in reading order. */
const TITLES: readonly (readonly [FieldGroup, string])[] = [
  ['person', 'Person'],
  ['event', 'Event'],
  ['birth', 'Birth'],
  ['family', 'Family'],
  ['residence', 'Residence'],
  ['work', 'Work'],
  ['military', 'Military service'],
  ['travel', 'Journey'],
  ['source', 'Source reference'],
  ['other', 'Other details'],
];

/**
 * The fields of a record under their headings. Fields without a label are internal and never shown; neither are
 * fields that the catalogue does not know.
 *
 * @param access - `SUMMARY` keeps only what anybody may read.
 * @returns no section without fields.
 */
export function recordSections(fields: RecordFields, access: RecordAccess): RecordSection[] {
  const byGroup = new Map<FieldGroup, LabelledField[]>();
  // In the catalogue's order: the database keeps fields in an order of its own.
  for (const { fieldId, displayLabel, group } of FIELDS) {
    const value = textOf(fields, fieldId);
    if (!displayLabel || value === null) continue;
    if (access === 'SUMMARY' && !SUMMARY_FIELDS.has(fieldId)) continue;
    const section = byGroup.get(group) ?? [];
    section.push({ fieldId, label: displayLabel, value });
    byGroup.set(group, section);
  }
  return TITLES.flatMap(([group, title]) => {
    const found = byGroup.get(group);
    return found ? [{ title, fields: found }] : [];
  });
}
