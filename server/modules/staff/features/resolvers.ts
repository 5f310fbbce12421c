import { changesOf } from '#server/engines/identity/accounts/featureChangeStore.ts';
import { memberById } from '#server/engines/identity/accounts/memberStore.ts';
import { requireDuty } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { recordLook, recordStaffAct } from '#server/modules/staff/duties/index.ts';

import { featureBoard, findAccount, requireAccount, requireFeature, toReader } from './featureBoard.ts';
import { switchBoard } from './switchBoard.ts';

/** Changes shown with a feature. */
const MOST_CHANGES = 50;

/** What staff see and switch; to everyone else there is nothing here. */
export const featureResolvers: Resolvers = {
  Query: {
    featureBoard: async (_root, { memberId }, context) => {
      const staffId = requireDuty(context, 'operations');
      const member = memberId == null ? null : await requireAccount(context, memberId);
      await recordLook(context, { staffId, duty: 'operations', memberId: member?.id ?? null, page: 'features' });
      return featureBoard(context, member);
    },
    featureReader: async (_root, { account }, context) => {
      const staffId = requireDuty(context, 'operations');
      const member = await findAccount(context, account);
      await recordLook(context, { staffId, duty: 'operations', memberId: member?.id ?? null, page: 'features' });
      return member && toReader(member);
    },
    featureChanges: async (_root, { id }, context) => {
      requireDuty(context, 'operations');
      const { name } = await requireFeature(context, id);
      const changes = await changesOf(context.db, name, MOST_CHANGES);
      const staff = new Map<number, string>();
      for (const staffId of new Set(changes.flatMap((change) => change.staffId ?? []))) {
        const member = await memberById(context.db, staffId);
        if (member) staff.set(staffId, toReader(member).displayName);
      }
      return changes.map(({ staffId, memberId, changedAt, actor, ...change }) => ({
        id: String(change.id),
        changedAt: changedAt.toISOString(),
        staff: staffId === null ? null : (staff.get(staffId) ?? null),
        isOperator: actor === 'operator',
        memberId: memberId === null ? null : String(memberId),
        was: change.was,
        becomes: change.becomes,
        reason: change.reason,
      }));
    },
  },
  Mutation: {
    switchFeature: async (_root, { input }, context) => {
      const staffId = requireDuty(context, 'operations');
      const { id, memberId, isOn, reason } = input;
      return context.db.transaction(async (tx) => {
        await switchBoard(tx, staffId, input);
        await recordStaffAct(tx, {
          staffId,
          duty: 'operations',
          what: 'feature-switched',
          memberId: memberId == null ? null : storedId(memberId),
          reason,
          after: { feature: id, isOn },
        });
        return true;
      });
    },
  },
};
