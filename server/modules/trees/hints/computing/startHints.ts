import type { Log } from '#server/platform/config/log.ts';
import { startPolling } from '#server/platform/jobs/startPolling.ts';

import { createLook, type LookDeps } from './createLook.ts';

/** For each millisecond of work so many of rest, while readers search or the server is late. */
const REST_PER_WORK = 3;
const SHORTEST_REST_MS = 5;
const LONGEST_REST_MS = 3_000;
/** A reader who has just searched searches again soon. */
const SEARCHING_MS = 2_000;
/** A timer so much late: others keep the server busy. */
const LATE_MS = 40;

/** What shows whether the search for hints is in anyone's way. */
export interface Bustle {
  /** Milliseconds since a reader last asked the search engine something; 0 while one waits for an answer. */
  sinceSearch: number;
  /** Milliseconds by which the end of the last rest was late. */
  lateness: number;
}

/**
 * How long to rest after some work, in milliseconds: hardly at all while no one searches, three times as long as the
 * work took when a person does or when the server has other work.
 */
export function restAfter(workMs: number, { sinceSearch, lateness }: Bustle): number {
  const isBusy = sinceSearch < SEARCHING_MS || lateness > LATE_MS;
  return isBusy ? Math.min(LONGEST_REST_MS, Math.max(SHORTEST_REST_MS, workMs * REST_PER_WORK)) : SHORTEST_REST_MS;
}

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
