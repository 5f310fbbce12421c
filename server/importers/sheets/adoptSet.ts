import { isDeepStrictEqual } from 'node:util';

import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import type { Notation } from '#domain/kernel/readings/reading.ts';
import { countInWords } from '#domain/kernel/wording/countInWords.ts';
import { isClosedOn, NEVER } from '#domain/records/core/closedUntil.ts';
import type { RecordSet } from '#domain/records/core/record.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import type { SheetRecipe } from '#domain/records/sheets/sheetRecipe.ts';
import { SET_FIELDS } from '#server/engines/search/records/setColumns.ts';
import { emptySheetFile, finishAdoption, storeSheetRows } from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';

import type { LifeRule } from '../mapping/importMapping.ts';
import { createRowReader } from '../rows/createRowReader.ts';
import { SetBusy, withSetLock } from '../setLock.ts';
import { createExamples, inFieldOrder, keptCells, keptColumns, keptHeadings, type KeptRow } from './keptRows.ts';
import { createLifeGuess } from './likelyLife.ts';
import { mappingOf } from './mappingOf.ts';
import type { SheetTaskOf } from './sheetTask.ts';

/** Records that are taken in at once, and their bytes as the database keeps them: texts of several megabytes come alone. */
const BATCH = 2_000;
const BATCH_BYTES = 8_000_000;

const BUSY = 'Records of this set are being imported just now. Make the sheet once that is done.';
const NOT_LIVE = 'Readers do not have the records of this set any more.';
const NO_FIELDS = 'These records have no fields that a sheet could hold.';

/** A record of the set, with what its file brought. */
interface KeptRecord extends KeptRow {
  no: number;
  isClosed: boolean;
  type: string;
}

/** The sheet that is made, with the set that it is made of. */
type Adoption = RecordSet & { generation: number; notation: Notation };

const adoptionOf = (db: Pick<Database, 'one'>, fileId: number, generation: number): Promise<Adoption | null> =>
  db.one<Adoption>(
    `/* adoptSet.set */ SELECT ${SET_FIELDS}, s.live_generation AS generation FROM sheet_file f JOIN sheet h ON h.id = f.sheet_id JOIN record_set s ON s.id = h.set_key
     WHERE f.id = $1 AND s.live_generation = $2`,
    [fileId, generation],
  );

/**
 * Records of a generation behind one of them, in the order of their files. What is closed on request its file left
 * open.
 */
const recordsBehind = (db: Pick<Database, 'rows'>, { id, generation }: Adoption, no: number): Promise<KeptRecord[]> =>
  db.rows<KeptRecord>(
    `/* adoptSet.records */ SELECT r.no, substr(r.id, $4) AS id, coalesce(r.row_key, substr(r.id, $4)) AS key, r.group_key AS "groupKey", r.group_order AS "groupOrder",
       CASE WHEN r.is_closed AND NOT r.closed_on_request THEN coalesce(r.closed_until::text, '${NEVER}') END AS until, r.is_closed AS "isClosed", r.type,
       r.source_file AS "sourceFile", r.source_row AS "sourceRow", coalesce(r.whole_fields, r.fields) AS fields
     FROM (SELECT no, row_number() OVER (ORDER BY no) AS nth, sum(bytes) OVER (ORDER BY no) AS upto FROM (
       SELECT no, pg_column_size(coalesce(whole_fields, fields)) AS bytes FROM record WHERE record_set_id = $1 AND generation = $2 AND no > $3 ORDER BY no LIMIT ${BATCH}) AS next) AS n
     JOIN record r ON r.no = n.no WHERE n.nth = 1 OR n.upto <= ${BATCH_BYTES} ORDER BY r.no`,
    [id, generation, no, id.length + 2],
  );

/** The fields that some record of the set has, in the order of transcripts. */
async function fieldsIn(db: Pick<Database, 'rows'>, { id, generation }: Adoption): Promise<string[]> {
  const rows = await db.rows<{ field: string }>(
    `/* adoptSet.fields */ SELECT DISTINCT k.field FROM record r CROSS JOIN LATERAL jsonb_object_keys(coalesce(r.whole_fields, r.fields)) AS k(field) WHERE r.record_set_id = $1 AND r.generation = $2 ORDER BY 1`,
    [id, generation],
  );
  return inFieldOrder(rows.map(({ field }) => field));
}

/** The recipe that makes of the rows the very records. */
const recipeOf = (set: Adoption, fields: readonly string[], life: LifeRule): SheetRecipe => ({
  kind: 'kept',
  columns: keptColumns(fields),
  constants: {},
  set: {
    description: set.description,
    access: set.access,
    repository: set.repository,
    archiveSeries: set.archiveSeries,
    attribution: set.attribution,
    // Its own is kept.
    notation: 'plain',
  },
  kept: {
    recordSet: {
      type: set.type,
      category: set.category,
      subcategory: set.subcategory,
      sourceCountry: set.sourceCountry,
    },
    notation: set.notation,
    life,
  },
  steps: [],
});

/** Makes the function that says whether a row makes the very record that it was made of; when it is closed apart. */
function createProof(
  set: Adoption,
  fields: readonly string[],
): (record: KeptRecord, cells: readonly string[]) => boolean {
  const recipe = recipeOf(set, fields, { from: 'death', atLeast: 0, named: [], namedAtLeast: 0 });
  const kind = recipeKind(recipe);
  if (!kind) throw new Error('A recipe has no kind.');
  const readRow = createRowReader({
    mapping: mappingOf(kind, recipe),
    columns: new Map(recipe.columns.map((id, at) => [id ?? '', at])),
    recordSetId: set.id,
    sourceFile: '',
    folder: '',
    asOf: dayOf(new Date()),
    seenKeys: new Map(),
  });
  return (record, cells) => {
    const outcome = readRow(cells, 1);
    const [made] = 'drafts' in outcome ? outcome.drafts : [];
    return (
      made !== undefined &&
      isDeepStrictEqual(
        [made.id, made.type, made.groupKey, made.groupOrder, made.provenance, made.fields],
        [
          `${set.id}/${record.id}`,
          record.type,
          record.groupKey,
          record.groupOrder,
          { sourceFile: record.sourceFile, sourceRow: record.sourceRow },
          record.fields,
        ],
      )
    );
  };
}

/** A process whose work was taken from it: another one has it, or no one wants it any more. */
class AdoptionLost extends Error {
  override name = 'AdoptionLost';
}

/**
 * Takes the records that readers have of a set into a sheet of it, a row each, and says that readers have that.
 *
 * @param atStep - called with how many records are taken in
 * @throws UserError where that cannot be, in words for the person who asked
 */
export async function adoptSet(
  db: Database,
  { fileId, fence, adopts }: Pick<SheetTaskOf<'adopt'>, 'fileId' | 'fence' | 'adopts'>,
  atStep: (records: number) => void,
): Promise<boolean> {
  const taken = { id: fileId, fence };
  if (!(await emptySheetFile(db, taken))) return false;
  const set = await adoptionOf(db, fileId, adopts);
  if (!set) throw new UserError(NOT_LIVE);
  try {
    return await withSetLock(db, set.id, async ({ db: own }) => takenIn(own, set, taken, atStep));
  } catch (error) {
    if (error instanceof SetBusy) throw new UserError(BUSY);
    throw error;
  }
}

async function takenIn(
  db: Database,
  set: Adoption,
  taken: { id: number; fence: number },
  atStep: (records: number) => void,
): Promise<boolean> {
  const fields = await fieldsIn(db, set);
  if (fields.length === 0) throw new UserError(NO_FIELDS);
  const headings = keptHeadings(fields);
  const { examples, add } = createExamples(headings.length);
  const isProved = createProof(set, fields);
  const asOf = dayOf(new Date());
  const life = createLifeGuess(asOf);
  let [stored, closed, unlike] = [0, 0, 0];
  let records = await recordsBehind(db, set, 0);
  for (; records.length > 0; records = await recordsBehind(db, set, records.at(-1)?.no ?? 0)) {
    const rows = records.map((record) => ({
      line: record.sourceRow,
      cells: keptCells(record, fields),
      ofRecord: record.id,
    }));
    for (const [at, record] of records.entries()) {
      const { cells = [] } = rows[at] ?? {};
      if (!isProved(record, cells)) unlike += 1;
      life.look(record.fields, isClosedOn(record.until, asOf) ? record.until : null);
      if (record.isClosed) closed += 1;
      add(cells);
    }
    if (!(await storeSheetRows(db, taken, stored + 1, rows))) throw new AdoptionLost('The records were taken over.');
    stored += rows.length;
    atStep(stored);
  }
  if (unlike > 0)
    throw new UserError(
      `${countInWords(unlike, 'record')} of these would not stay as ${unlike === 1 ? 'it is' : 'they are'} in a sheet: a field has several values, or spaces around it. Import the file again with this release, then make the sheet.`,
    );
  return finishAdoption(db, taken, {
    file: { table: null, headings, examples, rows: stored, remarks: [] },
    recipe: recipeOf(set, fields, life.rule()),
    set,
    closed,
  });
}
