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
