import { displayName } from '#domain/kernel/names/displayName.ts';

import { treeDateInWords } from '../dates/treeDateInWords.ts';
import { factLabel } from '../facts/factTypes.ts';
import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeDate } from '../model/treeDate.ts';
import type { TreeFact, TreePlace } from '../model/treeFact.ts';
import type { TreeChild } from '../model/treeFamily.ts';
import type { TreeName } from '../model/treePerson.ts';

/** Gives the name of a person of the tree by number. */
export type NameOfPerson = (personId: number) => string;

/** A person whose name no one knows any more. A number would say nothing to a reader. */
export const UNKNOWN_PERSON = 'a person no longer in this tree';

/** A fact, a name, a citation and a child of a document, and single values. */
export type ValueOfDocument =
  | TreeFact
  | TreeName
  | TreeCitation
  | TreeDate
  | TreePlace
  | TreeChild
  | string
  | number
  | boolean
  | null;

/**
 * What fields are called where a change or a conflict is described. Those of facts and names follow a colon: `Birth:
 * date`.
 */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  sex: 'Sex',
  livingFlag: 'Status',
  isPrivate: 'private',
  names: 'Name',
  facts: 'Fact',
  notes: 'Note',
  citations: 'Source',
  mediaIds: 'Photo or document',
  given: 'first names',
  surname: 'surname',
  prefix: 'title',
  suffix: 'suffix',
  nickname: 'nickname',
  type: 'kind',
  label: 'name',
  date: 'date',
  place: 'place',
  value: 'details',
  age: 'age',
  cause: 'cause',
  partners: 'Partner',
  children: 'Child',
  personIds: 'Person',
  title: 'Title',
  text: 'Text',
  author: 'Author',
  publication: 'Published',
  repository: 'Held by',
  callNumber: 'Reference',
  url: 'Web address',
  fileName: 'File',
  mimeType: 'Kind of file',
  storedAs: 'File',
};

const WORDS: Readonly<Record<string, string>> = {
  m: 'male',
  f: 'female',
  x: 'other',
  u: 'not known',
  living: 'living',
  deceased: 'deceased',
};
const LINKS: Readonly<Record<TreeChild['link'], string>> = {
  birth: '',
  adopted: 'adopted',
  foster: 'fostered',
  step: 'step',
  sealed: 'sealed',
  unknown: '',
};
/** Longer texts are cut in a line of the history. */
const LONGEST_IN_LINE = 80;

const shortened = (text: string) => {
  const line = text.replace(/\s+/gu, ' ');
  return line.length <= LONGEST_IN_LINE ? line : `${line.slice(0, LONGEST_IN_LINE).trimEnd()}…`;
};
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ');

/**
 * A value of a document in words; null where it says nothing.
 * @param key - of the property that holds it, or of the list.
 * @example valueInWords('date', readTreeDate('3 APR 1832')) // '3 April 1832'
 */
export function valueInWords(key: string, value: ValueOfDocument, nameOf: NameOfPerson): string | null {
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return ['partners', 'personIds'].includes(key) ? nameOf(value) : null;
  if (typeof value === 'string')
    return key === 'sex' || key === 'livingFlag' ? (WORDS[value] ?? value) : shortened(value);
  if ('given' in value)
    return joined(displayName(value.given, value.surname), value.nickname && `“${value.nickname}”`) || null;
  if ('personId' in value) return joined(nameOf(value.personId), LINKS[value.link]);
  if ('sourceId' in value)
    return (
      joined(value.text === '' ? shortened(value.note) : `“${shortened(value.text)}”`, shortened(value.page)) ||
      (value.recordId === null ? 'a citation' : `record ${value.recordId}`)
    );
  if ('position' in value) return value.text;
  if ('cause' in value)
    return shortened(joined(value.value, value.date && treeDateInWords(value.date), value.place?.text ?? null)) || null;
  return treeDateInWords(value);
}

/** What a member of a list is called: a fact by its type, anything else by the list. */
export const itemLabel = (key: string, item: ValueOfDocument): string =>
  item !== null && typeof item === 'object' && 'cause' in item ? factLabel(item) : (FIELD_LABELS[key] ?? key);
