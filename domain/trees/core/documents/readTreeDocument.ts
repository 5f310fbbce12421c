import { readTreeDate } from '../dates/readTreeDate.ts';
import { factType, type FactType } from '../facts/factTypes.ts';
import type { TreeCitation } from '../model/treeCitation.ts';
import type { TreeDate } from '../model/treeDate.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';
import type { TreeFact } from '../model/treeFact.ts';
import type { TreeChild, TreeFamily } from '../model/treeFamily.ts';
import type { TreeMedium } from '../model/treeMedium.ts';
import type { TreeName, TreePerson } from '../model/treePerson.ts';
import type { TreePlace } from '../model/treePlace.ts';
import type { TreeSource } from '../model/treeSource.ts';
import type { TreeStory } from '../model/treeStory.ts';

import { checked, documentId, webAddress, listOf, number, oneOf, orNull, record, someText, text, yesOrNo, type DocumentProblem, type Shape } from './shapes.ts';
import { newProblems } from './newProblems.ts';

/** Longest texts, in UTF-16 units, and the most of each list: far beyond what people write, well within what a page can bear. */
const SHORT = 250;
const LONG = 2000;
const NOTE = 100_000;
const MOST = { names: 50, facts: 1000, notes: 1000, citations: 200, media: 1000, children: 60, peopleOfStory: 100 };

const origin = orNull(documentId(0));
const notes = listOf(someText(NOTE), MOST.notes);
const ids = (most: number) => checked(listOf(documentId(), most), (read, problem) => {
  read.forEach((id, index) => {
    if (read.indexOf(id) !== index) problem(String(index), 'This stands twice.');
  });
});
const mediaIds = ids(MOST.media);

/** The days are read again from the text: nobody is believed about them. */
const date: Shape<TreeDate> = (value, path, problems) => {
  const given = record<TreeDate>({ text: someText(SHORT), from: orNull(number(-99_990_000, 99_991_231)), to: orNull(number(-99_990_000, 99_991_231)) })(value, path, problems);
  return readTreeDate(given.text) ?? given;
};

const place = record<TreePlace>({
  text: someText(SHORT * 2),
  position: orNull(record<{ latitude: number; longitude: number }>({ latitude: number(-90, 90), longitude: number(-180, 180) })),
});

const citation = record<TreeCitation>({
  sourceId: orNull(documentId()), page: text(LONG), text: text(NOTE), note: text(NOTE), url: webAddress, recordId: orNull(someText(SHORT)),
  quality: orNull(oneOf<0 | 1 | 2 | 3>(0, 1, 2, 3)), origin,
});
const citations = listOf(citation, MOST.citations);

const fact = (of: FactType['of']) => checked(record<TreeFact>({
  id: checked(text(12), (id, problem) => {
    if (!/^f\d{1,9}$/u.test(id)) problem('', 'This must be the id of a fact.');
  }),
  type: text(SHORT), label: text(SHORT), date: orNull(date), place: orNull(place), value: text(LONG), age: text(SHORT), cause: text(LONG), notes, citations, mediaIds,
  isPrivate: yesOrNo, origin,
}), ({ type }, problem) => {
  if (factType(type)?.of !== of) problem('type', 'There is no such fact.');
});

const facts = (of: FactType['of']) => checked(listOf(fact(of), MOST.facts), (read, problem) => {
  read.forEach(({ id }, index) => {
    if (read.findIndex((each) => each.id === id) !== index) problem(`${index}.id`, 'Two facts have this id.');
  });
});

const name = record<TreeName>({
  type: oneOf<TreeName['type']>('birth', 'married', 'also-known-as', 'religious', 'other'),
  given: text(SHORT), surname: text(SHORT), prefix: text(SHORT), suffix: text(SHORT), nickname: text(SHORT), citations, origin,
});

const person = record<TreePerson>({
  id: documentId(0), sex: oneOf<TreePerson['sex']>('u', 'm', 'f', 'x'), names: listOf(name, MOST.names), facts: facts('person'), notes, citations, mediaIds,
  livingFlag: orNull(oneOf<'living' | 'deceased'>('living', 'deceased')), isPrivate: yesOrNo,
});

const child = record<TreeChild>({ personId: documentId(), link: oneOf<TreeChild['link']>('birth', 'adopted', 'foster', 'step', 'sealed', 'unknown') });

const family = checked(record<TreeFamily>({
  id: documentId(0), partners: ids(2), children: listOf(child, MOST.children), facts: facts('family'), notes, citations, mediaIds, isPrivate: yesOrNo,
}), ({ partners, children }, problem) => {
  const members = [...partners, ...children.map(({ personId }) => personId)];
  if (new Set(members).size !== members.length) problem('children', 'Somebody stands twice in this family.');
});

const source = record<TreeSource>({
  id: documentId(0), title: someText(LONG), author: text(LONG), publication: text(LONG), repository: text(LONG), callNumber: text(SHORT), url: webAddress, notes,
});
const medium = record<TreeMedium>({ id: documentId(0), title: text(LONG), date: orNull(date), fileName: text(LONG), mimeType: text(SHORT), storedAs: orNull(text(SHORT)), notes });
const story = checked(record<TreeStory>({
  id: documentId(0), title: someText(SHORT), text: text(NOTE), personIds: ids(MOST.peopleOfStory), date: text(SHORT), mediaIds,
}), ({ personIds }, problem) => {
  if (personIds.length === 0) problem('personIds', 'A story is about somebody.');
});

const SHAPES: { [Kind in TreeKind]: Shape<TreeDocuments[Kind]> } = { person, family, source, medium, story };

/** What came of reading: a document, or why it is none. */
export type ReadDocument<Kind extends TreeKind> = { document: TreeDocuments[Kind]; problems?: never } | { document?: never; problems: readonly DocumentProblem[] };

/**
 * Reads a document from anywhere: every property must be there and of its shape, and none besides. Texts come back trimmed,
 * without control characters, dates read anew. Id 0 stands for a document that has still to be numbered.
 *
 * Limits hold for what is new: files of other programs know none of ours, and what they brought stays as long as nobody
 * changes it.
 * Whether the people, sources and media it names exist, and whether the author may name the stored bytes of a medium
 * (`storedAs`), only the store knows.
 *
 * @param before - the kept documents this one comes from.
 */
export function readTreeDocument<Kind extends TreeKind>(kind: Kind, value: unknown, before: readonly unknown[] = []): ReadDocument<Kind> {
  const problemsOf = (each: unknown) => {
    const found: DocumentProblem[] = [];
    const document = SHAPES[kind](each, '', found);
    return { document, found };
  };
  const { document, found } = problemsOf(value);
  const problems = found.length === 0 ? [] : newProblems(found, before.flatMap((each) => problemsOf(each).found));
  return problems.length === 0 ? { document } : { problems };
}
