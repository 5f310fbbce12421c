import { quoteOnce } from '#domain/billing/plans/quote.ts';
import { belongingOf, type BillingRules } from '#server/modules/billing/core/index.ts';
import { type Quoter, currencyFor } from '#server/modules/billing/plans/index.ts';

import type { Fulfil } from './payments.ts';

/** Saving a card costs nothing: the processor only keeps it for coming renewals. */
export const quoteCard =
  (rules: BillingRules): Quoter =>
  (_tx, account, { country: stated }) => {
    const belonging = belongingOf(account, stated, rules);
    return Promise.resolve(
      quoteOnce({
        kind: 'card',
        currency: currencyFor(null, account.currency, belonging.country),
        line: { description: 'Saves your card for later payments', amount: 0 },
        rateBasisPoints: null,
        ...belonging,
        subject: {},
      }),
    );
  };

/** The card is saved with every checkout. What was owed for want of a card is tried again at once. */
export const fulfilCard: Fulfil = async (tx, { account, now }) => {
  await tx.rows(
    "/* card.tryAgain */ UPDATE subscription_billing SET next_action_at = $2, retry_at = $2 WHERE billing_account_id = $1 AND phase = 'PAST_DUE'",
    [account.id, now],
  );
  return { subscriptionId: null };
};
