import type { Belonging } from '#domain/billing/core/country.ts';
import { isCurrency } from '#domain/billing/core/money.ts';
import type { Quote, QuoteProblem } from '#domain/billing/plans/quote.ts';
import { quoteOnce } from '#domain/billing/plans/quote.ts';
import { type BillingAccount, belongingOf, type BillingRules, taxRateOf } from '#server/modules/billing/core/index.ts';
import { type Quoter, currencyFor } from '#server/modules/billing/plans/index.ts';
import type { Database } from '#server/platform/db/database.ts';

import { describeItem } from './describeItem.ts';
import { itemStore } from './itemStore.ts';

const problem = (field: string, code: string, message: string): QuoteProblem[] => [{ field, code, message }];

async function priced(
  tx: Database,
  rules: BillingRules,
  belonging: Belonging,
  now: Date,
  {
    kind,
    currency,
    amount,
    description,
    subject,
  }: Pick<Quote, 'kind' | 'subject'> & { currency: string; amount: number; description: string },
): Promise<Quote | QuoteProblem[]> {
  if (!isCurrency(currency)) return problem('currency', 'NOT_SOLD', 'This can’t be bought here.');
  const rateBasisPoints = await taxRateOf(tx, rules, belonging.country, now);
  return quoteOnce({ kind, currency, line: { description, amount }, rateBasisPoints, ...belonging, subject });
}

const currencyOf = (account: BillingAccount, country: string) => currencyFor(null, account.currency, country);

/** Prices a single record or image. What the account has already is not sold to it again. */
export const quoteItem =
  (rules: BillingRules): Quoter =>
  async (tx, account, { recordId, recordItemId: itemId, country: stated }, now) => {
    const item = recordId ? await describeItem(tx, recordId, itemId ?? null) : null;
    if (!item) return problem('recordId', 'NOT_FOUND', 'We can’t find this record. It may have been withdrawn.');
    const items = itemStore(tx);
    if (await items.isBought(account.id, item))
      return problem('recordId', 'ALREADY_BOUGHT', 'You have bought this already. Open it from the record’s page.');
    const belonging = belongingOf(account, stated, rules);
    const price = await items.priceOf(item.recordSetId, item.type, currencyOf(account, belonging.country), now);
    if (!price) return problem('recordId', 'NOT_SOLD', 'This record isn’t sold on its own.');
    return priced(tx, rules, belonging, now, {
      kind: 'item',
      ...price,
      description: item.description,
      subject: { recordId: item.recordId, recordItemType: item.type },
    });
  };

/** Prices a package of credits. */
export const quoteCredits =
  (rules: BillingRules): Quoter =>
  async (tx, account, { creditPackageId, country: stated }, now) => {
    const offered = creditPackageId ? await itemStore(tx).packageById(creditPackageId, now) : null;
    if (!offered || (account.currency !== null && offered.currency !== account.currency))
      return problem('creditPackageId', 'NOT_SOLD', 'This package of credits isn’t sold here.');
    return priced(tx, rules, belongingOf(account, stated, rules), now, {
      kind: 'credits',
      ...offered,
      description: `${offered.credits} credits`,
      subject: { creditPackageId: offered.id },
    });
  };
