import { createTextTable, ownText } from '#domain/kernel/compact/createTextTable.ts';
import { createIntColumn } from '#domain/kernel/compact/numberColumns.ts';

import { type GedcomLine, childText, type GedcomDialect, lineText } from '../gedcomLine.ts';
import type { ReportProblem } from '../gedcomProblem.ts';
import { createFamilyLinks, type FamilyLinks } from './familyLinks.ts';
import type { TargetKind } from './readingContext.ts';
import { inlineMedia } from './readMediumRecord.ts';

/** How many records of each kind a file has. Media described in place count beside those with a record. */
export interface GedcomCounts {
  persons: number;
  families: number;
  sources: number;
  media: number;
  inlineMedia: number;
  stories: number;
  notes: number;
  repositories: number;
  /** Of any other kind, header and trailer left out. */
  others: number;
}

/** What a second reading of a file needs from the first: the person meant by each pointer. */
export interface GedcomSurvey extends FamilyLinks {
  dialect: GedcomDialect;
  counts: GedcomCounts;
  target: (xref: string) => Target | null;
  /** What a document is called in the file; empty for one that the file does not have or has no name for. */
  xrefOf: (id: number) => string;
  noteText: (xref: string) => string | null;
  repositoryName: (xref: string) => string | null;
  /** Number of the first medium that is described in place. */
  firstInlineId: number;
  /** The number that the next new document gets. */
  nextId: number;
}

interface Target {
  kind: TargetKind;
  /** 0 for what becomes no document. */
  id: number;
}

const KINDS: Readonly<Record<string, TargetKind>> = {
  INDI: 'person',
  FAM: 'family',
  SOUR: 'source',
  OBJE: 'medium',
  _STORY: 'story',
  NOTE: 'note',
  SNOTE: 'note',
  REPO: 'repository',
};
const COUNTS: Readonly<Record<TargetKind, keyof GedcomCounts>> = {
  person: 'persons',
  family: 'families',
  source: 'sources',
  medium: 'media',
  story: 'stories',
  note: 'notes',
  repository: 'repositories',
  other: 'others',
};
const TARGET_KINDS: readonly TargetKind[] = [
  'person',
  'family',
  'source',
  'medium',
  'story',
  'note',
  'repository',
  'other',
];
/** Characters of shared notes kept in memory while a file is read. */
const MOST_NOTES = 64 * 1024 ** 2;

/** What a record is to the tree; `other` for what is kept for the export only. */
export const kindOfRecord = ({ tag }: GedcomLine): TargetKind => KINDS[tag] ?? 'other';

/** Whether records of a kind become documents of the tree. */
export const becomesDocument = (kind: TargetKind): kind is 'person' | 'family' | 'source' | 'medium' | 'story' =>
  kind !== 'note' && kind !== 'repository' && kind !== 'other';

const withoutDocuments = ({ tag }: GedcomLine) => tag === 'HEAD' || tag === 'TRLR';

/**
 * Reads every record once, in order, before any is interpreted: documents are numbered from 1 as they come, media
 * described in place behind all others.
 */
export function createSurvey(dialect: GedcomDialect, report: ReportProblem) {
  const xrefs = createTextTable();
  /** Of each identifier, by its number: what record it belongs to, and the number of its document. 0: none. */
  const [kinds, ids] = [createIntColumn(), createIntColumn()];
  /** Of each document, one more than the number of its identifier. */
  const ofDocuments = createIntColumn();
  const notes = new Map<string, string>();
  const repositories = new Map<string, string>();
  const counts: GedcomCounts = {
    persons: 0,
    families: 0,
    sources: 0,
    media: 0,
    inlineMedia: 0,
    stories: 0,
    notes: 0,
    repositories: 0,
    others: 0,
  };
  const links = createFamilyLinks(xrefs);
  let nextId = 1;
  let notesLength = 0;

  function addNote(record: GedcomLine): void {
    if (notesLength > MOST_NOTES) return;
    const text = lineText(record, dialect);
    notesLength += text.length;
    if (notesLength > MOST_NOTES) report('notes-too-large', record.number);
    else notes.set(ownText(record.xref), ownText(text));
  }

  return {
    add(record: GedcomLine): void {
      if (withoutDocuments(record)) return;
      const kind = kindOfRecord(record);
      const id = becomesDocument(kind) ? nextId++ : 0;
      counts[COUNTS[kind]] += 1;
      counts.inlineMedia += inlineMedia(record).length;
      const xref = record.xref === '' ? null : xrefs.numberOf(record.xref);
      const isFirst = xref !== null && kinds.at(xref) === 0;
      if (xref === null) {
        if (dialect === '5' && becomesDocument(kind)) report('no-xref', record.number, record.tag);
      } else if (isFirst) {
        kinds.set(xref, TARGET_KINDS.indexOf(kind) + 1);
        ids.set(xref, id);
        if (id > 0) ofDocuments.set(id, xref + 1);
      } else report('twice', record.number, record.xref);
      if (kind === 'person') links.addPerson(record, id);
      else if (kind === 'family') links.addFamily(record, id);
      else if (kind === 'note' && isFirst) addNote(record);
      else if (kind === 'repository' && isFirst)
        repositories.set(ownText(record.xref), ownText(childText(record, 'NAME', dialect)));
    },

    finish(): GedcomSurvey {
      const targetOf = (xref: number | null): Target | null => {
        const kind = xref === null ? undefined : TARGET_KINDS[kinds.at(xref) - 1];
        return kind === undefined || xref === null ? null : { kind, id: ids.at(xref) };
      };
      const idOf = (kind: TargetKind, xref: number) => {
        const found = targetOf(xref);
        return found?.kind === kind ? found.id : null;
      };
      return {
        dialect,
        counts,
        ...links.finish(idOf, report),
        xrefOf: (id) => xrefs.textOf(ofDocuments.at(id) - 1),
        target: (xref) => targetOf(xrefs.find(xref)),
        noteText: (xref) => notes.get(xref) ?? null,
        repositoryName: (xref) => repositories.get(xref) ?? null,
        firstInlineId: nextId,
        nextId: nextId + counts.inlineMedia,
      };
    },
  };
}
