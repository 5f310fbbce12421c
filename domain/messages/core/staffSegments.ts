/** Members that staff write to at once. Staff and visitors of libraries are in none of them. */
export const STAFF_SEGMENTS = ['everyone', 'subscribers', 'not-subscribed', 'tree-owners', 'test-group'] as const;
/** One of them. */
export type StaffSegment = (typeof STAFF_SEGMENTS)[number];

/** Whether a text names one. */
export const isStaffSegment = (text: string): text is StaffSegment =>
  (STAFF_SEGMENTS as readonly string[]).includes(text);

/** The share of a segment by which it may change between the dry run and the request. */
const MOST_CHANGE = 0.1;

/**
 * Whether a segment is still what staff looked at in the dry run: not more than a tenth larger or smaller.
 * @param seen - members of the dry run @param now - members at this moment
 */
export const isAsSeen = (seen: number, now: number): boolean => Math.abs(now - seen) <= seen * MOST_CHANGE;
