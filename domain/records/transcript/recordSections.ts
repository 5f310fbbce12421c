import { birthEstimate } from '#domain/records/core/birthYear.ts';
import { textOf, type RecordFields } from '#domain/records/core/record.ts';
import { SUMMARY_FIELDS, type RecordAccess } from '#domain/records/core/recordAccess.ts';
import type { RecordKind } from '#domain/records/core/recordKind.ts';
import type { Amendment } from '#domain/records/reports/withAmendments.ts';
import type { FieldGroup } from '#domain/search/core/catalogue/fieldDefinition.ts';
import { FIELDS } from '#domain/search/core/catalogue/fields.ts';

import { sectionOrder } from './sectionOrder.ts';

/** Fields that distinguish the people of a household or event, most distinctive first. */
const CANDIDATES = [
  'RelationshipToHead',
  'Role',
  'Relationship',
  'MaritalStatus',
  'Gender',
  'Age',
  'DateOfBirth',
  'Occupation',
  'PlaceOfBirth',
  'PlaceOfResidence',
  'FatherFirstName',
] as const;

/** More columns than this do not fit beside a name without scrolling. */
const MOST_COLUMNS = 6;

/**
 * The fields shown as columns beside the names of a household or event: those that at least one person in it has.
 *
 * @returns fieldIds of the catalogue, at most six.
 */
export const groupColumns = (members: readonly RecordFields[]): string[] =>
  CANDIDATES.filter((fieldId) => members.some((fields) => textOf(fields, fieldId) !== null)).slice(0, MOST_COLUMNS);

/** One field as a transcript shows it. */
export interface LabelledField {
  fieldId: string;
  label: string;
  /** As transcribed; empty where only a correction gives it. */
  value: string;
  /** Another reading that was reported and accepted; null without one. */
  correction: string | null;
}

export interface RecordSection {
  title: string;
  fields: LabelledField[];
}

/**
 * The fields of a record under their headings. Fields without a label are internal and never shown; neither are
 * fields that the catalogue does not know.
 *
 * @param access - `SUMMARY` keeps only what anyone may read.
 * @param more.kind - decides the order and the words of the headings.
 * @param more.amendments - accepted corrections, shown beside what was transcribed.
 * Where no year of birth was transcribed, the one implied by age or baptism is shown as an estimate.
 *
 * @returns no section without fields.
 */
export function recordSections(
  fields: RecordFields,
  access: RecordAccess,
  { kind = 'other', amendments = [] }: { kind?: RecordKind; amendments?: readonly Amendment[] } = {},
): RecordSection[] {
  const corrections = new Map(amendments.map(({ fieldId, value }) => [fieldId, value]));
  const byGroup = new Map<FieldGroup, LabelledField[]>();
  // In the catalogue's order: the database keeps fields in an order of its own.
  for (const { fieldId, displayLabel, group } of FIELDS) {
    const value = textOf(fields, fieldId);
    const correction = corrections.get(fieldId) ?? null;
    if (!displayLabel || (value === null && correction === null)) continue;
    // A census belongs to a year: shown as its own, not again as the event's.
    if (fieldId === 'EventYear' && correction === null && value === textOf(fields, 'CensusYear')) continue;
    if (access === 'SUMMARY' && !SUMMARY_FIELDS.has(fieldId)) continue;
    const section = byGroup.get(group) ?? [];
    section.push({ fieldId, label: displayLabel, value: value ?? '', correction });
    byGroup.set(group, section);
  }
  const estimate = corrections.has('YearOfBirth') ? null : birthEstimate(fields);
  if (estimate)
    byGroup.set('birth', [
      { fieldId: 'YearOfBirth', label: 'Year of birth, estimated', value: estimate.words, correction: null },
      ...(byGroup.get('birth') ?? []),
    ]);
  return sectionOrder(kind).flatMap(([group, title]) => {
    const found = byGroup.get(group);
    return found ? [{ title, fields: found }] : [];
  });
}
