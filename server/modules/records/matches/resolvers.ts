import { recordAccess } from '#domain/records/core/recordAccess.ts';
import { createRecordSetStore } from '#server/engines/search/records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '#server/engines/search/records/recordStore.ts';
import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import { rateLimited, refusal } from '#server/modules/kernel/graphql/refusal.ts';
import { requireMember } from '#server/modules/kernel/graphql/requireMember.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLimiter } from '#server/platform/limits/createLimiter.ts';
import { networkOf } from '#server/platform/limits/limitKeys.ts';

import { findHouseholds } from './findHouseholds.ts';
import { findOtherRecords } from './findOtherRecords.ts';

/** Records that a member said are not of a record's person. */
async function dismissedBy(db: Database, memberId: number, recordId: string): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ id: string }>(
    '/* matches.dismissed */ SELECT other_id AS id FROM dismissed_match WHERE member_id = $1 AND record_id = $2',
    [memberId, recordId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Remembers a dismissal, seen from either record. */
const dismiss = (db: Database, memberId: number, recordId: string, otherId: string): Promise<unknown> =>
  db.rows(
    '/* matches.dismiss */ INSERT INTO dismissed_match (member_id, record_id, other_id) VALUES ($1, $2, $3), ($1, $3, $2) ON CONFLICT DO NOTHING',
    [memberId, recordId, otherId],
  );

/** Takes a dismissal back. */
const takeBack = (db: Database, memberId: number, recordId: string, otherId: string): Promise<unknown> =>
  db.rows(
    '/* matches.takeBack */ DELETE FROM dismissed_match WHERE member_id = $1 AND ((record_id = $2 AND other_id = $3) OR (record_id = $3 AND other_id = $2))',
    [memberId, recordId, otherId],
  );

/** Points of five minutes, for some hundred transcripts: the comparing is not charged to their reader's searches. */
const MATCHES = { points: 600, duration: 300 };
/** One person is compared with dozens; a household is several of them. */
const POINTS = { person: 1, household: 4, dismissal: 1 } as const;
/** Points of one request: a transcript asks for a person and a household. */
const MOST_AT_ONCE = 8;
/** Longer ids do not exist. */
const LONGEST_ID = 200;
const NONE: ReadonlySet<string> = new Set();

/** What one request has spent so far, whatever aliases it is written with. */
const createTally = () => ({ points: 0 });

async function takeAllowance(context: RequestContext, kind: keyof typeof POINTS): Promise<void> {
  const { db, viewer, ip } = context;
  const tally = context.perRequest(createTally);
  tally.points += POINTS[kind];
  if (tally.points > MOST_AT_ONCE) throw refusal('QUERY_TOO_COSTLY', 'This query asks for too much at once.');
  const wait = await createLimiter(db, 'recordMatches', MATCHES).take(
    viewer.memberId === null ? networkOf(ip) : String(viewer.memberId),
    POINTS[kind],
  );
  if (wait !== null) throw rateLimited('Too many records were compared in a short time.', wait);
}

/** A record that is open and that the asker may read whole; null for every other. */
async function readableRecord(id: string, context: RequestContext): Promise<StoredRecord | null> {
  const record = await context.perRequest(createRecordStore).byId(id);
  const set = record && (await context.perRequest(createRecordSetStore).described()).get(record.recordSetId);
  return record && set && !record.isClosed && recordAccess(set, context.viewer) === 'FULL' ? record : null;
}

/** Other records of a person, and households through the years. */
export const matchResolvers: Resolvers = {
  Query: {
    otherRecords: async (_root, { id }, context) => {
      const record = await readableRecord(id, context);
      if (!record) return [];
      await takeAllowance(context, 'person');
      const { memberId } = context.viewer;
      return findOtherRecords(record, memberId === null ? NONE : await dismissedBy(context.db, memberId, id), context);
    },

    householdOverYears: async (_root, { id }, context) => {
      const record = await readableRecord(id, context);
      if (record?.type !== 'CENSUS' || record.groupKey === null) return null;
      await takeAllowance(context, 'household');
      return findHouseholds(record, context);
    },
  },

  Mutation: {
    dismissMatch: async (_root, { recordId, otherId, isDismissed }, context) => {
      const memberId = requireMember(context.viewer);
      if (recordId.length > LONGEST_ID || otherId.length > LONGEST_ID || recordId === otherId) return false;
      await takeAllowance(context, 'dismissal');
      await (isDismissed ? dismiss : takeBack)(context.db, memberId, recordId, otherId);
      return true;
    },
  },
};
