import { useLocation } from 'react-router-dom';

import { isFreeTrialLocation } from '#domain/kernel/grants/isFreeTrialLocation.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Order } from './Order.tsx';
import { PlanOrder } from './PlanOrder.tsx';
import { singlePurchase } from './purchaseOf.ts';
import { paymentTexts as texts } from './texts.ts';

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
