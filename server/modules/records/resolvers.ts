import { coverageGaps } from '#domain/records/coverageGaps.ts';
import { loadGazetteer } from '#server/gazetteer/loadGazetteer.ts';
import type { RecordSet, Resolvers } from '#server/graphql/types.generated.ts';

import { createRecordSetStore, type PublishedSet } from './recordSetStore.ts';
import { createRecordStore } from './recordStore.ts';
import { toHistoricalRecord } from './toHistoricalRecord.ts';

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
    recordSets: async (_root, _arguments, context) => (await context.perRequest(createRecordSetStore).all()).map(toRecordSet),

    recordSet: async (_root, { id }, context) => {
      const set = await context.perRequest(createRecordSetStore).byId(id);
      return set && toRecordSet(set);
    },

    /** Closed is told apart from missing, because a reader is sent to a page of its own (REC-012). */
    record: async (_root, { id }, context) => {
      const records = context.perRequest(createRecordStore);
      const record = await records.byId(id);
      const set = record && (await context.perRequest(createRecordSetStore).byId(record.recordSetId));
      if (!record || !set) return { standing: 'MISSING', record: null };
      if (record.isClosed) return { standing: 'CLOSED', record: null };
      return {
        standing: 'FOUND',
        record: toHistoricalRecord({
          record,
          group: await records.groupOf(record),
          amendments: await records.amendmentsOf(id),
          set,
          viewer: context.viewer,
          gazetteer: loadGazetteer(),
          publicUrl: context.site.publicUrl,
          now: new Date(),
        }),
      };
    },
  },
};
