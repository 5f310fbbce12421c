import { requireDuty, nothingHere } from '#server/modules/kernel/graphql/requireDuty.ts';
import { storedId } from '#server/modules/kernel/graphql/storedId.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { askSecondPerson } from './askSecondPerson.ts';
import { dutiesRequest } from './changeDuties.ts';
import { decideRequest } from './decideRequest.ts';
import { listStaff } from './dutyStore.ts';
import { dutyOf, staffBoard } from './staffBoard.ts';

/** Duties of staff, and what a second person decides. */
export const dutyResolvers: Resolvers = {
  Query: {
    staffBoard: (_root, _arguments, context) =>
      staffBoard(context, requireDuty(context, 'operations', 'billing', 'support', 'records')),
  },
  Mutation: {
    askForDuties: async (_root, { input: { memberId, duties, reason } }, context) => {
      const staffId = requireDuty(context, 'operations');
      const about = (await listStaff(context.db)).find(({ id }) => id === storedId(memberId));
      if (!about) throw nothingHere();
      const payload = { duties: [...new Set(duties)].map(dutyOf) };
      const { id } = await context.db.transaction((tx) =>
        askSecondPerson(tx, dutiesRequest, { staffId, memberId: about.id, payload, reason }),
      );
      return String(id);
    },
    decideStaffRequest: async (_root, { id, isApproved, why }, context) => {
      const staffId = requireDuty(context, 'operations', 'billing', 'support', 'records');
      const { isDone } = await decideRequest(context, {
        requestId: storedId(id),
        staffId,
        duties: context.viewer.duties,
        isApproved,
        ...(why != null && { why }),
      });
      return isDone;
    },
  },
};
