import { recordAccess } from '#domain/records/recordAccess.ts';
import { rateLimited } from '#server/graphql/refusal.ts';
import { requireMember } from '#server/graphql/requireMember.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { Resolvers } from '#server/graphql/types.generated.ts';
import { createLimiter } from '#server/limits/createLimiter.ts';
import { networkOf } from '#server/limits/networkOf.ts';

import { createRecordSetStore } from '../records/recordSetStore.ts';
import { createRecordStore, type StoredRecord } from '../records/recordStore.ts';
import { dismiss, dismissedBy, takeBack } from './dismissedMatches.ts';
import { findHouseholds } from './findHouseholds.ts';
import { findOtherRecords } from './findOtherRecords.ts';

/** Transcripts somebody opens in five minutes, at most: the comparing is not charged to their searches. */
const MATCHES = { points: 300, duration: 300 };
/** Longer ids are nobody's. */
const LONGEST_ID = 200;
const NONE: ReadonlySet<string> = new Set();

async function takeAllowance({ db, viewer, ip }: RequestContext): Promise<void> {
  const wait = await createLimiter(db, 'recordMatches', MATCHES).take(viewer.memberId === null ? networkOf(ip) : String(viewer.memberId));
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
      await takeAllowance(context);
      const { memberId } = context.viewer;
      return findOtherRecords(record, memberId === null ? NONE : await dismissedBy(context.db, memberId, id), context);
    },

    householdOverYears: async (_root, { id }, context) => {
      const record = await readableRecord(id, context);
      if (record?.type !== 'CENSUS' || record.groupKey === null) return null;
      await takeAllowance(context);
      return findHouseholds(record, context);
    },
  },

  Mutation: {
    dismissMatch: async (_root, { recordId, otherId, isDismissed }, context) => {
      const memberId = requireMember(context.viewer);
      if (recordId.length > LONGEST_ID || otherId.length > LONGEST_ID || recordId === otherId) return false;
      await takeAllowance(context);
      await (isDismissed ? dismiss : takeBack)(context.db, memberId, recordId, otherId);
      return true;
    },
  },
};
