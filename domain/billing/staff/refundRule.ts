/** Refunds that one member of staff makes alone within a day; more wait for a second person. */
export const MOST_REFUNDS_A_DAY = 10;
/** Days that staff add at most at once, and credits. */
export const MOST_DAYS = 366;
export const MOST_CREDITS = 1_000;
/** Longest note of staff about an act, in characters. */
export const LONGEST_NOTE = 500;

/** What is known when a refund is asked for. Amounts in minor units of the payment's currency. */
export interface AskedRefund {
  amount: number;
  /** What staff gave back of the same payment before: many small refunds count as one. */
  before: number;
  /** Setting STAFF_REFUND_LIMIT. */
  limit: number;
  /** Refunds that this member of staff made within the last day. */
  today: number;
}

/** Whether a refund waits for a second person (design D, "money acts"). */
export const needsSecondPerson = ({ amount, before, limit, today }: AskedRefund): boolean => before + amount > limit || today >= MOST_REFUNDS_A_DAY;
