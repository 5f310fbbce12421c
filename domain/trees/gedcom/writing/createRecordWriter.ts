import { isFamilyVisible, openFamily } from '#domain/trees/core/access/visibleDocument.ts';
import { EMPTY_DOCUMENTS } from '#domain/trees/core/documents/emptyDocuments.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeSex } from '#domain/trees/core/model/treePerson.ts';

import { type GedcomLine, newLine } from '../gedcomLine.ts';
import type { InterpretedRecord, KindOfDocument } from '../interpreting/createInterpreter.ts';
import type { ReadingContext } from '../interpreting/readingContext.ts';
import type { GedcomSurvey } from '../interpreting/surveyGedcom.ts';
import type { LossCounter } from './exportReport.ts';
import { familyRecord } from './writeFamily.ts';
import { mediumLine } from './writeMedium.ts';
import { type FamiliesOfPerson, personRecord, type ReadDocument } from './writePerson.ts';
import { privacyLine } from './writeSmallParts.ts';
import { sourceRecord } from './writeSource.ts';
import { storyRecord } from './writeStory.ts';
import type { WritingContext } from './writingContext.ts';

/** A tree as its records are written: what was in its file, and what is there now. */
export interface TreeToWrite {
  /** Of the records the tree was imported from; of no record for a tree that was made here. */
  survey: GedcomSurvey;
  /** Whether a document is there and goes into the file. */
  isWritten: (kind: TreeKind, id: number) => boolean;
  familiesOf: (personId: number) => FamiliesOfPerson;
  sexOf: (personId: number) => TreeSex;
  /** People hidden from the readers of the file: only their place among their families is written. */
  isRedacted: (personId: number) => boolean;
  /** Whether facts that are private are left out. */
  leavesOutPrivate: boolean;
  losses: LossCounter;
}

/** Documents as they are now, by kind and number; undefined where there is none any more. */
export type CurrentDocument = <Kind extends TreeKind>(kind: Kind, id: number) => TreeDocuments[Kind] | undefined;

const LETTERS: Readonly<Record<TreeKind, string>> = { person: 'I', family: 'F', source: 'S', medium: 'O', story: 'X' };
const TAGS: Readonly<Record<TreeKind, string>> = {
  person: 'INDI',
  family: 'FAM',
  source: 'SOUR',
  medium: 'OBJE',
  story: '_STORY',
};

/** Writes records in the dialect of the file a tree came from. */
export function createRecordWriter(tree: TreeToWrite) {
  const { survey } = tree;
  const { dialect } = survey;

  function xrefFor(kind: TreeKind, id: number): string {
    const known = survey.xrefOf(id);
    if (known !== '') return known;
    let xref = `${LETTERS[kind]}${id}`;
    while (survey.target(xref) !== null) xref = `${xref}A`;
    return xref;
  }

  function withholds({ isPrivate }: { isPrivate: boolean }): boolean {
    if (!isPrivate || !tree.leavesOutPrivate) return false;
    tree.losses.count('Private facts left out');
    return true;
  }

  const contextOf = (reading: ReadingContext, current: CurrentDocument): WritingContext => ({
    dialect,
    reading,
    pointerTo: (kind, id) => (tree.isWritten(kind, id) && !isInline(id) ? xrefFor(kind, id) : null),
    inlineMedium: (id) => (isInline(id) ? (current('medium', id) ?? null) : null),
    sexOf: tree.sexOf,
    withholds,
  });

  const isInline = (id: number) => id >= survey.firstInlineId && id < survey.nextId;

  /** The families that the person belonged to when the file was read, of those that matter now. */
  function familiesBefore(personId: number, now: FamiliesOfPerson, claimed: readonly number[]): FamiliesOfPerson {
    const childOf = [...now.childOf.keys(), ...claimed].filter((family) => survey.isMember(family, personId, 'child'));
    return {
      partnerOf: [...now.partnerOf, ...claimed].filter((family) => survey.isMember(family, personId, 'partner')),
      childOf: new Map(childOf.map((family) => [family, survey.parentLink(family, personId) ?? 'birth'] as const)),
    };
  }

  function redactedPerson(xref: string, id: number, context: WritingContext): GedcomLine {
    tree.losses.count(
      'People left out because they may be living or are private: only their place in their families is written',
    );
    const empty = { record: { ...newLine('INDI'), xref }, before: EMPTY_DOCUMENTS.person(id), claims: new Map() };
    const bare = personRecord(
      empty,
      empty.before,
      { before: { partnerOf: [], childOf: new Map() }, now: tree.familiesOf(id) },
      context,
    );
    return { ...bare, children: [privacyLine(dialect), ...bare.children] };
  }

  function write(read: ReadDocument<never>, { kind, document }: KindOfDocument, context: WritingContext): GedcomLine {
    const xref = read.record.xref || (needsXref(kind, document.id) ? xrefFor(kind, document.id) : '');
    const named = { ...read, record: { ...read.record, xref } };
    switch (kind) {
      case 'person': {
        if (tree.isRedacted(document.id)) return redactedPerson(xref, document.id, context);
        const now = tree.familiesOf(document.id);
        const claimed = [...read.claims.values()]
          .filter(({ part }) => part === 'partner-of' || part === 'child-of')
          .map(({ key }) => Number(key));
        return personRecord(named, document, { before: familiesBefore(document.id, now, claimed), now }, context);
      }
      case 'family': {
        // A record of no one keeps its lines: there is no one to hide.
        const isOfNobody = document.partners.length === 0 && document.children.length === 0;
        if ((isOfNobody || isFamilyVisible(document, tree.isRedacted)) && !withholdsFamily(document))
          return familyRecord(named, openFamily(document, tree.isRedacted), context);
        const bare = {
          ...EMPTY_DOCUMENTS.family(document.id),
          partners: document.partners,
          children: document.children,
        };
        return familyRecord(
          { record: { ...newLine('FAM'), xref }, before: EMPTY_DOCUMENTS.family(document.id), claims: new Map() },
          bare,
          context,
        );
      }
      case 'source':
        return sourceRecord(named, document, context);
      case 'medium':
        return mediumLine(named.record, document, context);
      case 'story':
        return storyRecord(named, document, context);
    }
  }

  const withholdsFamily = ({ isPrivate }: { isPrivate: boolean }) => isPrivate && tree.leavesOutPrivate;
  /** 7 lets a record no one points to go without a name, and some files of 5.5 do, too. */
  const needsXref = (kind: TreeKind, id: number) =>
    survey.xrefOf(id) === '' && (id >= survey.nextId || (kind === 'person' && isNamedSince(id)));
  /** Whether a family names a person that it did not name in the file. */
  const isNamedSince = (id: number) => {
    const { partnerOf, childOf } = tree.familiesOf(id);
    return (
      partnerOf.some((family) => !survey.isMember(family, id, 'partner')) ||
      [...childOf.keys()].some((family) => !survey.isMember(family, id, 'child'))
    );
  };

  return {
    /** What a document is called, whether its file had a name for it or not. */
    nameFor: xrefFor,

    /** A record of the file as its document is now; null when that is gone or not to be written. */
    original({ record, main, context }: InterpretedRecord, current: CurrentDocument): GedcomLine | null {
      if (!main) return record;
      const { id } = main.document;
      const document = current(main.kind, id);
      if (!document || !tree.isWritten(main.kind, id)) return null;
      const writing = contextOf(context, current);
      return write(
        { record, before: main.document as never, claims: main.claims },
        { kind: main.kind, document } as KindOfDocument,
        writing,
      );
    },

    /** The record of a document that did not come with the file; null for one that is not to be written. */
    added(now: KindOfDocument, current: CurrentDocument): GedcomLine | null {
      const { kind, document } = now;
      if (!tree.isWritten(kind, document.id) || isInline(document.id)) return null;
      const record = { ...newLine(TAGS[kind]), xref: xrefFor(kind, document.id) };
      return write(
        { record, before: EMPTY_DOCUMENTS[kind](document.id) as never, claims: new Map() },
        now,
        contextOf(nothingRead(dialect), current),
      );
    },

    /** Numbers of the media that a record describes in place. */
    inlineIds: ({ media }: Pick<InterpretedRecord, 'media'>): number[] => media.map(({ id }) => id),
  };
}

/** What reads lines that were made here: nothing of them points anywhere yet. */
const nothingRead = (dialect: '5' | '7'): ReadingContext => ({
  dialect,
  report: () => undefined,
  idOf: () => null,
  noteText: () => null,
  repositoryName: () => null,
  checkNote: () => undefined,
  inlineMediumId: () => null,
  parentLink: () => null,
  unnamedMembers: () => ({ partners: [], children: [] }),
});
