import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';

/** Replaces a text that the reader may not read. */
export const LEFT_OUT = 'Left out: this may name a living person.';

/** Whether a reader may not read a text. */
export type IsClosed = (text: string) => boolean;

interface Openers {
  text: (text: string) => string;
  /** For addresses and names of files, which the words would break. */
  mark: (text: string) => string;
}

const citations = (all: readonly TreeCitation[], { text, mark }: Openers): TreeCitation[] =>
  all.map((each) => ({
    ...each,
    page: text(each.page),
    text: text(each.text),
    note: text(each.note),
    url: mark(each.url),
  }));

const facts = (all: readonly TreeFact[], open: Openers): TreeFact[] =>
  all.map((each) => ({
    ...each,
    label: open.text(each.label),
    value: open.text(each.value),
    age: open.text(each.age),
    cause: open.text(each.cause),
    notes: each.notes.map(open.text),
    citations: citations(each.citations, open),
  }));

const OPENERS: { [Kind in TreeKind]: (document: TreeDocuments[Kind], open: Openers) => TreeDocuments[Kind] } = {
  person: (person, open) => ({
    ...person,
    names: person.names.map((name) => ({ ...name, citations: citations(name.citations, open) })),
    facts: facts(person.facts, open),
    notes: person.notes.map(open.text),
    citations: citations(person.citations, open),
  }),
  family: (family, open) => ({
    ...family,
    facts: facts(family.facts, open),
    notes: family.notes.map(open.text),
    citations: citations(family.citations, open),
  }),
  source: ({ title, author, publication, repository, callNumber, url, notes, ...source }, { text, mark }) => ({
    ...source,
    title: text(title),
    author: text(author),
    publication: text(publication),
    repository: text(repository),
    callNumber: text(callNumber),
    url: mark(url),
    notes: notes.map(text),
  }),
  medium: ({ title, fileName, notes, ...medium }, { text, mark }) => ({
    ...medium,
    title: text(title),
    fileName: mark(fileName),
    notes: notes.map(text),
  }),
  story: ({ title, text: words, date, ...story }, { text }) => ({
    ...story,
    title: text(title),
    text: text(words),
    date: text(date),
  }),
};

/**
 * A document for a reader who may not read every free text in it: notes, descriptions, causes, words and notes of
 * citations, titles. Names, dates and places of the people it is about stay: they were judged by whether that person is
 * hidden.
 */
export const openTexts = <Kind extends TreeKind>(
  kind: Kind,
  document: TreeDocuments[Kind],
  isClosed: IsClosed,
): TreeDocuments[Kind] =>
  OPENERS[kind](document, {
    text: (text) => (isClosed(text) ? LEFT_OUT : text),
    mark: (text) => (isClosed(text) ? '' : text),
  });

/** Whether any free text of a document may not be read. */
export function hasClosedText<Kind extends TreeKind>(
  kind: Kind,
  document: TreeDocuments[Kind],
  isClosed: IsClosed,
): boolean {
  let found = false;
  openTexts(kind, document, (text) => {
    found ||= text !== '' && isClosed(text);
    return false;
  });
  return found;
}

/** Every free text of a document that says anything. */
export function textsOf<Kind extends TreeKind>(kind: Kind, document: TreeDocuments[Kind]): string[] {
  const texts: string[] = [];
  openTexts(kind, document, (text) => {
    if (text !== '') texts.push(text);
    return false;
  });
  return texts;
}
