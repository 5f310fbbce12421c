import { useLocation } from 'react-router-dom';

import { readContext, hasRecordItem } from '#domain/billing/subscription/checkoutContext.ts';
import { isFreeTrialLocation } from '#domain/kernel/grants/isFreeTrialLocation.ts';
import type { QuoteInput } from '#features/billing/core/index.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Order } from './Order.tsx';
import { PlanOrder } from './PlanOrder.tsx';
import { paymentTexts as texts } from './texts.ts';

/** What is bought when it is no plan. */
interface SinglePurchase {
  kind: 'item' | 'gift' | 'credits';
  input: QuoteInput;
}

/**
 * What an address of the payment page names to buy other than a plan; null where a plan is bought. A record item needs
 * both its parameters.
 */
function singlePurchase(search: string): SinglePurchase | null {
  const query = new URLSearchParams(search);
  const wanted = readContext(search);
  const giftId = query.get('gift-id');
  const creditPackageId = query.get('credit-package-id');
  if (giftId) return { kind: 'gift', input: { giftId } };
  if (creditPackageId) return { kind: 'credits', input: { creditPackageId } };
  return hasRecordItem(wanted)
    ? { kind: 'item', input: { recordId: wanted.recordId, recordItemId: wanted.recordItemId } }
    : null;
}

/** What is paid, with tax, and how (ROUTE-100, PAY-004). What is bought is in the address. */
export function Component() {
  const { search } = useLocation();
  const single = singlePurchase(search);
  return (
    <PageContainer>
      <Stack gap={6}>
        <h1>{!single && isFreeTrialLocation(search) ? texts.trialTitle : texts.title}</h1>
        {single ? <Order kind={single.kind} input={single.input} /> : <PlanOrder />}
      </Stack>
    </PageContainer>
  );
}
