import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';

import type { GedcomLine } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import type { Claims } from './claim.ts';
import { readFamilyRecord } from './readFamilyRecord.ts';
import type { ReadingContext } from './readingContext.ts';
import { inlineMedia, readMediumRecord } from './readMediumRecord.ts';
import { readPersonRecord } from './readPersonRecord.ts';
import { readSourceRecord } from './readSourceRecord.ts';
import { readStoryRecord } from './readStoryRecord.ts';
import { becomesDocument, type GedcomSurvey, kindOfRecord } from './surveyGedcom.ts';
import { createTextBudget, type TextBudget } from './textBudget.ts';

/** A document with its kind. */
export type KindOfDocument = { [Kind in TreeKind]: { kind: Kind; document: TreeDocuments[Kind] } }[TreeKind];

/** What a record became. */
export interface InterpretedRecord {
  record: GedcomLine;
  /** Null for a record that is kept for the export only. */
  main: (KindOfDocument & { claims: Claims }) | null;
  /** Media that the record describes in place. */
  media: readonly TreeMedium[];
  /** What the record's own parts may ask when they are read again. */
  context: ReadingContext;
}

/**
 * Turns records into documents of a tree, given what the survey of the same file found. Records must come in the order
 * of the survey, every one of them: their numbers are counted again.
 * @param budget - of the texts that documents may get.
 * @throws RefusedGedcom, by what it returns, where a record asks for more.
 */
export function createInterpreter(
  survey: GedcomSurvey,
  report: ReportProblem,
  budget: TextBudget = createTextBudget(),
): (record: GedcomLine) => InterpretedRecord {
  let nextId = 1;
  let nextInlineId = survey.firstInlineId;

  function counted(text: string | null, line: number): string | null {
    if (text !== null) budget.shared(text.length, line);
    return text;
  }

  const shared: Omit<ReadingContext, 'inlineMediumId'> = {
    dialect: survey.dialect,
    report,
    idOf(kind, xref, line) {
      const target = survey.target(xref);
      if (target?.kind === kind) return target.id;
      report(target ? 'wrong-target' : 'points-nowhere', line, xref);
      return null;
    },
    noteText: (xref, line) => counted(survey.noteText(xref), line),
    repositoryName: (xref, line) => counted(survey.repositoryName(xref), line),
    checkNote: budget.note,
    parentLink: survey.parentLink,
    unnamedMembers: survey.unnamedMembers,
  };

  return (record) => {
    budget.beginRecord();
    const inline = inlineMedia(record);
    const places = new Map(inline.map((line, at) => [line, at]));
    const first = nextInlineId;
    nextInlineId += inline.length;
    const context: ReadingContext = {
      ...shared,
      inlineMediumId: (line) => {
        const at = places.get(line);
        return at === undefined ? null : first + at;
      },
    };
    const kind = kindOfRecord(record);
    const isDocument = becomesDocument(kind);
    return {
      record,
      main: isDocument ? mainOf(kind, record, nextId++, context) : null,
      media: inline.map((line, at) => readMediumRecord(line, first + at, context).value),
      context,
    };
  };
}

function mainOf(kind: TreeKind, record: GedcomLine, id: number, context: ReadingContext): InterpretedRecord['main'] {
  switch (kind) {
    case 'person': {
      const { value, claims } = readPersonRecord(record, id, context);
      return { kind, document: value, claims };
    }
    case 'family': {
      const { value, claims } = readFamilyRecord(record, id, context);
      return { kind, document: value, claims };
    }
    case 'source': {
      const { value, claims } = readSourceRecord(record, id, context);
      return { kind, document: value, claims };
    }
    case 'medium': {
      const { value, claims } = readMediumRecord(record, id, context);
      return { kind, document: value, claims };
    }
    case 'story': {
      const story = readStoryRecord(record, id, context);
      return story && { kind, document: story.value, claims: story.claims };
    }
  }
}
