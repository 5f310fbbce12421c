import { figure } from '#domain/kernel/wording/countInWords.ts';
import { NEVER } from '#domain/records/core/closedUntil.ts';
import type { RecordDraft, RecordFields } from '#domain/records/core/record.ts';
import { verdictOnKey } from '#domain/records/identity/weighRows.ts';
import { KEPT_FIELDS } from '#domain/records/sheets/kinds/kept.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { MOST_SHEET_ROWS } from '#domain/records/sheets/sheetLimits.ts';
import type { KeptSet } from '#domain/records/sheets/sheetRecipe.ts';
import { createRowMender } from '#domain/records/sheets/steps/createRowMender.ts';
import {
  deliveredChanges,
  type DeliveredChanges,
  failDelivery,
  findSheet,
  finishDelivery,
  holdDelivery,
  knownEntries,
  openDelivery,
  rowsByRecord,
  sheetOfSet,
  storeSheetRows,
  type StoredSheet,
} from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { TakenJob } from '#server/platform/jobs/jobRows.ts';

import { comparedSet, importedSet } from '../importedSet.ts';
import { checkTotals, contentHash, type ImportRequest, openSources } from '../importRecords.ts';
import { keysOf } from '../mapping/columnIndex.ts';
import type { ImportMapping } from '../mapping/importMapping.ts';
import { openRejectList } from '../rejectList.ts';
import { checkRows } from '../rows/checkRows.ts';
import { withSetLock } from '../setLock.ts';
import type { SourceInspection } from '../source/inspectSource.ts';
import { createExamples, inFieldOrder, keptCells, keptColumns, keptHeadings, type KeptRow } from './keptRows.ts';

/** Records that are stored at once. */
const BATCH = 2_000;
/** Characters of these, so that long texts take no more memory than others. */
const BATCH_CHARACTERS = 8_000_000;

/** What became of files that a command gave to a sheet. */
export type DeliveryOutcome =
  | { kind: 'unchanged' }
  | { kind: 'interrupted' }
  | ({ kind: 'delivered'; records: number; rejected: number; rejectFile: string } & Delivered);

interface Delivered extends DeliveredChanges {
  /** Edits of single cells that hold, and those that do not, since the file says something else by now. */
  edits: number;
  clashes: number;
}

/** The sheet that takes the files of an import: it was made of what the command brought. Null where there is none. */
export async function sheetTaking(
  db: Pick<Database, 'one'>,
  request: Pick<ImportRequest, 'mapping' | 'setName'>,
): Promise<StoredSheet | null> {
  const sheet = await sheetOfSet(db, (await importedSet(db, request)).id);
  return sheet?.recipe.kind === 'kept' ? sheet : null;
}

const byPlace = ({ name }: ImportMapping) =>
  `The mapping “${name}” knows rows by their lines, and these records are kept as a sheet: with the next file, what was mended there of one record would be done to another. ` +
  'Give the mapping a key of what the entry says, such as a list of columns, then give the same command.';

const DELETED = 'The sheet of these records was deleted meanwhile.';
const TOO_MANY = `These files make more than ${figure(MOST_SHEET_ROWS)} records, the most that a sheet holds. The sheet holds what it held.`;

const charactersOf = ({ fields }: RecordDraft): number =>
  Object.values(fields).reduce<number>((sum, value) => sum + (value?.length ?? 0), 0);

/** What a set is by a mapping. */
const keptBy = ({ recordSet, notation, life }: ImportMapping): KeptSet => ({
  recordSet: {
    type: recordSet.type,
    category: recordSet.category,
    subcategory: recordSet.subcategory,
    sourceCountry: recordSet.sourceCountry,
  },
  notation: notation ?? 'plain',
  life,
});

/**
 * Takes the files of an import into the sheet that was made of their set, in place of a publication: what was mended is
 * done again, and readers have what they had until someone publishes it.
 *
 * @throws UserError for anything wrong with the files or the mapping; the sheet holds what it held then.
 */
export async function deliverToSheet(
  db: Database,
  request: ImportRequest,
  { id, setKey }: Pick<StoredSheet, 'id' | 'setKey'>,
): Promise<DeliveryOutcome> {
  const { mapping } = request;
  if (keysOf(mapping) === 'place') throw new UserError(byPlace(mapping));
  const sources = await openSources(request);
  return withSetLock(db, setKey, async ({ db: own }): Promise<DeliveryOutcome> => {
    // Another delivery, or a person, may have changed it while these files were looked at.
    const sheet = await findSheet(own, id);
    if (!sheet) throw new UserError(DELETED);
    const set = await comparedSet(own, await importedSet(own, request));
    const taken = await openDelivery(own, {
      sheetId: sheet.id,
      name: sources.map(({ name }) => name).join(', '),
      bytes: sources.reduce((sum, { bytes }) => sum + bytes, 0),
      hash: await contentHash(sources, mapping, set),
    });
    if (!taken) return { kind: 'unchanged' };
    try {
      return await takenIn(own, { request, sources, sheet, taken });
    } catch (error) {
      await failDelivery(own, taken, error instanceof UserError ? error.message : undefined);
      throw error;
    }
  });
}

interface Taking {
  request: ImportRequest;
  sources: readonly SourceInspection[];
  sheet: StoredSheet;
  taken: TakenJob;
}

async function takenIn(db: Database, { request, sources, sheet, taken }: Taking): Promise<DeliveryOutcome> {
  const { mapping } = request;
  const before = sheet.recipe.columns.slice(KEPT_FIELDS.length).filter((field) => field !== null);
  const fields = inFieldOrder([
    ...before,
    ...mapping.records.flatMap((record) => [...Object.keys(record.fields), ...Object.keys(record.textFiles)]),
  ]);
  const [columns, headings] = [keptColumns(fields), keptHeadings(fields)];
  const recipe = { ...sheet.recipe, columns, kept: keptBy(mapping) };
  const kind = recipeKind(recipe);
  if (!kind || sheet.heldFileId === null) throw new Error('A sheet of kept records has no rows.');
  const mender = createRowMender(kind, recipe, headings);
  const { examples, add } = createExamples(headings.length);
  const identify = await createIdentities(db, { sheet, fileId: sheet.heldFileId, mapping });
  const set = await importedSet(db, request);
  const rejects = await openRejectList(request.rejectFile(set.id));
  const totals = { rows: 0, accepted: 0, rejected: 0, made: 0, undated: 0 };
  let clashes = 0;
  const store = async (drafts: readonly RecordDraft[]): Promise<void> => {
    const { kept, repeated } = await identify(drafts);
    for (const { id, provenance } of repeated)
      await rejects.add(provenance.sourceFile, provenance.sourceRow, `has the same key as an earlier row (${id})`);
    totals.rejected += repeated.length;
    const rows = kept.map((row) => ({
      line: row.sourceRow,
      cells: keptCells(row, fields),
      ofRecord: row.id,
    }));
    for (const { cells } of rows) {
      add(cells);
      mender.mend(cells);
      clashes += mender.overruled().length;
    }
    if (!(await storeSheetRows(db, taken, totals.accepted + 1, rows))) throw new Error('The delivery was taken over.');
    totals.accepted += rows.length;
    await holdDelivery(db, taken);
  };
  try {
    const bytesTotal = sources.reduce((sum, { bytes }) => sum + bytes, 0);
    let hand: RecordDraft[] = [];
    let characters = 0;
    for await (const { source, line, bytesRead, outcome } of checkRows({
      mapping,
      sources,
      recordSetId: set.id,
      asOf: request.asOf,
    })) {
      totals.rows += 1;
      if ('reason' in outcome) {
        totals.rejected += 1;
        await rejects.add(source, line, outcome.reason);
      } else if (outcome.drafts.length > 0) {
        totals.made += 1;
        if (outcome.closed?.isUndated) totals.undated += 1;
        hand.push(...outcome.drafts);
        characters += outcome.drafts.reduce((sum, draft) => sum + charactersOf(draft), 0);
      }
      if (totals.accepted + hand.length > MOST_SHEET_ROWS) throw new UserError(TOO_MANY);
      if (hand.length < BATCH && characters < BATCH_CHARACTERS) continue;
      if (request.signal.aborted) break;
      await store(hand);
      [hand, characters] = [[], 0];
      request.onProgress({ bytesRead, bytesTotal, rows: totals.rows });
    }
    if (request.signal.aborted) {
      await failDelivery(db, taken);
      return { kind: 'interrupted' };
    }
    if (hand.length > 0) await store(hand);
    await checkTotals(db, { request, set }, totals, rejects.file);
  } finally {
    await rejects.close();
  }
  const changes = await deliveredChanges(
    db,
    { before: sheet.heldFileId, now: taken.id },
    {
      before: fields.map((field) => sheet.recipe.columns.indexOf(field) + 1),
      now: fields.map((field) => columns.indexOf(field) + 1),
    },
  );
  const isDone = await finishDelivery(db, taken, {
    file: { table: null, headings, examples, rows: totals.accepted, remarks: [] },
    columns,
    kept: recipe.kept,
  });
  if (!isDone) throw new UserError(DELETED);
  const edits = recipe.steps.reduce(
    (sum, { do: what }, at) => sum + (what === 'cell' || what === 'cells' ? (mender.changed[at] ?? 0) : 0),
    0,
  );
  const { accepted: records, rejected } = totals;
  return { kind: 'delivered', records, rejected, rejectFile: rejects.file, ...changes, edits, clashes };
}

/** Makes the function that says which records of the sheet the records of a file are, and which repeat a key. */
async function createIdentities(
  db: Pick<Database, 'rows'>,
  { sheet, fileId, mapping }: { sheet: StoredSheet; fileId: number; mapping: ImportMapping },
): Promise<(drafts: readonly RecordDraft[]) => Promise<{ kept: KeptRow[]; repeated: RecordDraft[] }>> {
  const { columns } = sheet.recipe;
  const known = await knownEntries(db, { fileId, keyAt: columns.indexOf('record_key') + 1, setKey: sheet.setKey });
  const [seen, used] = [new Set<string>(), new Set<string>()];
  /** What the file before said of records. */
  const saidOf = async (ids: readonly string[]): Promise<ReadonlyMap<string, RecordFields>> =>
    new Map(
      (await rowsByRecord(db, fileId, ids)).map(({ id, cells }) => [
        id,
        Object.fromEntries(
          columns.flatMap((field, at) =>
            field === null || at < KEPT_FIELDS.length || !cells[at] ? [] : [[field, cells[at]]],
          ),
        ),
      ]),
    );
  return async (drafts) => {
    const repeated: RecordDraft[] = [];
    const keyed = drafts.flatMap((draft) => {
      const key = draft.id.slice(sheet.setKey.length + 1);
      if (seen.size < seen.add(key).size) return [{ draft, key, id: known(key) }];
      repeated.push(draft);
      return [];
    });
    // A key of the source’s own may have gone to another entry; one made of what an entry says may not.
    const said = keysOf(mapping) === 'own' ? await saidOf(keyed.map(({ id }) => id)) : new Map<string, RecordFields>();
    const kept = keyed.map(({ draft, key, id }): KeptRow => {
      const was = said.get(id);
      const isOther = was !== undefined && verdictOnKey(was, draft.fields) !== 'same';
      let own = isOther ? `${id}~${draft.provenance.sourceRow}` : id;
      while (used.has(own)) own = `${own}~${draft.provenance.sourceRow}`;
      used.add(own);
      return {
        id: own,
        key,
        groupKey: draft.groupKey,
        groupOrder: draft.groupOrder,
        until: draft.isClosed ? (draft.closedUntil ?? NEVER) : null,
        sourceFile: draft.provenance.sourceFile,
        sourceRow: draft.provenance.sourceRow,
        fields: draft.fields,
      };
    });
    return { kept, repeated };
  };
}
