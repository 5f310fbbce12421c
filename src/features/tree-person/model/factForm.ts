import { emptyCitation } from '#domain/trees/documents/emptyDocuments.ts';
import { readTreeDate } from '#domain/trees/dates/readTreeDate.ts';
import type { TreeCitation } from '#domain/trees/model/treeCitation.ts';
import type { TreeFact } from '#domain/trees/model/treeFact.ts';

/** A citation while it is typed. */
export interface CitationValues {
  /** Number of the source; empty: it stands alone; `new`: a source that is made with it. */
  source: string;
  newTitle: string;
  page: string;
  text: string;
  url: string;
  /** `0` to `3`, or empty. */
  quality: string;
  /** Place of the citation among those of the fact as it was; -1: it is new. What the form does not show is kept from there. */
  of: number;
}

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

/** The source of a citation that is to be made with it. */
export const NEW_SOURCE = 'new';

export const NO_CITATION: CitationValues = { source: '', newTitle: '', page: '', text: '', url: '', quality: '', of: -1 };

export const citationValues = ({ sourceId, page, text, url, quality }: TreeCitation, of: number): CitationValues => ({
  source: sourceId === null ? '' : String(sourceId), newTitle: '', page, text, url, quality: quality === null ? '' : String(quality), of,
});

export const factValues = ({ type, label, date, place, value, age, cause, notes, isPrivate, citations }: TreeFact): FactValues => ({
  type, label, date: date?.text ?? '', place: place?.text ?? '', value, age, cause, notes: notes.join('\n\n'), isPrivate, citations: citations.map(citationValues),
});

const PARTED = /\n\s*\n/u;

/** Whether a note stands in a text by itself, with empty lines or nothing around it. */
const standsIn = (text: string, note: string): boolean => `\n\n${text}\n\n`.includes(`\n\n${note}\n\n`);

/** Notes are parted by empty lines; one of the notes before that has empty lines itself, and still stands there, stays one. */
export function readNotes(text: string, before: readonly string[]): string[] {
  const whole = before.find((note) => PARTED.test(note) && standsIn(text, note));
  if (whole === undefined) return text.split(PARTED).map((note) => note.trim()).filter(Boolean);
  const at = `\n\n${text}\n\n`.indexOf(`\n\n${whole}\n\n`);
  return [...readNotes(text.slice(0, at), before), whole, ...readNotes(text.slice(at + whole.length), before)];
}

const QUALITIES: Readonly<Record<string, TreeCitation['quality']>> = { '0': 0, '1': 1, '2': 2, '3': 3 };

/** @param sourceId - of the source that was made for it, where it asked for a new one */
export const citationOf = ({ source, page, text, url, quality }: CitationValues, old: TreeCitation | undefined, sourceId: number | null): TreeCitation => ({
  ...(old ?? emptyCitation()),
  sourceId: source === NEW_SOURCE ? sourceId : source === '' ? null : Number(source),
  page: page.trim(),
  text: text.trim(),
  url: url.trim(),
  quality: QUALITIES[quality] ?? null,
});

const isText = (text: string) => text.trim() !== '';

/**
 * The fact that was typed. What the form does not show, such as a pin on the map or media, stays as it was; a pin goes with
 * the words it stood for.
 */
export function factOf(values: FactValues, old: TreeFact, newSources: ReadonlyMap<CitationValues, number>): TreeFact {
  const place = values.place.trim();
  const date = values.date.trim();
  return {
    ...old,
    type: values.type,
    label: values.label.trim(),
    date: date === (old.date?.text ?? '') ? old.date : readTreeDate(date),
    place: place === '' ? null : place === old.place?.text ? old.place : { text: place, position: null },
    value: values.value.trim(),
    age: values.age.trim(),
    cause: values.cause.trim(),
    notes: readNotes(values.notes, old.notes),
    isPrivate: values.isPrivate,
    citations: values.citations
      .filter(({ source, newTitle, page, text, url }) => (source !== '' && source !== NEW_SOURCE) || [newTitle, page, text, url].some(isText))
      .map((citation) => citationOf(citation, old.citations[citation.of], newSources.get(citation) ?? null)),
  };
}
