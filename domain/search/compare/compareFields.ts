import { foldLetters } from '#domain/kernel/wording/foldLetters.ts';
import type { LabelledField } from '#domain/records/transcript/recordSections.ts';

/** A row of a comparison: one field over all records. */
export interface ComparedField {
  fieldId: string;
  label: string;
  /** One for each record, in order; null where it has none. */
  values: readonly (string | null)[];
  /** One for each record, in order: another reading that was reported and accepted; null without one. */
  corrections: readonly (string | null)[];
  /**
   * Same: all that have it say the same, and all have it. Differs: two say different things. Partly: not all say it.
   */
  agreement: 'same' | 'differs' | 'partly';
}

/** Fields under one heading. */
export interface ComparedSection {
  title: string;
  fields: readonly ComparedField[];
}

interface Section {
  title: string;
  fields: readonly (Pick<LabelledField, 'fieldId' | 'label' | 'value'> & Partial<Pick<LabelledField, 'correction'>>)[];
}

/** Two spellings of one text: case, accents, signs and white space aside. */
const fold = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** By what was transcribed; a correction that says otherwise is a difference to look at. */
function agreementOf(
  values: readonly (string | null)[],
  corrections: readonly (string | null)[],
): ComparedField['agreement'] {
  const said = values.filter((value) => value !== null);
  const readings = [...said, ...corrections.filter((value) => value !== null)];
  if (new Set(readings.map(fold)).size > 1) return 'differs';
  return values.every((value, at) => (value ?? corrections[at]) !== null) ? 'same' : 'partly';
}

/** The longest order in which all lists agree; what a list adds follows what precedes it there. */
function merged<Item>(lists: readonly (readonly Item[])[], keyOf: (item: Item) => string): Item[] {
  const order: Item[] = [];
  for (const list of lists) {
    let at = 0;
    for (const item of list) {
      const known = order.findIndex((each) => keyOf(each) === keyOf(item));
      if (known >= 0) at = Math.max(at, known + 1);
      else order.splice(at++, 0, item);
    }
  }
  return order;
}

/**
 * Sets the fields of records side by side, heading by heading, in the order transcripts have them.
 *
 * @param records - the sections of each record; a record that cannot be read has none.
 */
export function compareFields(records: readonly (readonly Section[])[]): ComparedSection[] {
  return merged(records, ({ title }) => title).map(({ title }) => {
    const parts = records.map((sections) => sections.find((section) => section.title === title)?.fields ?? []);
    const fields = merged(parts, ({ fieldId }) => fieldId).map(({ fieldId, label }): ComparedField => {
      const found = parts.map((part) => part.find((field) => field.fieldId === fieldId));
      const corrections = found.map((field) => field?.correction ?? null);
      // Where only a correction gives a value, nothing was transcribed.
      const values = found.map((field) =>
        field === undefined || (field.value === '' && field.correction) ? null : field.value,
      );
      return { fieldId, label, values, corrections, agreement: agreementOf(values, corrections) };
    });
    return { title, fields };
  });
}
