import type { RecordFields } from '#domain/records/core/record.ts';
import { recordName } from '#domain/records/core/recordName.ts';
import { coverageGaps } from '#domain/records/sets/yearRanges.ts';
import { contractStore } from '#server/engines/identity/contractStore.ts';
import { createRecordSetStore, type PublishedSet } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import { withdrawalOfSet } from '#server/engines/search/records/withdrawals.ts';
import type { RecordSet, Resolvers, NextHouseholds } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';

import { recordAnswer } from './recordAnswer.ts';
import { requireViewingAllowance } from './viewingAllowance.ts';

interface FoundHousehold {
  direction: 'previous' | 'next';
  id: string;
  fields: RecordFields;
}

/**
 * The households before and after the one a record belongs to. Records are numbered as their source lists them, which
 * for a census is by schedule and page. Households without an open record are passed over.
 *
 * @returns null where the record belongs to no household.
 */
async function findNextHouseholds(
  db: Database,
  { recordSetId, groupKey }: Pick<StoredRecord, 'recordSetId' | 'groupKey'>,
): Promise<NextHouseholds | null> {
  if (groupKey === null) return null;
  const open = 'record_set_id = $1 AND generation = own.generation AND group_key IS NOT NULL AND NOT is_closed';
  const found = await db.rows<FoundHousehold>(
    `/* records.nextHouseholds */ WITH own AS (SELECT generation, min(no) AS first, max(no) AS last FROM record_live WHERE record_set_id = $1 AND group_key = $2 GROUP BY generation)
     SELECT beside.direction, head.id, head.fields FROM own
     CROSS JOIN LATERAL (
       (SELECT 'previous' AS direction, group_key FROM record WHERE ${open} AND no < own.first ORDER BY no DESC LIMIT 1)
       UNION ALL
       (SELECT 'next', group_key FROM record WHERE ${open} AND no > own.last ORDER BY no LIMIT 1)
     ) AS beside
     CROSS JOIN LATERAL (SELECT id, fields FROM record WHERE ${open} AND group_key = beside.group_key ORDER BY group_order, no LIMIT 1) AS head`,
    [recordSetId, groupKey],
  );
  const linkTo = (direction: FoundHousehold['direction']) => {
    const household = found.find((each) => each.direction === direction);
    return household ? { recordId: household.id, name: recordName(household.fields) } : null;
  };
  return { previous: linkTo('previous'), next: linkTo('next') };
}

const toRecordSet = ({ years, ...set }: PublishedSet): RecordSet => ({
  ...set,
  firstYear: years[0] ?? null,
  lastYear: years.at(-1) ?? null,
  missingYears: coverageGaps(years),
  places: [...set.places],
  // Asked where they are wanted (records/books).
  books: null,
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
      const answer = await recordAnswer(id, context);
      const { memberId, hasLibraryAccess } = context.viewer;
      if (hasLibraryAccess && memberId !== null && answer.record?.access === 'FULL')
        await contractStore(context.db).countRead(memberId, new Date());
      return answer;
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
