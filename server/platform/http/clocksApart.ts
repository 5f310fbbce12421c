/**
 * Seconds that two clocks may differ: notices of a payment processor are refused at 300, and sign-in codes of an app at
 * 90.
 */
export const MOST_APART_SECONDS = 60;

/**
 * How far a clock is ahead of ours, in milliseconds; below 0: behind. Who answered did so halfway between question and
 * answer. Milliseconds since 1970-01-01 UTC.
 */
export const aheadMs = (theirs: number, asked: number, answered: number): number =>
  Math.round(theirs - (asked + answered) / 2);

/** A clock that should agree with ours. */
export interface OtherClock {
  /** Whose it is: `the database`. */
  name: string;
  /** Null while it is unknown. */
  aheadMs: number | null;
}

/**
 * Which clocks are too far from ours, in sentences for an operator. They don’t say which of the two is wrong: no one
 * can tell from here.
 */
export const clocksApart = (clocks: readonly OtherClock[]): string[] =>
  clocks.flatMap(({ name, aheadMs: ahead }) => {
    const seconds = Math.round(Math.abs(ahead ?? 0) / 1000);
    return ahead === null || seconds <= MOST_APART_SECONDS
      ? []
      : [`the clock of ${name} is ${seconds} seconds ${ahead > 0 ? 'ahead of' : 'behind'} the clock of this server`];
  });
