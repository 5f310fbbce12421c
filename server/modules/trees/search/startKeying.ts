import { keyPersons } from '#server/modules/trees/core/index.ts';
import type { Log } from '#server/platform/config/log.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

/** How long it waits after it found no one, and between two batches of an import: the readers come first. */
const LOOK_MS = 5000;
const PAUSE_MS = 100;

/**
 * Makes search keys of people of trees for as long as the server runs.
 * @returns stops it; resolves when the batch under way is done.
 */
export const startKeying = ({ db, log }: { db: Database; log: Log }): (() => Promise<void>) =>
  startPolling(async () => {
    try {
      return (await keyPersons(db)) === 0 ? LOOK_MS : PAUSE_MS;
    } catch (error) {
      log.warn({ code: (error as Error).name }, 'people of trees could not be made searchable');
      return LOOK_MS;
    }
  });
