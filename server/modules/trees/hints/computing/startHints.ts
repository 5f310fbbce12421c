import type { Log } from '#server/platform/config/log.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

import { createLook, type LookDeps } from './createLook.ts';
import { restAfter } from './restAfter.ts';

/** How often it is looked whether anything changed, while there is nothing to do. */
const IDLE_MS = 3_000;

/**
 * Looks for records of people of trees, now and whenever trees or records change, until the returned function is
 * called; that waits for the people in hand. Several copies of the server share the work. It rests while readers
 * search.
 *
 * @param sinceSearch - milliseconds since a reader searched.
 */
export function startHints({
  log,
  sinceSearch,
  ...parts
}: LookDeps & { log: Pick<Log, 'info' | 'warn'>; sinceSearch: () => number }): () => Promise<void> {
  const lookOnce = createLook(parts);
  let looked = 0;
  let dueAt: number | null = null;
  return startPolling(async (isStopped) => {
    const startedAt = performance.now();
    const lateness = dueAt === null ? 0 : startedAt - dueAt;
    let people = 0;
    try {
      people = await lookOnce();
      looked += people;
      if (people === 0 && looked > 0) {
        log.info({ people: looked }, 'people of trees were matched with records');
        looked = 0;
      }
    } catch (error) {
      if (!isStopped()) log.warn({ err: error }, 'people of trees could not be matched with records');
    }
    const rested = performance.now();
    const rest = people === 0 ? IDLE_MS : restAfter(rested - startedAt, { sinceSearch: sinceSearch(), lateness });
    dueAt = rested + rest;
    return rest;
  });
}
