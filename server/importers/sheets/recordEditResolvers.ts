import { isDeepStrictEqual } from 'node:util';

import { UNNAMED_PERSON } from '#domain/records/core/recordName.ts';
import { recordTitle } from '#domain/records/core/recordTitle.ts';
import { mayWorkOn } from '#domain/records/sheets/mayWorkOn.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { sheetFieldOf } from '#domain/records/sheets/sheetFieldOf.ts';
import { type CellEdit, cellEdits, isEditOf, withoutEdits } from '#domain/records/sheets/steps/cellEdits.ts';
import { describeStep } from '#domain/records/sheets/steps/describeStep.ts';
import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import { withSteps } from '#domain/records/sheets/steps/withSteps.ts';
import { fieldById } from '#domain/search/core/catalogue/fields.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type {
  EditableRecord,
  RecordCell,
  RecordCellInput,
  RecordEdit,
  RecordProposal,
  Resolvers,
} from '#server/modules/kernel/graphql/types.generated.ts';
import { noteEdit, waitingCorrections } from '#server/modules/records/reports/index.ts';
import {
  addChange,
  askedSteps,
  editsOfEntry,
  findSheet,
  isTakenBelow,
  labelsOf,
  mendedRow,
  type MendedRow,
  publishOrAsk,
  refusedSheet,
  sheetOfSet,
  type StoredSheet,
  toSheet,
  withSheet,
} from '#server/modules/records/sheets/index.ts';
import { requireWorkOn } from '#server/modules/records/stewards/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { outcomeOf, recordsIn, rowOfRecord } from './editableRecord.ts';
import { labelledLines } from './labelledLines.ts';

/** The edit of a cell that is in force, the latest of several; null where the cell is as the file says. */
const editOf = ({ steps }: StoredSheet['recipe'], { entry }: MendedRow, field: string): CellEdit | null =>
  steps.flatMap(cellEdits).findLast((edit) => isEditOf(edit, entry, field)) ?? null;

/** The cells of a row that columns fill, in the order of the columns. */
function cellsOf({ recipe, headings }: StoredSheet, mended: MendedRow): RecordCell[] {
  const fields = recipeKind(recipe)?.fields ?? [];
  return recipe.columns.flatMap((id, column) => {
    const at = fields.findIndex((field) => field.id === id);
    const field = fields[at];
    if (!field || field.isFixed) return [];
    return [
      {
        field: field.id,
        label: field.label,
        heading: (headings[column] ?? '').trim(),
        written: mended.written[at] ?? '',
        made: mended.made[at] ?? '',
        isEdited: editOf(recipe, mended, field.id) !== null,
        isTakenBelow: isTakenBelow(recipe.steps, field.id),
      },
    ];
  });
}

async function editsOf(db: Pick<Database, 'rows'>, sheet: StoredSheet, mended: MendedRow): Promise<RecordEdit[]> {
  const label = labelsOf(sheet.recipe);
  const seen = new Set<string>();
  return (await editsOfEntry(db, sheet.id, mended.entry)).map(({ revision, field, was, to, why, by, at }) => {
    const isLatest = seen.size < seen.add(field).size;
    return {
      revision,
      field,
      label: label(field),
      was,
      to,
      why,
      by,
      at: new Date(at).toISOString(),
      isInForce: isLatest && to !== null && editOf(sheet.recipe, mended, field)?.to === to,
    };
  });
}

/** What members report of a record, for staff who decide that, too. */
async function proposalsOf(
  { db, viewer }: Pick<RequestContext, 'db' | 'viewer'>,
  { recipe }: StoredSheet,
  mended: MendedRow,
  recordId: string,
): Promise<RecordProposal[]> {
  const kind = recipeKind(recipe);
  if (!viewer.duties.includes('moderation') || !kind) return [];
  return (await waitingCorrections(db, recordId)).map(({ id, fieldId, written, proposed, comment }) => {
    const field = sheetFieldOf(kind, recipe, { fieldId, recordId });
    return {
      id: String(id),
      label: fieldById(fieldId)?.displayLabel ?? fieldId,
      field,
      written,
      proposed,
      comment,
      isEdited: field !== null && editOf(recipe, mended, field)?.to.trim() === proposed,
    };
  });
}

/** The open records before and after one in its set. */
const besides = (db: Pick<Database, 'one'>, { no }: StoredRecord) =>
  db.one<Pick<EditableRecord, 'previous' | 'next'>>(
    `/* sheetEdits.besides */ SELECT
       (SELECT b.id FROM record b WHERE b.record_set_id = r.record_set_id AND b.generation = r.generation AND NOT b.is_closed AND b.no < r.no ORDER BY b.no DESC LIMIT 1) AS previous,
       (SELECT b.id FROM record b WHERE b.record_set_id = r.record_set_id AND b.generation = r.generation AND NOT b.is_closed AND b.no > r.no ORDER BY b.no LIMIT 1) AS next
     FROM record r WHERE r.no = $1`,
    [no],
  );

/** A record beside its row; null when there is none. */
async function editable(context: RequestContext, record: StoredRecord | null): Promise<EditableRecord | null> {
  const set = record && (await context.perRequest(createRecordSetStore).byId(record.recordSetId));
  if (!record || !set) return null;
  const { db } = context;
  const found = await rowOfRecord(db, record);
  const { sheet } = found;
  return {
    id: record.id,
    name: recordTitle(record.fields, set) ?? UNNAMED_PERSON,
    setName: set.name,
    isClosed: record.isClosed || record.isMasked,
    lines: labelledLines(record.fields, set),
    previous: null,
    next: null,
    ...(await besides(db, record)),
    sheet: sheet && toSheet(sheet, context.viewer),
    bar: found.bar,
    no: found.bar === null ? found.mended.row.no : null,
    cells: found.bar === null ? cellsOf(found.sheet, found.mended) : [],
    edits: found.bar === null ? await editsOf(db, found.sheet, found.mended) : [],
    proposals: found.bar === null ? await proposalsOf(context, found.sheet, found.mended, record.id) : [],
    waiting: found.bar === null ? found.waiting : 0,
    mayAdopt: found.bar === 'NO_SHEET' && !set.isSample && mayWorkOn(context.viewer, false, 'make') === 'yes',
  };
}

/** Writes down who saw a record that readers do not have, or not whole, before it is answered. */
async function seenBy(staffId: number, { db }: RequestContext, record: EditableRecord): Promise<EditableRecord> {
  const act = { staffId, duty: 'records', what: 'closed-record-viewed', after: { record: record.id } } as const;
  if (record.isClosed) await db.transaction((tx) => recordStaffAct(tx, act));
  return record;
}

/**
 * The steps of a sheet with the edits of one entry. A cell that is to say what the file says has none.
 *
 * @throws GraphQLError for what no page sends, and where there are too many steps
 */
async function editedSteps(
  tx: Database,
  sheet: StoredSheet,
  mended: MendedRow,
  cells: readonly RecordCellInput[],
): Promise<SheetStep[]> {
  const current = new Map(cellsOf(sheet, mended).map((cell) => [cell.field, cell]));
  if (cells.some(({ field }) => !current.has(field)) || new Set(cells.map(({ field }) => field)).size < cells.length)
    throw refusedSheet('This record has no such cells. Open the page again.');
  const isBack = ({ field, to }: RecordCellInput): boolean =>
    to == null || plainText(to).trim() === current.get(field)?.written;
  const kept = cells
    .filter(isBack)
    .reduce<readonly SheetStep[]>((steps, { field }) => withoutEdits(steps, mended.entry, field), sheet.recipe.steps);
  const others = cells.filter((cell) => !isBack(cell));
  const added =
    others.length === 0
      ? []
      : await askedSteps(
          tx,
          sheet,
          others.map(({ field, to }) => ({ do: 'cell', field, to, no: mended.row.no })),
        );
  return withSteps(kept, added);
}

/** What an edit was, without a value, as the history of the sheet has it. */
function wordsOf({ recipe }: StoredSheet, cells: readonly RecordCellInput[]): string {
  const label = labelsOf(recipe);
  const words = cells.map(({ field, to }) => {
    const text = describeStep({ do: 'cell', key: '', field, was: '', to: to ?? '' }, label);
    return to == null ? `Undone: ${text}` : text;
  });
  return `${words.join('; ')}.`;
}

/** Edits of single published records; they are steps of the sheet that the record came from. */
export const recordEditResolvers: Resolvers = {
  Query: {
    editableRecord: async (_root, { id }, context) => {
      const stored = await context.perRequest(createRecordStore).byId(id);
      const staffId = await requireWorkOn(context, stored && { set: stored.recordSetId }, 'look');
      // Records that came another way to the name which a sheet keeps are no steward’s.
      if (stored && !context.viewer.isInternal && !(await sheetOfSet(context.db, stored.recordSetId)))
        throw nothingHere();
      const record = await editable(context, stored);
      return record && seenBy(staffId, context, record);
    },
  },
  Mutation: {
    async editRecord(_root, { id, revision, cells, why: words, publishes }, context) {
      const record = await createRecordStore(context).byId(id);
      const on = record && { set: record.recordSetId };
      const staffId = await requireWorkOn(context, on, 'change');
      if (publishes) await requireWorkOn(context, on, 'publish');
      const why = plainText(words).trim();
      if (why === '' && cells.some(({ to }) => to != null))
        throw refusedSheet('Say why: the next who works on this record reads it.', 'SHEET_EDIT_WHY');
      if (cells.length === 0) throw refusedSheet('Change a cell first.');
      const asked = record && (await sheetOfSet(context.db, record.recordSetId));
      if (!record || !asked) throw nothingHere();
      await withSheet(context.db, { id: asked.id, revision }, async (tx, sheet) => {
        const found = await rowOfRecord(tx, record);
        if (found.bar !== null || sheet.heldFileId === null)
          throw refusedSheet('This record cannot be edited as its sheet is now. Open the page again.');
        const { heldFileId: fileId, headings } = sheet;
        const recipe = { ...sheet.recipe, steps: await editedSteps(tx, sheet, found.mended, cells) };
        const after = await mendedRow(tx, { fileId, headings, recipe }, found.mended.row.no);
        // A row of two records, of groom and bride, loses neither.
        const had = Math.max(1, recordsIn(outcomeOf(sheet, sheet.recipe, found.mended)));
        if (!after || recordsIn(outcomeOf(sheet, recipe, after)) < had)
          throw refusedSheet('No record could be made of what is left.', 'SHEET_EDIT_NO_RECORD');
        if (!isDeepStrictEqual(recipe.steps, sheet.recipe.steps))
          await addChange(tx, sheet, { kind: 'step', fileId, recipe, words: wordsOf(sheet, cells), staffId, why });
        for (const { id: report, field, proposed } of await proposalsOf(
          { ...context, db: tx },
          sheet,
          found.mended,
          record.id,
        ))
          if (field !== null && cells.some((cell) => cell.field === field && cell.to?.trim() === proposed))
            await noteEdit(tx, {
              id: storedId(report),
              staffId,
              sheetId: sheet.id,
              cell: { key: found.mended.entry.key, nth: found.mended.entry.nth, field },
            });
        if (!publishes) return;
        const next = await findSheet(tx, sheet.id);
        if (!next) throw nothingHere();
        await publishOrAsk(tx, next, { staffId, isSteward: !context.viewer.isInternal, why, acceptsFewer: false });
      });
      const edited = await editable(context, await createRecordStore(context).byId(id));
      if (!edited) throw nothingHere();
      return seenBy(staffId, context, edited);
    },
  },
};
