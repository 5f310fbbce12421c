import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import type { SelectOption } from '#ui/SelectField/SelectField.tsx';

import type { ReportedRecord } from './reportsApi.ts';
import { errorReportTexts } from './texts.ts';

/** What sources often say and transcripts leave out. */
const OFTEN_MISSING = [
  'FirstName',
  'LastName',
  'Age',
  'DateOfBirth',
  'PlaceOfBirth',
  'Occupation',
  'RelationshipToHead',
  'MaritalStatus',
  'EventDate',
  'Place',
  'Address',
];

const LONGEST_SHOWN = 60;
const cut = (text: string): string => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);

/**
 * What may be wrong with a record: every field it shows, with its reading, then what it may have left out.
 * @param shownAs - a reading as letters alone
 */
export function fieldChoices(
  { sections }: Pick<ReportedRecord, 'sections'>,
  shownAs: (written: string) => string = (written) => written,
): SelectOption[] {
  const shown = sections.flatMap(({ fields }) => fields);
  const has = new Set(shown.map(({ fieldId }) => fieldId));
  const missing = OFTEN_MISSING.filter((fieldId) => !has.has(fieldId));
  return [
    ...shown.map(({ fieldId, label, value }) => ({
      value: fieldId,
      label: value === '' ? label : `${label}: ${cut(shownAs(value))}`,
    })),
    ...missing.map((fieldId) => ({
      value: fieldId,
      label: errorReportTexts.missingField(fieldById(fieldId)?.displayLabel ?? fieldId),
    })),
  ];
}

/** What the transcript says in a field; empty where it says nothing. */
export const transcribedText = ({ sections }: Pick<ReportedRecord, 'sections'>, fieldId: string): string =>
  sections.flatMap(({ fields }) => fields).find((field) => field.fieldId === fieldId)?.value ?? '';
