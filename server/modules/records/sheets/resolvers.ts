import { isDeepStrictEqual } from 'node:util';

import { describeSheetChange } from '#domain/records/sheets/describeSheetChange.ts';
import { guessColumns } from '#domain/records/sheets/guessColumns.ts';
import { plainText } from '#domain/records/sheets/plainText.ts';
import { isSheetEncoding } from '#domain/records/sheets/sheetEncodings.ts';
import { sheetKind } from '#domain/records/sheets/sheetKinds.ts';
import {
  LONGEST_FILE_NAME,
  MOST_SHEET_BYTES,
  MOST_SHEET_MEGABYTES,
  SHEET_ROWS_ON_PAGE,
} from '#domain/records/sheets/sheetLimits.ts';
import { describeStep } from '#domain/records/sheets/steps/describeStep.ts';
import type { SheetStep } from '#domain/records/sheets/steps/sheetStep.ts';
import { withSteps } from '#domain/records/sheets/steps/withSteps.ts';
import { bindToSession } from '#server/modules/kernel/graphql/bindToSession.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, Sheet } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordSheetLook, requireOwnSets, requireWorkOn } from '#server/modules/records/stewards/index.ts';
import { decideRequest, recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { outsideRequests } from '#server/platform/db/requestScope.ts';

import { askedRecipe, kindIn } from './askedRecipe.ts';
import { askedSteps } from './askedSteps.ts';
import { likelyLayout } from './likelyLayout.ts';
import { isFileKept } from './oldFiles.ts';
import { choosePlaces } from './placedRows.ts';
import { publishOrAsk } from './publishOrAsk.ts';
import { readAgain } from './readAgain.ts';
import { addChange, refusedSheet, withSheet } from './sheetChanges.ts';
import { openSheetFile } from './sheetFiles.ts';
import { keepPolicy } from './sheetPolicy.ts';
import { rowsOf } from './sheetRows.ts';
import {
  findSheet,
  historyOf,
  listSheets,
  lockSheet,
  removeSheet,
  revisionOf,
  type StoredSheet,
} from './sheetStore.ts';
import { stepPreview } from './stepPreview.ts';
import { chooseTable } from './tableChoice.ts';
import { labelsOf, toChange, toPublication, toSheet } from './toSheet.ts';
import { SHEET_UPLOAD_PATH } from './uploadRoutes.ts';

/** Rows that guesses are made from. */
const SAMPLE_ROWS = 500;

/** Changes a sheet that has the revision which the asker saw, and answers with it as it is then. */
async function changed(
  context: RequestContext,
  { id, revision, act = 'change' }: { id: string; revision: number; act?: 'change' | 'publish' },
  change: (tx: Database, sheet: StoredSheet, staffId: number) => Promise<void>,
): Promise<Sheet> {
  const staffId = await requireWorkOn(context, { sheet: storedId(id) }, act);
  return withSheet(context.db, { id: storedId(id), revision }, async (tx, sheet) => {
    await change(tx, sheet, staffId);
    return toSheet((await findSheet(tx, sheet.id)) ?? sheet, context.viewer);
  });
}

/** Gives a sheet other steps. @param words - on what was done, as the history has it, without a full stop. */
async function changeSteps(
  tx: Database,
  sheet: StoredSheet,
  { staffId, steps, words }: { staffId: number; steps: readonly SheetStep[]; words: string },
): Promise<void> {
  if (sheet.heldFileId === null) throw refusedSheet('Bring in the file with the records first.');
  const recipe = { ...sheet.recipe, steps };
  await addChange(tx, sheet, { kind: 'step', fileId: sheet.heldFileId, recipe, words: `${words}.`, staffId });
}

/**
 * Sheets, for staff with the duty `records` and the stewards of their sets; what needs the importer is in
 * server/importers/sheets.
 */
export const sheetResolvers: Resolvers = {
  Query: {
    sheets: async (_root, _args, context) => {
      const sets = await requireOwnSets(context);
      return (await listSheets(context.db, sets)).map((sheet) => toSheet(sheet, context.viewer));
    },
    sheet: async (_root, { id }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      return sheet && toSheet(sheet, context.viewer);
    },
    sheetGuesses: async (_root, { id, kind }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      if (!sheet || sheet.heldFileId === null) return [];
      const sample = await rowsOf(context.db, sheet.heldFileId, 1, SAMPLE_ROWS);
      return guessColumns(
        sheet.headings,
        sample.map(({ cells }) => cells),
        sheetKind(kindIn(kind)),
      );
    },
    sheetLayout: async (_root, { id }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      if (sheet === null || sheet.heldFileId === null) return null;
      return likelyLayout(context.db, sheet, await requireOwnSets(context));
    },
    sheetRows: async (_root, { id, from }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      if (sheet === null || sheet.heldFileId === null) return [];
      await recordSheetLook(context, sheet.id, 'rows');
      return rowsOf(context.db, sheet.heldFileId, from, SHEET_ROWS_ON_PAGE);
    },
    sheetStepPreview: async (_root, { id, step: asked }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      if (sheet === null || sheet.heldFileId === null) return null;
      const [step] = await askedSteps(context.db, sheet, [asked]);
      await recordSheetLook(context, sheet.id, 'rows');
      return step ? stepPreview(context.db, sheet, step) : null;
    },
    sheetHistory: async (_root, { id }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      if (!sheet) return null;
      const { changes, publications } = await historyOf(context.db, sheet.id);
      return { changes: changes.map(toChange), publications: publications.map(toPublication) };
    },
  },
  Mutation: {
    async openSheetUpload(_root, { id, fileName, fileSize }, context) {
      const staffId = await requireWorkOn(context, { sheet: storedId(id) }, 'change');
      const name = plainText(fileName).trim();
      if (name === '' || name.length > LONGEST_FILE_NAME)
        throw refusedSheet('Give the file a shorter name, then bring it again.', 'SHEET_FILE_NAME');
      if (!(fileSize > 0)) throw refusedSheet('This file is empty.');
      if (fileSize > MOST_SHEET_BYTES)
        throw refusedSheet(
          `This file is larger than ${MOST_SHEET_MEGABYTES} MB. Split it, or bring a register at a time.`,
        );
      const ticket = await openSheetFile(context.db, {
        sheetId: storedId(id),
        staffId,
        name,
        bytes: Math.floor(fileSize),
      });
      return { address: `${SHEET_UPLOAD_PATH}/${await bindToSession(context, ticket)}` };
    },
    async chooseSheetTable(_root, { id, file, table }, context) {
      await requireWorkOn(context, { sheet: storedId(id) }, 'change');
      return withSheet(context.db, { id: storedId(id), revision: null }, async (tx, sheet) => {
        if (!(await chooseTable(tx, { sheetId: sheet.id, fileId: storedId(file), table })))
          throw refusedSheet('This file does not wait for a table to be chosen any more.');
        return toSheet((await findSheet(tx, sheet.id)) ?? sheet, context.viewer);
      });
    },
    async readSheetFileAgain(_root, { id, file, encoding, leavesHidden }, context) {
      const staffId = await requireWorkOn(context, { sheet: storedId(id) }, 'change');
      return withSheet(context.db, { id: storedId(id), revision: null }, async (tx, sheet) => {
        const fileId = storedId(file);
        if (sheet.file?.stage === 'arriving' || sheet.file?.stage === 'waiting')
          throw refusedSheet('A file of this sheet is being taken in just now. Wait until it is read.', 'SHEET_BUSY');
        const again =
          leavesHidden != null ? { leavesHidden } : encoding != null && isSheetEncoding(encoding) ? { encoding } : null;
        if (again === null || sheet.heldFileId !== fileId || !(await readAgain(tx, { fileId, staffId, ...again })))
          throw refusedSheet('This file cannot be read so any more. Bring it again.');
        return toSheet((await findSheet(tx, sheet.id)) ?? sheet, context.viewer);
      });
    },
    async placeSheetRows(_root, { id, file, inPlaces }, context) {
      await requireWorkOn(context, { sheet: storedId(id) }, 'change');
      return withSheet(context.db, { id: storedId(id), revision: null }, async (tx, sheet) => {
        if (!(await choosePlaces(tx, { sheetId: sheet.id, fileId: storedId(file), inPlaces })))
          throw refusedSheet('This file does not wait for that to be said any more.');
        return toSheet((await findSheet(tx, sheet.id)) ?? sheet, context.viewer);
      });
    },
    setSheetColumns: (_root, { id, revision, to }, context) =>
      changed(context, { id, revision }, async (tx, sheet, staffId) => {
        if (sheet.heldFileId === null) throw refusedSheet('Bring in the file with the records first.');
        const columns = askedRecipe(to, sheet);
        const added = to.steps?.length ? await askedSteps(tx, { ...sheet, recipe: columns }, to.steps) : [];
        const recipe = { ...columns, steps: withSteps(columns.steps, added) };
        if (isDeepStrictEqual(recipe, sheet.recipe)) return;
        const said = describeSheetChange(sheet.recipe, recipe, {
          headings: sheet.headings,
          kindLabel: (kind) => sheetKind(kind).label,
          fieldLabel: labelsOf(recipe),
        });
        const words = [said, ...added.map((step) => `${describeStep(step, labelsOf(recipe))}.`)]
          .filter(Boolean)
          .join(' ');
        await addChange(tx, sheet, { kind: 'columns', fileId: sheet.heldFileId, recipe, words, staffId });
      }),
    addSheetSteps: (_root, { id, revision, steps: asked }, context) =>
      changed(context, { id, revision }, async (tx, sheet, staffId) => {
        const added = await askedSteps(tx, sheet, asked);
        const labelled = labelsOf(sheet.recipe);
        const words = [...new Set(added.map((step) => describeStep(step, labelled)))].join('; ');
        await changeSteps(tx, sheet, { staffId, steps: withSteps(sheet.recipe.steps, added), words });
      }),
    removeSheetStep: (_root, { id, revision, at }, context) =>
      changed(context, { id, revision }, async (tx, sheet, staffId) => {
        const step = sheet.recipe.steps[at];
        if (!step) throw refusedSheet('This step was undone already.');
        const steps = sheet.recipe.steps.filter((_one, index) => index !== at);
        const words = `Undone: ${describeStep(step, labelsOf(sheet.recipe))}`;
        await changeSteps(tx, sheet, { staffId, steps, words });
      }),
    restoreSheet: (_root, { id, revision, to }, context) =>
      changed(context, { id, revision }, async (tx, sheet, staffId) => {
        const earlier = await revisionOf(tx, sheet.id, to);
        if (!earlier) throw refusedSheet('This sheet never was at that revision.');
        const { fileId, recipe } = earlier;
        if (!(await isFileKept(tx, fileId))) throw refusedSheet('The file of that revision is no longer kept.');
        if (fileId === sheet.heldFileId && isDeepStrictEqual(recipe, sheet.recipe)) return;
        await addChange(tx, sheet, {
          kind: 'restored',
          fileId,
          recipe,
          words: `The sheet is again as it was at revision ${to}.`,
          staffId,
        });
      }),
    publishSheet: (_root, { id, revision, why, acceptsFewer }, context) =>
      changed(context, { id, revision, act: 'publish' }, (tx, sheet, staffId) =>
        publishOrAsk(tx, sheet, { staffId, isSteward: !context.viewer.isInternal, why: why ?? '', acceptsFewer }),
      ),
    async withdrawSheetRequest(_root, { id, request }, context) {
      const staffId = await requireWorkOn(context, { sheet: storedId(id) }, 'publish');
      const sheet = await findSheet(context.db, storedId(id));
      if (sheet?.request?.id !== storedId(request) || sheet.request.askedById !== staffId) throw nothingHere();
      await decideRequest(context, { requestId: sheet.request.id, staffId, duties: [], isApproved: false });
      return toSheet((await findSheet(context.db, sheet.id)) ?? sheet, context.viewer);
    },
    async setSheetPolicy(_root, { id, isForTwo }, context) {
      const staffId = await requireWorkOn(context, null, 'appoint');
      return withSheet(context.db, { id: storedId(id), revision: null }, async (tx, sheet) => {
        await keepPolicy(tx, sheet.id, { decides: isForTwo ? 'two' : 'one', staffId });
        return toSheet((await findSheet(tx, sheet.id)) ?? sheet, context.viewer);
      });
    },
    async deleteSheet(_root, { id }, context) {
      const staffId = await requireWorkOn(context, { sheet: storedId(id) }, 'delete');
      // Millions of rows take longer to delete than a statement of a request may.
      return outsideRequests(() =>
        context.db.transaction(async (tx) => {
          const sheet = await lockSheet(tx, storedId(id));
          if (!sheet) return false;
          if (sheet.publication?.stage === 'waiting')
            throw refusedSheet('This sheet is being published just now.', 'SHEET_BUSY');
          if (sheet.setSlug !== null)
            throw refusedSheet(
              'Readers have, or had, the records of this sheet: it is kept with its history.',
              'SHEET_KEPT',
            );
          await removeSheet(tx, sheet.id);
          await recordStaffAct(tx, {
            staffId,
            duty: 'records',
            what: 'sheet-deleted',
            after: { sheet: String(sheet.id) },
          });
          return true;
        }),
      );
    },
  },
};
