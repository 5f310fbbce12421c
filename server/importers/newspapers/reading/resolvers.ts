import type { RequestContext } from '#server/modules/kernel/graphql/context.ts';
import type { NewspaperReading, Resolvers } from '#server/modules/kernel/graphql/types.generated.ts';
import { requireNewspaperStaff } from '#server/modules/newspapers/desk/index.ts';
import { recordStaffAct } from '#server/modules/staff/duties/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { isReadingPaused, pauseReading } from './readingPause.ts';
import { countUnread, readingState, retryFailed } from './readingQueue.ts';

declare module '#server/modules/kernel/graphql/context.ts' {
  interface ModuleServices {
    /** Newspaper pages that each server reads side by side in the background now. */
    ocrThreads: () => number;
  }
}

/** Pages that could not be read and are listed. */
const MOST_LISTED = 100;

const stateOf = async ({ db, ocrThreads }: RequestContext): Promise<NewspaperReading> => ({
  threads: ocrThreads(),
  isPaused: await isReadingPaused(db),
  waiting: await countUnread(db, null),
  ...(await readingState(db, MOST_LISTED)),
});

const noteAct = (tx: Pick<Database, 'rows'>, staffId: number, change: string) =>
  recordStaffAct(tx, { staffId, duty: 'records', what: 'newspaper-reading-changed', after: { change } });

/** The reading of newspaper pages without text, for staff. */
export const readingResolvers: Resolvers = {
  Query: {
    newspaperReading: (_root, _arguments, context) => {
      requireNewspaperStaff(context);
      return stateOf(context);
    },
  },
  Mutation: {
    async pauseNewspaperReading(_root, { isPaused }, context) {
      const staffId = requireNewspaperStaff(context);
      await context.db.transaction(async (tx) => {
        if (await pauseReading(tx, isPaused)) await noteAct(tx, staffId, isPaused ? 'paused' : 'resumed');
      });
      return stateOf(context);
    },
    async retryNewspaperReading(_root, _arguments, context) {
      const staffId = requireNewspaperStaff(context);
      await context.db.transaction(async (tx) => {
        if ((await retryFailed(tx)) > 0) await noteAct(tx, staffId, 'retried');
      });
      return stateOf(context);
    },
  },
};
