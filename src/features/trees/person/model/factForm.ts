import { typedDate, typedPlace } from '#domain/trees/core/editing/typedFact.ts';
import type { TreeFact } from '#domain/trees/core/model/treeFact.ts';

import { citationsOf, citationValues, type CitationValues } from './citationForm.ts';
import type { Versioned } from './lifeOf.ts';

/** A fact while it is typed. */
export interface FactValues {
  type: string;
  label: string;
  date: string;
  place: string;
  value: string;
  age: string;
  cause: string;
  /** Notes, parted by empty lines. */
  notes: string;
  isPrivate: boolean;
  citations: CitationValues[];
}

/** @param sources - those that are cited, for their titles */
export const factValues = (
  { type, label, date, place, value, age, cause, notes, isPrivate, citations }: TreeFact,
  sources: readonly Versioned<'source'>[],
): FactValues => ({
  type,
  label,
  date: date?.text ?? '',
  place: place?.text ?? '',
  value,
  age,
  cause,
  notes: notes.join('\n\n'),
  isPrivate,
  citations: citationValues(citations, sources),
});

const PARTED = /\n\s*\n/u;

/** Whether a text has a note by itself, with empty lines or nothing around it. */
const hasNote = (text: string, note: string): boolean => `\n\n${text}\n\n`.includes(`\n\n${note}\n\n`);

/**
 * Notes are parted by empty lines; one of the notes before that has empty lines itself, and is still there, stays one.
 */
export function readNotes(text: string, before: readonly string[]): string[] {
  const whole = before.find((note) => PARTED.test(note) && hasNote(text, note));
  if (whole === undefined)
    return text
      .split(PARTED)
      .map((note) => note.trim())
      .filter(Boolean);
  const at = `\n\n${text}\n\n`.indexOf(`\n\n${whole}\n\n`);
  return [...readNotes(text.slice(0, at), before), whole, ...readNotes(text.slice(at + whole.length), before)];
}

/**
 * The fact that was typed. What the form does not show, such as a pin on the map or media, stays as it was; a pin is
 * removed with the words it was set for.
 */
export function factOf(values: FactValues, old: TreeFact): TreeFact {
  return {
    ...old,
    type: values.type,
    label: values.label.trim(),
    date: typedDate(values.date, old.date),
    place: typedPlace(values.place, old.place),
    value: values.value.trim(),
    age: values.age.trim(),
    cause: values.cause.trim(),
    notes: readNotes(values.notes, old.notes),
    isPrivate: values.isPrivate,
    citations: citationsOf(values.citations, old.citations),
  };
}
