import { plainText } from '#domain/records/sheets/plainText.ts';
import { recipeKind } from '#domain/records/sheets/recipeKind.ts';
import { LONGEST_TITLE } from '#domain/records/sheets/sheetLimits.ts';
import { whyTwo } from '#domain/records/sheets/whyTwo.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { setNamed } from '#server/engines/search/records/setNames.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers, SheetQuestion } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  askForTwo,
  decideQuestion,
  findSheet,
  makeSheet,
  noteWithdrawal,
  questionsOf,
  refusedSheet,
  type StoredSheet,
  toSheet,
  wholeRows,
  withSheet,
} from '#server/modules/records/sheets/index.ts';
import { recordSheetLook, requireWorkOn } from '#server/modules/records/stewards/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';
import type { Database } from '#server/platform/db/database.ts';
import { LeaseLost } from '#server/platform/jobs/withLease.ts';

import { recordSetIdOf } from '../importedSet.ts';
import { withdrawSet } from '../recordSetChanges.ts';
import { SetBusy } from '../setLock.ts';
import { labelledLines } from './labelledLines.ts';
import { withdrawalRequest } from './withdrawalRequest.ts';

/** Rows of one answer with those that are not taken. */
const REJECTS_AT_ONCE = 500;

/** Does what the importer may refuse. @throws GraphQLError in its words */
async function inWords<Result>(
  work: () => Promise<Result> | Result,
  code?: Parameters<typeof refusedSheet>[1],
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SetBusy || error instanceof LeaseLost)
      throw refusedSheet(
        'Records with this title are being brought in just now. Try again in some minutes.',
        'SHEET_BUSY',
      );
    throw error instanceof UserError ? refusedSheet(error.message, code) : error;
  }
}

/** @throws GraphQLError where there is nothing of a sheet to withdraw, or not now */
function requireWithdrawable({ setSlug, publication }: StoredSheet): void {
  if (setSlug === null)
    throw refusedSheet('Readers do not have these records: there is nothing to take from them.', 'SHEET_NOT_LIVE');
  if (publication?.stage === 'waiting')
    throw refusedSheet(
      'This sheet is being published just now. Wait until that is done, then withdraw it.',
      'SHEET_BUSY',
    );
}

/** Whether a set holds pages, and no record has come to it. */
const isOfPages = async (db: Pick<Database, 'one'>, id: string): Promise<boolean> =>
  (await db.one(
    `/* sheetImport.ofPages */ SELECT FROM record_set s WHERE id = $1 AND holds = 'pages' AND NOT EXISTS (SELECT FROM record_import i WHERE i.record_set_id = s.id)`,
    [id],
  )) !== null;

/** What is asked of a sheet, as staff see it. */
async function askedOf(db: Pick<Database, 'rows'>, { id, revision, recipe }: StoredSheet): Promise<SheetQuestion[]> {
  const set = recipeKind(recipe)?.recordSet;
  if (!set) return [];
  return (await questionsOf(db, { sheetId: id, revision })).map(({ recordId, hanging, was, candidates, same }) => ({
    record: recordId,
    hanging: [...hanging],
    lines: labelledLines(was, set),
    candidates: candidates.map((row) => ({ id: row.id, lines: labelledLines(row.fields, set) })),
    same: same === '' ? null : same,
    isDecided: same !== null,
  }));
}

/** What of sheets needs the importer, for staff with the duty `records` and stewards. */
export const sheetImportResolvers: Resolvers = {
  Query: {
    sheetCheck: async (_root, { id }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      const check = sheet && (await context.sheetChecks(sheet));
      if (sheet && check && check.closed > 0) await recordSheetLook(context, sheet.id, 'check');
      return check;
    },
    sheetValues: async (_root, { id, field }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      const check = sheet && (await context.sheetChecks(sheet));
      if (sheet && check && check.closed > 0) await recordSheetLook(context, sheet.id, 'values');
      return check?.values.get(field) ?? null;
    },
    sheetRejectedRows: async (_root, { id, after }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      const check = sheet && (await context.sheetChecks(sheet));
      if (sheet && check && check.closed > 0) await recordSheetLook(context, sheet.id, 'rows');
      if (!check || sheet.heldFileId === null) return null;
      const asked = check.allRejects.filter(({ no }) => no > after).slice(0, REJECTS_AT_ONCE);
      const reasons = new Map(asked.map(({ no, reason }) => [no, reason]));
      const rows = await wholeRows(context.db, sheet.heldFileId, [...reasons.keys()]);
      const last = rows.at(-1)?.no ?? after;
      return {
        rows: rows.map((row) => ({ ...row, reason: reasons.get(row.no) ?? '' })),
        hasMore: rows.length > 0 && check.allRejects.some(({ no }) => no > last),
      };
    },
    sheetQuestions: async (_root, { id }, context) => {
      await requireWorkOn(context, { sheet: storedId(id) }, 'look');
      const sheet = await findSheet(context.db, storedId(id));
      const asked = sheet ? await askedOf(context.db, sheet) : [];
      if (sheet && asked.length > 0) await recordSheetLook(context, sheet.id, 'questions');
      return asked;
    },
  },
  Mutation: {
    makeSheet: async (_root, { title: asked }, context) => {
      const staffId = await requireWorkOn(context, null, 'make');
      const title = plainText(asked).replace(/\s+/gu, ' ').trim();
      if (title === '') throw refusedSheet('Say what these records are called.', 'SHEET_TITLE_EMPTY');
      if (title.length > LONGEST_TITLE)
        throw refusedSheet(`A title has ${LONGEST_TITLE} characters at most.`, 'SHEET_TEXT_LONG');
      const setKey = await inWords(() => recordSetIdOf(title), 'SHEET_TITLE_EMPTY');
      return context.db.transaction(async (tx) => {
        // A sheet never replaces what came another way; to pages that no one has indexed it brings records.
        const other = await setNamed(tx, setKey);
        if (other && !(await isOfPages(tx, other.id)))
          throw refusedSheet(
            `There are records called “${other.name}” already. Choose another title.`,
            'SHEET_TITLE_TAKEN',
          );
        const sheet = await makeSheet(tx, { title, setKey, staffId });
        if (!sheet)
          throw refusedSheet(
            'There is a sheet with such a title already. Open that one, or choose another.',
            'SHEET_TITLE_TAKEN',
          );
        return toSheet(sheet, context.viewer);
      });
    },
    decideSheetQuestion: async (_root, { id, record, same }, context) => {
      const staffId = await requireWorkOn(context, { sheet: storedId(id) }, 'change');
      return withSheet(context.db, { id: storedId(id), revision: null }, async (tx, sheet) => {
        if (sheet.publication?.stage === 'waiting')
          throw refusedSheet('This sheet is being published just now.', 'SHEET_BUSY');
        if (
          !(await decideQuestion(
            tx,
            { sheetId: sheet.id, revision: sheet.revision },
            { recordId: record, same: same ?? null, staffId },
          ))
        )
          throw refusedSheet('This is no longer asked. Look at the sheet again.');
        await recordStaffAct(tx, {
          staffId,
          duty: 'records',
          what: 'sheet-decided',
          after: { sheet: String(sheet.id), record, decision: same == null ? 'gone' : 'same' },
        });
        return askedOf(tx, sheet);
      });
    },
    withdrawSheet: async (_root, { id, why: words }, context) => {
      const staffId = await requireWorkOn(context, { sheet: storedId(id) }, 'withdraw');
      const why = plainText(words).trim();
      if (why === '') throw refusedSheet('Say why: readers who look for these records will read it.');
      if (why.length > LONGEST_STAFF_REASON)
        throw refusedSheet(`The reason may have ${LONGEST_STAFF_REASON} characters at most.`, 'SHEET_TEXT_LONG');
      const asked = await findSheet(context.db, storedId(id));
      if (!asked) throw nothingHere();
      requireWithdrawable(asked);
      const waits = await context.db.transaction((tx) =>
        askForTwo(tx, {
          kind: withdrawalRequest(context.db),
          staffId,
          isSteward: !context.viewer.isInternal,
          because: whyTwo({ act: 'withdraw' }),
          reason: why,
          payload: { sheet: String(asked.id), title: asked.title },
          about: 'sheet',
        }),
      );
      if (waits) return toSheet((await findSheet(context.db, asked.id)) ?? asked, context.viewer);
      // In the transaction of the set itself: neither is done without the other.
      await inWords(() =>
        withdrawSet(context.db, asked.setKey, why, (tx) =>
          withSheet(tx, { id: asked.id, revision: null }, (inner, sheet) => {
            requireWithdrawable(sheet);
            return noteWithdrawal(inner, sheet.id, { staffId, why });
          }),
        ),
      );
      return toSheet((await findSheet(context.db, asked.id)) ?? asked, context.viewer);
    },
  },
};
