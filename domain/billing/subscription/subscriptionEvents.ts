import type { FailureClass } from '#domain/billing/core/failureClass.ts';

/** What happens to a subscription. */
export type SubscriptionEvent =
  /** The day of a scheduled one has come. */
  | { kind: 'started' }
  /**
   * The next period was paid. With `mayRenew` false it is the last: another subscription of the account renews already.
   */
  | { kind: 'renewalPaid'; priceId: number; months: number; paid: number; mayRenew?: boolean }
  | { kind: 'renewalFailed'; failureClass: FailureClass; lastPaidHour: number | null }
  | { kind: 'graceOver' }
  /** `inStore`: not by its member, but since they bought one in an app store. */
  | { kind: 'canceled'; inStore?: true }
  /** Taken up again: a cancelled one before its end, a paused one. */
  | { kind: 'resumed' }
  | { kind: 'paused'; months: number }
  | { kind: 'pauseOver' }
  /** The last day of one that does not renew has passed. */
  | { kind: 'periodOver' }
  | { kind: 'withdrawn' }
  /**
   * Another plan from now on; `extraDays` of it are what was paid beyond its price, `carriedDays` those that an earlier
   * subscription's are there.
   */
  | { kind: 'changed'; priceId: number; months: number; paid: number; extraDays: number; carriedDays: number }
  | { kind: 'changePlanned'; priceId: number; months: number }
  | { kind: 'changeTakenBack' }
  /** Days given on top: a gift, or by staff. */
  | { kind: 'extended'; days: number }
  /** A gift was not paid for in the end: so many of its days, as far as they are there. */
  | { kind: 'daysTakenBack'; days: number }
  /** One that waits starts at another instant: what runs before it became longer or shorter. */
  | { kind: 'rescheduled'; startsAt: Date }
  /** Its owner bought another, and its days go on there. */
  | { kind: 'takenOver' }
  /** The other was given back: so much of its days comes back (`part` of `whole`), and what was given meanwhile. */
  | { kind: 'returned'; part: number; whole: number; givenDays: number }
  /** What had paid for days that came over was taken back by its payer’s bank: so much of them goes. */
  | { kind: 'carriedTakenBack'; part: number; whole: number }
  /** Everything was refunded, or a dispute was lost. */
  | { kind: 'voided' };

/** Why an event is refused; nothing changes then. */
export type Refused =
  | 'ENDED'
  | 'NOT_DUE'
  | 'NOT_RENEWING'
  | 'NOT_CANCELED'
  | 'NOT_PAUSED'
  | 'PAUSED'
  | 'PAST_DUE'
  | 'SCHEDULED'
  | 'CANCELED'
  | 'TRIAL'
  | 'TOO_MANY_PAUSES'
  | 'BAD_LENGTH'
  | 'NO_CHANGE'
  | 'NO_COOLING_OFF';

/** What follows from an event, for the server to do. */
export type SubscriptionEffect =
  /** A mail to the member, by what happened. */
  | {
      kind: 'mail';
      mail:
        | 'started'
        | 'trialCharged'
        | 'renewed'
        | 'renewalFailed'
        | 'ended'
        | 'canceled'
        | 'boughtInStore'
        | 'resumed'
        | 'paused'
        | 'withdrawn'
        | 'changed'
        | 'changePlanned'
        | 'daysTakenBack'
        | 'returned'
        | 'carriedTakenBack';
    }
  /** Days go back to the subscription they came from: `part` of `whole`, and given ones. */
  | { kind: 'daysReturned'; to: number; part: number; whole: number; givenDays: number }
  /** To be given back, in minor units. */
  | { kind: 'refund'; amount: number };
