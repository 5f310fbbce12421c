import { dayOf } from '#domain/kernel/dates/isoDates.ts';
import { MINUTE_MS } from '#domain/kernel/values/durations.ts';
import { openDueIssues } from '#server/engines/newspapers/issueClosures.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';

/** How often it is looked for issues whose day has come, in milliseconds: they are open soon after its midnight, UTC. */
const LOOK_MS = 5 * MINUTE_MS;

/** Opens issues whose day has come, now and every few minutes, until the returned function is called. */
export const startOpeningIssues = ({
  db,
  log,
}: {
  db: Database;
  log: Pick<Log, 'info' | 'warn'>;
}): (() => Promise<void>) =>
  startEvery({
    everyMs: LOOK_MS,
    work: async () => {
      const issues = await openDueIssues(db, dayOf(new Date()));
      if (issues > 0) log.info({ issues }, 'issues that were closed until today are open');
    },
    failed: 'issues that are due could not be opened',
    log,
  });
