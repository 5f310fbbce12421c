/** So many records of one place are no slip of a transcriber, unless most others name another district. */
const ENOUGH_RECORDS = 3;
const LEAST_SHARE = 0.02;
/** A place with few records is believed by this share of them. */
const ENOUGH_SHARE = 0.2;

/**
 * Whether records show that a place lies in a registration district. Places changed districts, so one may lie in
 * several; a record or two under the wrong district put it into none.
 *
 * @param records - of the place that name the district.
 * @param naming - of the place that name any district.
 * @param all - of the place, in the sets that name districts at all.
 */
export const isInDistrict = (records: number, naming: number, all: number): boolean =>
  records >= all * ENOUGH_SHARE || (records >= ENOUGH_RECORDS && records >= naming * LEAST_SHARE);
