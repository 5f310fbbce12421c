import { DAY_MS } from '#domain/kernel/values/durations.ts';
import type { Log } from '#server/platform/config/log.ts';
import { removeLeftovers } from '#server/platform/files/removeLeftovers.ts';
import { startEvery } from '#server/platform/jobs/startEvery.ts';

/** Removes what killed processes have left, now and every day. @returns what ends it */
export const startRemovingLeftovers = ({
  dataDir,
  log,
}: {
  dataDir: string;
  log: Pick<Log, 'info' | 'warn'>;
}): (() => Promise<void>) =>
  startEvery({
    everyMs: DAY_MS,
    work: async () => {
      const removed = await removeLeftovers(dataDir);
      if (removed > 0) log.info({ removed }, 'unfinished files of killed processes were removed');
    },
    failed: 'unfinished files of killed processes could not be removed',
    log,
  });
