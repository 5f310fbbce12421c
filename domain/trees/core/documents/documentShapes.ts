import { readTreeDate } from '../dates/readTreeDate.ts';
import { factType, type FactType } from '../facts/factTypes.ts';
import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeDate } from '../model/treeDate.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact, TreePlace } from '../model/treeFact.ts';
import type { TreeChild, TreeFamily } from '../model/treeFamily.ts';
import type { TreeMedium } from '../model/treeMedium.ts';
import type { TreeName, TreePerson } from '../model/treePerson.ts';
import type { TreeSource } from '../model/treeSource.ts';
import type { TreeStory } from '../model/treeStory.ts';
import {
  withRule,
  documentId,
  listOf,
  number,
  oneOf,
  orNull,
  record,
  someText,
  text,
  webAddress,
  yesOrNo,
  type Shape,
} from './shapes.ts';

/**
 * Longest texts, in UTF-16 units, and the most of each list: far beyond what people write, well within what a page can
 * show.
 */
const SHORT = 250;
const LONG = 2000;
const NOTE = 100_000;
const DATE = SHORT;
const PLACE = 2 * SHORT;
const MOST = { names: 50, facts: 1000, notes: 1000, citations: 200, media: 1000, children: 60, peopleOfStory: 100 };

const origin = orNull(documentId(0));
const notes = listOf(someText(NOTE), MOST.notes);
const ids = (most: number) =>
  withRule(listOf(documentId(), most), (read, problem) => {
    read.forEach((id, index) => {
      if (read.indexOf(id) !== index) problem(String(index), 'This is here twice.');
    });
  });
const mediaIds = ids(MOST.media);

/** The days are read again from the text, never taken from the caller. */
const date: Shape<TreeDate> = (value, path, problems) => {
  const given = record<TreeDate>({
    text: someText(DATE),
    from: orNull(number(-99_990_000, 99_991_231)),
    to: orNull(number(-99_990_000, 99_991_231)),
  })(value, path, problems);
  return readTreeDate(given.text) ?? given;
};

const place = record<TreePlace>({
  text: someText(PLACE),
  position: orNull(
    record<{ latitude: number; longitude: number }>({ latitude: number(-90, 90), longitude: number(-180, 180) }),
  ),
});

/** The properties of a citation. */
export const citationFields = {
  sourceId: orNull(documentId()),
  page: text(LONG),
  text: text(NOTE),
  note: text(NOTE),
  url: webAddress,
  recordId: orNull(someText(SHORT)),
  quality: orNull(oneOf<0 | 1 | 2 | 3>(0, 1, 2, 3)),
  origin,
};
const citations = listOf(record<TreeCitation>(citationFields), MOST.citations);

/** The words of a date, as they are typed. */
export const dateText = text(DATE);
/** The words of a place. */
export const placeText = text(PLACE);

/** The properties of a fact. */
export const factFields = {
  id: withRule(text(12), (id, problem) => {
    if (!/^f\d{1,9}$/u.test(id)) problem('', 'This must be the id of a fact.');
  }),
  type: text(SHORT),
  label: text(SHORT),
  date: orNull(date),
  place: orNull(place),
  value: text(LONG),
  age: text(SHORT),
  cause: text(LONG),
  notes,
  citations,
  mediaIds,
  isPrivate: yesOrNo,
  origin,
};

const fact = (of: FactType['of']) =>
  withRule(record<TreeFact>(factFields), ({ type }, problem) => {
    if (factType(type)?.of !== of) problem('type', 'There is no such type of fact.');
  });

const facts = (of: FactType['of']) =>
  withRule(listOf(fact(of), MOST.facts), (read, problem) => {
    read.forEach(({ id }, index) => {
      if (read.findIndex((each) => each.id === id) !== index) problem(`${index}.id`, 'Two facts have this id.');
    });
  });

/** The properties of a name. */
export const nameFields = {
  type: oneOf<TreeName['type']>('birth', 'married', 'also-known-as', 'religious', 'other'),
  given: text(SHORT),
  surname: text(SHORT),
  prefix: text(SHORT),
  suffix: text(SHORT),
  nickname: text(SHORT),
  citations,
  origin,
};

const person = record<TreePerson>({
  id: documentId(0),
  sex: oneOf<TreePerson['sex']>('u', 'm', 'f', 'x'),
  names: listOf(record<TreeName>(nameFields), MOST.names),
  facts: facts('person'),
  notes,
  citations,
  mediaIds,
  livingFlag: orNull(oneOf<'living' | 'deceased'>('living', 'deceased')),
  isPrivate: yesOrNo,
});

const child = record<TreeChild>({
  personId: documentId(),
  link: oneOf<TreeChild['link']>('birth', 'adopted', 'foster', 'step', 'sealed', 'unknown'),
});

const family = withRule(
  record<TreeFamily>({
    id: documentId(0),
    partners: ids(2),
    children: listOf(child, MOST.children),
    facts: facts('family'),
    notes,
    citations,
    mediaIds,
    isPrivate: yesOrNo,
  }),
  ({ partners, children }, problem) => {
    const members = [...partners, ...children.map(({ personId }) => personId)];
    if (new Set(members).size !== members.length) problem('children', 'The same person is in this family twice.');
  },
);

/** The properties of a source. */
export const sourceFields = {
  id: documentId(0),
  title: someText(LONG),
  author: text(LONG),
  publication: text(LONG),
  repository: text(LONG),
  callNumber: text(SHORT),
  url: webAddress,
  notes,
};
/** The properties of a photo or document. */
export const mediumFields = {
  id: documentId(0),
  title: text(LONG),
  date: orNull(date),
  fileName: text(LONG),
  mimeType: text(SHORT),
  storedAs: orNull(text(SHORT)),
  notes,
};
/** The properties of a story. */
export const storyFields = {
  id: documentId(0),
  title: someText(SHORT),
  text: text(NOTE),
  personIds: ids(MOST.peopleOfStory),
  date: text(SHORT),
  mediaIds,
};
const story = withRule(record<TreeStory>(storyFields), ({ personIds }, problem) => {
  if (personIds.length === 0) problem('personIds', 'A story needs at least one person.');
});

/**
 * What each kind of document must look like. The one description of their fields: forms take theirs from it
 * (docs/adr/0027).
 */
export const DOCUMENT_SHAPES: { [Kind in TreeKind]: Shape<TreeDocuments[Kind]> } = {
  person,
  family,
  source: record<TreeSource>(sourceFields),
  medium: record<TreeMedium>(mediumFields),
  story,
};
