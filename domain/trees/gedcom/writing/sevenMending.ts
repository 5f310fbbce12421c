import type { TreeKind } from '#domain/trees/core/model/treeDocument.ts';

import { createNamesOfSeven } from '../converting/toSeven.ts';
import { type GedcomLine, pointerOf } from '../gedcomLine.ts';
import type { InterpretedRecord } from '../interpreting/createInterpreter.ts';
import type { TargetKind } from '../interpreting/readingContext.ts';
import type { GedcomSurvey } from '../interpreting/surveyGedcom.ts';
import type { LossCounter } from './exportReport.ts';
import { inValuesOfSeven } from './sevenValues.ts';
import { voidPointers } from './voidPointers.ts';

/** What makes a file valid whatever its records came as; each step takes a record on its way out. */
export interface Mending {
  /** As it was kept, before it is interpreted. */
  kept: (record: GedcomLine) => GedcomLine;
  /** Interpreted, before its changes are written into it. */
  named: (read: InterpretedRecord) => InterpretedRecord;
  /** With its changes, in the version it came in. */
  written: (record: GedcomLine) => GedcomLine;
  /** In the version of the file. */
  finished: (record: GedcomLine) => GedcomLine;
}

/** For versions that have no way to say that a pointer leads nowhere: records leave as they came. */
export const NO_MENDING: Mending = {
  kept: (record) => record,
  named: (read) => read,
  written: (record) => record,
  finished: (record) => record,
};

interface Parts {
  /** Of the records the tree was imported from. */
  survey: GedcomSurvey;
  /** Whether the record of a name, of those that were imported, goes into the file. */
  isThere: (xref: string) => boolean;
  /** What a document is called that has no name of its own. */
  nameFor: (kind: TreeKind, id: number) => string;
  losses: LossCounter;
}

const NOWHERE = 'Pointers to records that are not in the file: written as @VOID@';
const OTHER_KIND = 'Pointers to a record of the wrong kind: written as @VOID@';
const WORDS = 'Pointers, numbers and times that GEDCOM 7 cannot read: written in words or with a tag of their own';
const RENAMED = 'Records with the identifier of another record: renamed';
const SIGNS = 'Control characters that GEDCOM 7 does not allow: replaced';
const TAGS = 'Tags with characters that GEDCOM 7 does not allow: written in capitals, digits and underscores';
/** What no text of 7 may hold. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/gu;
/** What lines point at; a line of another program may point at anything. */
const POINT_AT: Readonly<Record<string, TargetKind>> = {
  HUSB: 'person',
  WIFE: 'person',
  CHIL: 'person',
  ASSO: 'person',
  ALIA: 'person',
  FAMS: 'family',
  FAMC: 'family',
  SOUR: 'source',
  OBJE: 'medium',
  REPO: 'repository',
  NOTE: 'note',
  SNOTE: 'note',
  SUBM: 'other',
  ANCI: 'other',
  DESI: 'other',
};
const TAG = /^(?:[A-Z][A-Z0-9_]*|_[A-Z0-9_]+)$/u;

/**
 * Mends records on their way into a file of version 7: pointers that lead nowhere, identifiers that two records have,
 * names and tags in letters that 7 does not take. What is valid stays as it is, and each kind of mending is counted.
 */
export function createSevenMending({ survey, isThere, nameFor, losses }: Parts): Mending {
  const { dialect } = survey;
  const taken = new Set<string>();
  const names = createNamesOfSeven();

  function anotherName({ record, main }: InterpretedRecord): string {
    if (main) return nameFor(main.kind, main.document.id);
    let number = 2;
    while (survey.target(`${record.xref}_${number}`) !== null || taken.has(`${record.xref}_${number}`)) number += 1;
    return `${record.xref}_${number}`;
  }

  const whyVoid = (xref: string, tag: string): string | null => {
    const target = survey.target(xref);
    if (target === null) return NOWHERE;
    return (POINT_AT[tag] ?? target.kind) === target.kind ? null : OTHER_KIND;
  };

  function finished(given: GedcomLine, parent: string): GedcomLine {
    const line = inValuesOfSeven(given, parent);
    if (line !== given) losses.count(WORDS);
    // A text that starts with an at sign has it doubled.
    const pointer = line.value.startsWith('@') ? pointerOf(line.value) : null;
    const value = pointer === null ? line.value.replace(FORBIDDEN, '\ufffd') : `@${names(pointer)}@`;
    const tag = TAG.test(line.tag)
      ? line.tag
      : line.tag
          .toUpperCase()
          .replace(/[^A-Z0-9_]/gu, '_')
          .replace(/^_*$/u, '_X');
    if (pointer === null && value !== line.value) losses.count(SIGNS);
    if (tag !== line.tag) losses.count(TAGS);
    return {
      ...line,
      tag,
      value,
      xref: line.xref === '' ? '' : names(line.xref),
      children: line.children.map((child) => finished(child, tag)),
    };
  }

  return {
    kept: (record) => voidPointers(record, whyVoid, dialect, losses.count),
    named(read) {
      const { record } = read;
      if (record.xref === '') return read;
      const xref = taken.has(record.xref) ? anotherName(read) : record.xref;
      taken.add(xref);
      if (xref === record.xref) return read;
      losses.count(RENAMED);
      return { ...read, record: { ...record, xref } };
    },
    // What a document that is new here is called, no record that came with the file is.
    written: (record) =>
      voidPointers(
        record,
        (xref) => (survey.target(xref) !== null && !isThere(xref) ? NOWHERE : null),
        dialect,
        losses.count,
      ),
    // Shared notes have a tag of their own in 7.
    finished: (record) => finished(record.tag === 'NOTE' ? { ...record, tag: 'SNOTE' } : record, ''),
  };
}
