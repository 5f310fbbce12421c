import type { LiveSet } from '../records/liveSet.ts';

/** Above every number of generations: an index's number of a set is its generation plus this times its revision. */
export const REVISIONS_FROM = 1_000_000;

/**
 * `SET/generation`, as copies of the site report to each other what they hold; a revision of a generation is the same
 * key.
 *
 * @param set - with the number an index knows it by.
 */
export const generationKey = ({ id, generation }: Pick<LiveSet, 'id' | 'generation'>): string =>
  `${id}/${generation % REVISIONS_FROM}`;

/**
 * A copy of the site that has not been seen for so long is gone, in seconds: far more than one is ever busy at a
 * stretch.
 */
const GONE_AFTER_S = 20;

/** How long a copy that comes no further is waited for, in minutes. */
export const PATIENCE_MINUTES = 10;

/** Copies of the site that answer searches now; conditions on `c` may follow. */
export const LIVE_COPIES = `search_copy c WHERE c.seen_at > now() - interval '${GONE_AFTER_S} seconds'`;

/** Whether the index of the copy `c` lacks the generation of the import `i`, prepared or shown. */
const LACKS_IT = "NOT i.record_set_id || '/' || i.generation = ANY (c.holds)";

/** Whether the copy `c` has had time enough for the generation of the import `i` and comes no further. */
export const IS_STUCK = `(${LACKS_IT} AND greatest(c.moved_at, i.ready_at) < now() - interval '${PATIENCE_MINUTES} minutes')`;

/** Whether the import `i` must wait for the copy `c`. */
export const IS_WAITED_FOR = `(c.is_waited AND ${LACKS_IT} AND NOT ${IS_STUCK})`;

/** A copy that is no longer waited for, as operators see it. */
export interface StuckCopy {
  /** As the publishing command names it. */
  number: number;
  /** `SET/generation` that it could not take in. */
  lacks: string;
}
