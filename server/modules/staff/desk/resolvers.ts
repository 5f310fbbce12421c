import { deskQueuesFor } from '#domain/staff/desk/deskQueues.ts';
import { requireStaff } from '#server/modules/kernel/graphql/requireStaff.ts';
import type { Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';

import { countWaiting } from './countWaiting.ts';

/** What waits for staff. */
export const deskResolvers: Resolvers = {
  Query: {
    staffDesk: async (_root, _arguments, { db, viewer, content }) => {
      const staffId = requireStaff(viewer);
      const queues = deskQueuesFor(viewer.duties);
      const [counted, faults] = await Promise.all([
        countWaiting(db, queues, { id: staffId, duties: viewer.duties }),
        queues.includes('CONTENT_FAULT') ? content.faults() : [],
      ]);
      return queues.map((kind) => {
        if (kind === 'CONTENT_FAULT') return { kind, count: faults.length, oldestAt: null };
        const { count = 0, oldest = null } = counted.get(kind) ?? {};
        return { kind, count, oldestAt: oldest?.toISOString() ?? null };
      });
    },
  },
};
