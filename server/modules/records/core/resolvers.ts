import { coverageGaps } from '#domain/records/sets/coverageGaps.ts';
import { createRecordSetStore, type PublishedSet } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore } from '#server/engines/search/records/recordStore.ts';
import { withdrawalOfSet } from '#server/engines/search/records/withdrawals.ts';
import type { RecordSet, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { findNextHouseholds } from './findNextHouseholds.ts';
import { recordAnswer } from './recordAnswer.ts';
import { requireViewingAllowance } from './viewingAllowance.ts';

const toRecordSet = ({ years, ...set }: PublishedSet): RecordSet => ({
  ...set,
  firstYear: years[0] ?? null,
  lastYear: years.at(-1) ?? null,
  missingYears: coverageGaps(years),
  places: [...set.places],
});

/** Record sets and transcripts. */
export const recordResolvers: Resolvers = {
  Query: {
    recordSets: async (_root, _arguments, context) =>
      (await context.perRequest(createRecordSetStore).all()).map(toRecordSet),

    recordSet: async (_root, { id }, context) => {
      const set = await context.perRequest(createRecordSetStore).byId(id);
      return set && toRecordSet(set);
    },

    recordSetWithdrawal: async (_root, { id }, { db }) => withdrawalOfSet(db, id),

    record: async (_root, { id }, context) => {
      await requireViewingAllowance(context);
      return recordAnswer(id, context);
    },
  },

  HistoricalRecord: {
    nextHouseholds: async ({ id = '', type, access }, _arguments, context) => {
      const record =
        type === 'CENSUS' && access === 'FULL' ? await context.perRequest(createRecordStore).byId(id) : null;
      return record && findNextHouseholds(context.db, record);
    },
  },
};
