/** The most that a year in a search may be off. */
export const MAX_YEARS_EITHER_WAY = 40;

/** How many years either way a year may be searched: every list that offers them is a part of this one. */
export const YEARS_EITHER_WAY: readonly number[] = [0, 1, 2, 5, 10, 20, MAX_YEARS_EITHER_WAY];

/** Trees are small and most of their dates exact: more than this finds other people. */
const MOST_IN_TREES = 10;
/** What a search in trees may ask. */
export const YEARS_EITHER_WAY_IN_TREES = YEARS_EITHER_WAY.filter((years) => years <= MOST_IN_TREES);

/** A step of one year finds hardly more, and beyond this a year no longer says much. */
const [SMALLEST_STEP, WIDEST_STEP] = [2, 20];

/** The wider searches worth suggesting for a year, the nearest first. @example widerYears(2) // [5, 10, 20] */
export const widerYears = (yearsEitherWay: number): readonly number[] =>
  YEARS_EITHER_WAY.filter((years) => years > yearsEitherWay && years >= SMALLEST_STEP && years <= WIDEST_STEP);
