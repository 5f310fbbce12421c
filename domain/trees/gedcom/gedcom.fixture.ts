import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { ParentLink } from '#domain/trees/core/model/treeFamily.ts';

import { createNamesOfSeven, createToSeven } from './converting/toSeven.ts';
import { type GedcomLine, dialectOf } from './gedcomLine.ts';
import type { GedcomProblemCode } from './gedcomProblem.ts';
import { createInterpreter, type InterpretedRecord, type KindOfDocument } from './interpreting/createInterpreter.ts';
import { becomesDocument, createSurvey, type GedcomSurvey } from './interpreting/surveyGedcom.ts';
import { NO_BUDGET } from './interpreting/textBudget.ts';
import { type GedcomFile, readGedcom } from './reading/readGedcom.ts';
import { createRecordWriter, type TreeToWrite } from './writing/createRecordWriter.ts';
import { createLossCounter, type ExportLoss } from './writing/exportReport.ts';
import { formatRecord } from './writing/formatRecord.ts';
import { createSevenMending } from './writing/sevenMending.ts';

/** A file of a test, read whole. */
export interface ReadFile {
  file: GedcomFile;
  records: GedcomLine[];
  problems: { code: GedcomProblemCode; line: number }[];
  survey: GedcomSurvey;
  interpreted: InterpretedRecord[];
}

/** Reads a file in pieces of so many bytes, from its first record to its documents. */
export async function readWhole(bytes: Uint8Array | string, pieceBytes = 4096): Promise<ReadFile> {
  const all = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  const pieces = function* () {
    for (let at = 0; at < all.length; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
  };
  const problems: ReadFile['problems'] = [];
  const report = (code: GedcomProblemCode, line: number) => void problems.push({ code, line });
  const records: GedcomLine[] = [];
  let file: GedcomFile | null = null;
  for await (const part of readGedcom(pieces(), report)) {
    if (part.kind === 'file') file = part.file;
    else records.push(part.record);
  }
  if (!file) throw new Error('The file has no record.');
  const counting = createSurvey(dialectOf(file.version), report);
  records.forEach(counting.add);
  const survey = counting.finish();
  const interpret = createInterpreter(survey, report);
  return { file, records, problems, survey, interpreted: records.map(interpret) };
}

/** All documents of a file. */
export const documentsOf = ({ interpreted }: Pick<ReadFile, 'interpreted'>): KindOfDocument[] =>
  interpreted.flatMap(({ main, media }) => [
    ...(main ? [main] : []),
    ...media.map((document) => ({ kind: 'medium' as const, document })),
  ]);

const key = (kind: TreeKind, id: number) => `${kind} ${id}`;

/** A file of version 7.0 with its documents as they are now, as an export writes it, and what was said about it. */
export function exportSeven(
  read: ReadFile,
  now: readonly KindOfDocument[] = documentsOf(read),
): { text: string; losses: ExportLoss[] } {
  const { survey, records } = read;
  const current = new Set(now.map(({ kind, document }) => key(kind, document.id)));
  const losses = createLossCounter();
  const isThere = (xref: string) => {
    const target = survey.target(xref);
    return target !== null && (!becomesDocument(target.kind) || current.has(key(target.kind, target.id)));
  };
  const mending = createSevenMending({
    survey,
    isThere,
    nameFor: createRecordWriter({ ...NOBODY, survey, losses }).nameFor,
    losses,
  });
  const convert =
    survey.dialect === '5' ? createToSeven({ losses, xref: createNamesOfSeven() }) : (record: GedcomLine) => [record];
  const interpret = createInterpreter(survey, () => undefined, NO_BUDGET);
  const interpreted = records
    .map((record) => interpret(mending.kept(record)))
    .filter(({ record: { tag } }) => tag !== 'HEAD' && tag !== 'TRLR')
    .map(mending.named);
  const written = writeWhole({ ...read, interpreted }, now, { losses })
    .flatMap((record) => convert(mending.written(record)))
    .map(mending.finished);
  return { text: `0 HEAD\n1 GEDC\n2 VERS 7.0\n${written.map(formatRecord).join('')}0 TRLR\n`, losses: losses.losses() };
}

const NOBODY: Omit<TreeToWrite, 'survey' | 'losses'> = {
  isWritten: () => false,
  familiesOf: () => ({ partnerOf: [], childOf: new Map() }),
  sexOf: () => 'u',
  isRedacted: () => false,
  leavesOutPrivate: false,
};

/** The records of a file with its documents as they are now; documents of `now` that are missing are gone. */
export function writeWhole(
  { survey, interpreted }: ReadFile,
  now: readonly KindOfDocument[],
  more: Partial<TreeToWrite> = {},
): GedcomLine[] {
  const current = new Map(now.map((each) => [key(each.kind, each.document.id), each]));
  const places = new Map<number, { partnerOf: number[]; childOf: Map<number, ParentLink> }>();
  const placeOf = (id: number) => {
    const known = places.get(id) ?? { partnerOf: [], childOf: new Map<number, ParentLink>() };
    places.set(id, known);
    return known;
  };
  for (const each of now) {
    if (each.kind !== 'family') continue;
    for (const id of each.document.partners) placeOf(id).partnerOf.push(each.document.id);
    for (const { personId, link } of each.document.children) placeOf(personId).childOf.set(each.document.id, link);
  }
  const tree: TreeToWrite = {
    survey,
    isWritten: (kind, id) => current.has(key(kind, id)),
    familiesOf: placeOf,
    sexOf: (id) => (current.get(key('person', id))?.document as TreeDocuments['person'] | undefined)?.sex ?? 'u',
    isRedacted: () => false,
    leavesOutPrivate: false,
    losses: createLossCounter(),
    ...more,
  };
  const writer = createRecordWriter(tree);
  const find = <Kind extends TreeKind>(kind: Kind, id: number) =>
    current.get(key(kind, id))?.document as TreeDocuments[Kind] | undefined;
  const old = new Set(documentsOf({ interpreted }).map(({ kind, document }) => key(kind, document.id)));
  const originals = interpreted.flatMap((record) => writer.original(record, find) ?? []);
  const added = now
    .filter(({ kind, document }) => !old.has(key(kind, document.id)))
    .flatMap((each) => writer.added(each, find) ?? []);
  return [...originals, ...added];
}
