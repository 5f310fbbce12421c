import type { Refused } from '#domain/billing/subscription/subscriptionEvents.ts';
import type { BillingProblem } from '#server/modules/kernel/graphql/types.generated.ts';

/** GIFT_RUNS: a gift that opens more is being used. IN_STORE: an app store renews another. */
export type Refusal = Refused | 'NO_SUBSCRIPTION' | 'GIFT_RUNS' | 'IN_STORE';

const WORDS: Readonly<Record<Refusal, string>> = {
  NO_SUBSCRIPTION: 'You have no subscription that is managed here.',
  GIFT_RUNS: 'You are using a gift that includes more. You can pause once it has ended.',
  IN_STORE: 'You have a subscription that an app store renews. Cancel that one first, so that you don’t pay twice.',
  ENDED: 'This subscription has ended. You can subscribe again.',
  NOT_DUE: 'This can’t be done yet.',
  NOT_RENEWING: 'This subscription does not renew, so there is nothing to stop.',
  NOT_CANCELED: 'This subscription is already running.',
  NOT_PAUSED: 'This subscription is not paused.',
  PAUSED: 'This subscription is paused. Resume it first.',
  PAST_DUE: 'A payment is due. Pay it, or cancel the subscription.',
  SCHEDULED: 'This subscription has not started yet.',
  CANCELED: 'This subscription is cancelled. Resume it first.',
  TRIAL: 'This can’t be done during a free trial.',
  TOO_MANY_PAUSES: 'You have paused twice within a year, which is the most we offer.',
  BAD_LENGTH: 'Choose 1 to 3 months.',
  NO_CHANGE: 'There is no change to undo.',
  NO_COOLING_OFF: 'The time in which you could withdraw is over. You can still cancel.',
};

/** Why something was not done with a subscription, for its member. */
export const refusalInWords = (code: Refusal): BillingProblem => ({
  field: 'subscription',
  code,
  message: WORDS[code],
});
