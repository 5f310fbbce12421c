import { setImmediate } from 'node:timers/promises';

import type { GedcomLine } from '#domain/trees/gedcom/gedcomLine.ts';
import type { InterpretedRecord } from '#domain/trees/gedcom/interpreting/createInterpreter.ts';
import { becomesDocument, kindOfRecord } from '#domain/trees/gedcom/interpreting/surveyGedcom.ts';
import { formatRecord } from '#domain/trees/gedcom/writing/formatRecord.ts';
import { copyRows, fillTree, lockTree, type NewDocument } from '#server/modules/trees/core/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { copyCell } from '#server/platform/db/textFormat.ts';
import { createHandover } from '#server/platform/jobs/createHandover.ts';

import type { GedcomSource } from './gedcomSource.ts';
import { keepMedia } from './media/keepMedia.ts';
import { type MediaFiles, createNamedFiles, type NamedFiles } from './media/mediaFiles.ts';
import { type AtRecord, interpretFile, surveyFile, type SurveyedFile, refusalAsError } from './readTwice.ts';

/** What a tree was made of. */
export interface FilledFromGedcom {
  treeId: number;
  persons: number;
  families: number;
  /** What became of the files that came with it in an archive. */
  files: MediaFiles;
}

interface Filling {
  ownerId: number;
  treeName: string;
  /** As the member calls the file. */
  fileName: string;
  /**
   * Called twice for each record: while the file is looked through and its lines are kept, and when it became
   * documents; then once for each file of an archive.
   */
  atRecord: AtRecord;
}

const ignore = () => undefined;
const PIECE_CHARACTERS = 256 * 1024;
/** Records between two looks at what the database answers: what waits there is the next piece. */
const RECORDS_A_TURN = 50;
/** How often a file is read until it is a tree. */
export const READINGS = 2;

/**
 * The lines of each record, for an export that gives back what no one changed. They are stored in pieces, one while the
 * next is made.
 */
function createKeptRecords(tx: Database, treeId: number) {
  let [position, nextId, piece] = [0, 1, ''];
  const storing = createHandover();
  const handOver = (): Promise<void> => {
    const full = Buffer.from(piece);
    piece = '';
    return storing.next(() =>
      copyRows(tx, '/* gedcomFill.records */ COPY tree_gedcom_record (tree_id, position, lines, kind, document_id)', [
        full,
      ]),
    );
  };
  return {
    /** @returns a promise where the next record has to wait. */
    add(record: GedcomLine): Promise<void> | null {
      const kind = kindOfRecord(record);
      // Numbered as the survey does.
      const document = becomesDocument(kind) ? `${kind}\t${nextId++}` : '\\N\t\\N';
      piece += `${treeId}\t${position}\t${copyCell(formatRecord(record))}\t${document}\n`;
      position += 1;
      if (piece.length >= PIECE_CHARACTERS) return handOver();
      return position % RECORDS_A_TURN === 0 ? setImmediate() : null;
    },
    async finish(): Promise<void> {
      if (piece !== '') await handOver();
      await storing.done();
    },
    settled: storing.settled,
  };
}

function* documentsOf(records: Iterable<InterpretedRecord>, named: NamedFiles): Generator<NewDocument> {
  for (const { main, media, record } of records) {
    named.add(record);
    if (main) yield main;
    for (const document of media) yield { kind: 'medium', document };
  }
}

async function* documentsOfFile(
  source: GedcomSource,
  surveyed: SurveyedFile,
  named: NamedFiles,
  atRecord: AtRecord,
): AsyncGenerator<Iterable<NewDocument>> {
  for await (const records of interpretFile(source, surveyed, ignore, atRecord)) yield documentsOf(records, named);
}

/**
 * Makes a tree of a GEDCOM file, all or nothing: until it is whole no one sees anything of it. The file is read twice,
 * so that memory holds no more of it than who points at whom.
 * @throws UserError for what is no GEDCOM or asks for more memory than a file of a family does; whatever `atRecord`
 * throws.
 */
export const fillFromGedcom = (db: Database, source: GedcomSource, filling: Filling): Promise<FilledFromGedcom> =>
  refusalAsError(() => fill(db, source, filling));

/** The first reading. Its lines are stored meanwhile, when the database has nothing else to do. */
async function surveyAndKeep(
  tx: Database,
  treeId: number,
  source: GedcomSource,
  atRecord: AtRecord,
): Promise<SurveyedFile> {
  const kept = createKeptRecords(tx, treeId);
  try {
    const surveyed = await surveyFile(source, ignore, atRecord, kept.add);
    await kept.finish();
    return surveyed;
  } finally {
    await kept.settled();
  }
}

async function fill(
  db: Database,
  source: GedcomSource,
  { ownerId, treeName, fileName, atRecord }: Filling,
): Promise<FilledFromGedcom> {
  return db.transaction(async (tx) => {
    const made = await tx.one<{ id: number }>(
      `/* gedcomFill.tree */ INSERT INTO tree (owner_id, name, is_ready, onboarding) VALUES ($1, $2, false, '{"completed": true, "step": "done", "skippedNodes": [], "rootIsWho": "you"}') RETURNING id`,
      [ownerId, treeName],
    );
    if (!made) throw new Error('the tree was not made');
    const surveyed = await lockTree(tx, made.id, () => surveyAndKeep(tx, made.id, source, atRecord));
    const { file, records, survey } = surveyed;
    const named = createNamedFiles(source, survey.dialect);
    const filled = await fillTree(
      tx,
      made.id,
      documentsOfFile(source, surveyed, named, (count) => atRecord(records + count)),
    );
    await tx.rows(
      '/* gedcomFill.file */ INSERT INTO tree_gedcom_file (tree_id, file_name, version, encoding) VALUES ($1, $2, $3, $4)',
      [made.id, fileName, file.version, file.encoding],
    );
    const files = await keepMedia(tx, { treeId: made.id, ownerId }, source, named.all(), (count) =>
      atRecord(records * READINGS + count),
    );
    // A record whose number was counted may have become nothing, and the next document must not take its number.
    await tx.rows(
      '/* gedcomFill.settle */ UPDATE tree SET is_ready = true, next_id = greatest(next_id, $2) WHERE id = $1',
      [made.id, survey.nextId],
    );
    return { treeId: made.id, persons: filled.persons, families: filled.families, files };
  });
}
