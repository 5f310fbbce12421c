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
