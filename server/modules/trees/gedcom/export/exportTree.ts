import type { CalledBy } from '#domain/trees/core/living/hiddenNames.ts';
import type { TreeDocuments, TreeKind } from '#domain/trees/core/model/treeDocument.ts';
import type { TreeMedium } from '#domain/trees/core/model/treeMedium.ts';
import { createNamesOfFive, createToFive } from '#domain/trees/gedcom/converting/toFive.ts';
import { createNamesOfSeven, createToSeven } from '#domain/trees/gedcom/converting/toSeven.ts';
import { childrenOf, type GedcomLine, newLine, type GedcomDialect } from '#domain/trees/gedcom/gedcomLine.ts';
import { createInterpreter, type KindOfDocument } from '#domain/trees/gedcom/interpreting/createInterpreter.ts';
import { NO_BUDGET } from '#domain/trees/gedcom/interpreting/textBudget.ts';
import { createRecordWriter, type CurrentDocument } from '#domain/trees/gedcom/writing/createRecordWriter.ts';
import { createLossCounter, type ExportLoss } from '#domain/trees/gedcom/writing/exportReport.ts';
import { formatRecord } from '#domain/trees/gedcom/writing/formatRecord.ts';
import { headerRecord, headerToExport } from '#domain/trees/gedcom/writing/headerRecord.ts';
import { createSevenMending, NO_MENDING } from '#domain/trees/gedcom/writing/sevenMending.ts';
import { withoutClosedTexts } from '#domain/trees/gedcom/writing/withoutClosedTexts.ts';
import type { Database } from '#server/platform/db/database.ts';

import { carriedLines } from './carriedLines.ts';
import { documentsByNumber, documentsOf, type DocumentRow } from './documentsOfTree.ts';
import { type MediaToPack, mediaToPack } from './mediaToPack.ts';
import type { Withholding } from './personsOfTree.ts';
import { dialectOfTree, originalRecords, treeForExport } from './treeForExport.ts';

export type GedcomVersion = '5.5.1' | '7.0';

export interface TreeExport {
  treeId: number;
  version: GedcomVersion;
  withheld: Withholding;
  /** Whether the files of media go along, in an archive. */
  takesMedia: boolean;
  siteName: string;
  programVersion: string;
  now: Date;
}

/** What became of a tree in a file. */
export interface ExportReport {
  persons: number;
  families: number;
  sources: number;
  media: number;
  /** Files that go along in the archive. */
  files: MediaToPack[];
  losses: ExportLoss[];
}

const LEFT_OUT = 'Photos and documents that this format can’t contain: choose GEDZIP to include them';
const PIECE_CHARACTERS = 64 * 1024;
/** Lines that point at who made the original file; their records stay behind where something is withheld. */
const ABOUT_SUBMITTERS = new Set(['SUBM', 'ANCI', 'DESI']);

/** Documents by kind and number; a medium as `asWritten` has it, which is asked for media that are written only. */
const currentAmong = (rows: readonly DocumentRow[], asWritten: (medium: TreeMedium) => TreeMedium): CurrentDocument => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return <Kind extends TreeKind>(kind: Kind, id: number) => {
    const row = byId.get(id);
    if (row?.kind !== kind) return undefined;
    return (row.kind === 'medium' ? asWritten(row.body) : row.body) as TreeDocuments[Kind];
  };
};

/** `Ada Mary /Ancestor/ jr` as given names and surname. */
function calledIn({ value }: GedcomLine): CalledBy {
  const [given = '', surname = ''] = value.split('/');
  return { given: [given], surnames: [surname] };
}

const without = (record: GedcomLine, tags: ReadonlySet<string>): GedcomLine => ({
  ...record,
  children: record.children.filter(({ tag }) => !tags.has(tag)),
});

function converter(
  from: GedcomDialect,
  version: GedcomVersion,
  losses: ReturnType<typeof createLossCounter>,
): (record: GedcomLine) => GedcomLine[] {
  if (from === '5' && version === '7.0') return createToSeven({ losses, xref: createNamesOfSeven() });
  if (from === '7' && version === '5.5.1') return createToFive({ losses, xref: createNamesOfFive() });
  return (record) => [record];
}

/**
 * Writes a tree as GEDCOM, in pieces: records no one changed as they were in the file they came from, the others again.
 * `report` is whole once the last piece came.
 */
export function exportTree(
  db: Database,
  { treeId, version, withheld, takesMedia, siteName, programVersion, now }: TreeExport,
): { pieces: AsyncGenerator<string>; report: () => ExportReport } {
  const losses = createLossCounter();
  const counts = { persons: 0, families: 0, sources: 0, media: 0 };
  const tallies: Readonly<Record<string, keyof typeof counts>> = {
    INDI: 'persons',
    FAM: 'families',
    SOUR: 'sources',
    OBJE: 'media',
  };
  const isWithholding = withheld.living || withheld.private;
  const packed = new Map<string, MediaToPack>();

  async function* records(): AsyncGenerator<GedcomLine> {
    const original = await dialectOfTree(db, treeId);
    const dialect = original ?? (version === '7.0' ? '7' : '5');
    const tree = await treeForExport(db, treeId, dialect, withheld);
    const writer = createRecordWriter({ ...tree, leavesOutPrivate: withheld.private, losses });
    const interpret = createInterpreter(tree.survey, () => undefined, NO_BUDGET);
    const mending =
      version === '7.0'
        ? createSevenMending({ survey: tree.survey, isThere: tree.isXrefWritten, nameFor: writer.nameFor, losses })
        : NO_MENDING;
    const converted = converter(dialect, version, losses);
    const written = (record: GedcomLine) => converted(mending.written(record)).map(mending.finished);
    /** As the version of the file says it, without texts that name a person hidden; people keep their own names. */
    const convert = (record: GedcomLine): GedcomLine[] => {
      if (tree.hiddenNames.isEmpty) return written(record);
      const own = record.tag === 'INDI' ? childrenOf(record, 'NAME').map(calledIn) : [];
      return written(withoutClosedTexts(record, (text) => tree.hiddenNames.areIn(text, own), losses));
    };
    const files = await mediaToPack(db, treeId, (id) => tree.isWritten('medium', id));
    if (!takesMedia) files.forEach(() => losses.count(LEFT_OUT));
    const currentOf = (rows: readonly DocumentRow[]) =>
      currentAmong(rows, (medium) => {
        const file = takesMedia ? files.get(medium.id) : undefined;
        if (!file) return medium;
        packed.set(file.entry, file);
        return { ...medium, fileName: file.reference, mimeType: medium.mimeType || file.type };
      });
    const carried = await carriedLines(db, treeId, tree.survey);
    /** A record with the lines of those who were merged into it; of people who are withheld there are none. */
    const withCarried = (record: GedcomLine | null, kind: string, id: number): GedcomLine | null => {
      const lines =
        (kind === 'person' && tree.isRedacted(id)) || isWithholding ? undefined : carried.get(`${kind} ${id}`);
      return record && lines ? { ...record, children: [...record.children, ...lines] } : record;
    };
    let header: GedcomLine | null = null;
    const facts = { siteName, programVersion, now, version };

    for await (const batch of originalRecords(db, treeId)) {
      const read = batch.map((record) => interpret(mending.kept(record)));
      const current = currentOf(
        await documentsOf(
          db,
          treeId,
          read.flatMap(({ main, media }) => [...(main ? [main.document.id] : []), ...media.map(({ id }) => id)]),
        ),
      );
      for (const each of read) {
        if (each.record.tag === 'TRLR') continue;
        if (each.record.tag === 'HEAD') {
          if (header) continue;
          header = each.record;
          yield headerRecord(isWithholding ? [] : (convert(headerToExport(each.record))[0]?.children ?? []), facts);
          continue;
        }
        if (!header) {
          header = newLine('HEAD');
          yield headerRecord([], facts);
        }
        if (!each.main && !tree.isKept(each.record)) {
          losses.count(`Records left out because something is withheld: ${each.record.tag}`);
          continue;
        }
        const own = writer.original(mending.named(each), current);
        const record = each.main ? withCarried(own, each.main.kind, each.main.document.id) : own;
        if (record) yield* convert(isWithholding ? without(record, ABOUT_SUBMITTERS) : record);
      }
    }
    if (!header) yield headerRecord([], facts);
    for await (const rows of documentsByNumber(db, treeId, tree.survey.nextId)) {
      const current = currentOf(rows);
      for (const { kind, id } of rows) {
        const record = withCarried(
          writer.added({ kind, document: current(kind, id) } as KindOfDocument, current),
          kind,
          id,
        );
        if (record) yield* convert(record);
      }
    }
    yield newLine('TRLR');
  }

  async function* pieces(): AsyncGenerator<string> {
    let piece = '';
    for await (const record of records()) {
      const tally = tallies[record.tag];
      if (tally) counts[tally] += 1;
      piece += formatRecord(record);
      if (piece.length < PIECE_CHARACTERS) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }

  return { pieces: pieces(), report: () => ({ ...counts, files: [...packed.values()], losses: losses.losses() }) };
}
