import { plainText } from '#domain/records/sheets/plainText.ts';
import { LONGEST_TITLE } from '#domain/records/sheets/sheetLimits.ts';
import { LONGEST_STAFF_REASON } from '#domain/staff/duties/secondPerson.ts';
import { setNamed } from '#server/engines/search/records/setNames.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import {
  findSheet,
  makeSheet,
  noteWithdrawal,
  refusedSheet,
  toSheet,
  withSheet,
} from '#server/modules/records/sheets/index.ts';
import { UserError } from '#server/platform/config/UserError.ts';

import { recordSetIdOf } from '../importedSet.ts';
import { withdrawSet } from '../recordSetChanges.ts';

/** Does what the importer may refuse. @throws GraphQLError in its words */
async function inWords<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UserError ? refusedSheet(error.message) : error;
  }
}

/** What of sheets needs the importer, for staff with the duty `records`. */
export const sheetImportResolvers: Resolvers = {
  Query: {
    sheetCheck: async (_root, { id }, context) => {
      requireDuty(context, 'records');
      const sheet = await findSheet(context.db, storedId(id));
      return sheet && context.sheetChecks(sheet);
    },
  },
  Mutation: {
    makeSheet: async (_root, { title: asked }, context) => {
      const staffId = requireDuty(context, 'records');
      const title = plainText(asked).replace(/\s+/gu, ' ').trim();
      if (title === '') throw refusedSheet('Say what these records are called.');
      if (title.length > LONGEST_TITLE) throw refusedSheet(`A title has ${LONGEST_TITLE} characters at most.`);
      const setKey = await inWords(() => recordSetIdOf(title));
      return context.db.transaction(async (tx) => {
        // A sheet never replaces what came another way.
        const other = await setNamed(tx, setKey);
        if (other)
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
        return toSheet(sheet);
      });
    },
    withdrawSheet: async (_root, { id, why: asked }, context) => {
      const staffId = requireDuty(context, 'records');
      const why = plainText(asked).trim();
      if (why === '') throw refusedSheet('Say why: readers who look for these records are told.');
      if (why.length > LONGEST_STAFF_REASON)
        throw refusedSheet(`The reason may have ${LONGEST_STAFF_REASON} characters at most.`);
      return withSheet(context.db, { id: storedId(id), revision: null }, async (tx, sheet) => {
        if (sheet.setSlug === null)
          throw refusedSheet('Readers do not have these records: there is nothing to take from them.');
        if (sheet.publication?.stage === 'waiting')
          throw refusedSheet(
            'This sheet is being published just now. Wait until that is done, then withdraw it.',
            'SHEET_BUSY',
          );
        await noteWithdrawal(tx, sheet.id, { staffId, why });
        // Last: what is noted goes back where it cannot be done.
        await inWords(() => withdrawSet(context.db, sheet.setKey, why));
        return toSheet((await findSheet(tx, sheet.id)) ?? sheet);
      });
    },
  },
};
