import { figure } from '#domain/kernel/wording/countInWords.ts';
import { LONGEST_TITLE, MOST_SHEET_ROWS } from '#domain/records/sheets/sheetLimits.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { openAdoption, refusedSheet, sheetOfSet, toSheet } from '#server/modules/records/sheets/index.ts';
import { requireWorkOn } from '#server/modules/records/stewards/index.ts';

/** Whether a set has more records than a sheet has rows. */
const IS_TOO_LARGE = `(SELECT count(*) FROM (SELECT FROM record r WHERE r.record_set_id = s.id AND r.generation = s.live_generation LIMIT ${MOST_SHEET_ROWS + 1}) AS counted) > ${MOST_SHEET_ROWS}`;

interface LiveSet {
  id: string;
  name: string;
  generation: number;
  isSample: boolean;
  isTooLarge: boolean;
}

/** Sheets of sets that came by a command. */
export const adoptionResolvers: Resolvers = {
  Mutation: {
    async adoptSet(_root, { record: id }, context) {
      const staffId = await requireWorkOn(context, null, 'make');
      const record = await createRecordStore(context).byId(id);
      if (!record) throw nothingHere();
      return context.db.transaction(async (tx) => {
        // Two people who press at once take turns: the second finds the sheet of the first.
        const set = await tx.one<LiveSet>(
          `/* adoptSet.live */ SELECT s.id, s.name, s.live_generation AS generation, s.is_sample AS "isSample", ${IS_TOO_LARGE} AS "isTooLarge" FROM record_set s WHERE s.id = $1 AND s.live_generation IS NOT NULL FOR NO KEY UPDATE OF s`,
          [record.recordSetId],
        );
        if (!set) throw nothingHere();
        const sheet = await sheetOfSet(tx, set.id);
        if (sheet) return toSheet(sheet, context.viewer);
        if (set.isSample) throw refusedSheet('Records of the sample county stay as they are.');
        if (set.isTooLarge)
          throw refusedSheet(
            `This set has more than ${figure(MOST_SHEET_ROWS)} records, the most that a sheet holds. It stays with the command import-records.`,
            'SHEET_SET_LARGE',
          );
        if (set.name.length > LONGEST_TITLE)
          throw refusedSheet(
            `A sheet has a title of ${LONGEST_TITLE} characters at most. Give the set a shorter name first.`,
            'SHEET_SET_NAME',
          );
        return toSheet(await openAdoption(tx, set, staffId), context.viewer);
      });
    },
  },
};
