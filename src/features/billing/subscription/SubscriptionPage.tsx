import { Suspense, useState } from 'react';

import { isExpired } from '#domain/billing/subscription/subscriptionRedirect.ts';
import { isFromAppStore } from '#domain/billing/subscription/upgradeGuard.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { Actions, type Done } from './Actions.tsx';
import { Afterwards } from './Afterwards.tsx';
import { Alerts } from './Alerts.tsx';
import { AlsoHere } from './AlsoHere.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Invoices } from './Invoices.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { PlanCard } from './PlanCard.tsx';
import { StaffActs } from './StaffActs.tsx';
import { type Customer, type Standing, useSubscriptionInfoQuery, useSubscriptionStandingQuery } from './subscriptionApi.ts';
import { subscriptionTexts as texts } from './texts.ts';

const Credits = lazyPart(() => import('./Credits.tsx').then((chunk) => chunk.Credits));

type Last = NonNullable<Customer>['lastSubscription'] | undefined;

/** No plan runs. Readers who may not pay, such as those of a library, are not led to plans. */
function None({ last }: { last: Last }) {
  const mayPay = useGrant('payment');
  return (
    <Notice
      tone="empty"
      headingLevel={2}
      title={texts.none.title}
      actions={
        mayPay && (
          <ButtonLink variant="primary" to="/subscribe">
            {texts.none.plans}
          </ButtonLink>
        )
      }
    >
      {last && <p>{texts.none.ended(last.plan.displayName, dayInWords(last.expiresAt))}</p>}
      <p>{mayPay ? texts.none.text : texts.none.notSold}</p>
    </Notice>
  );
}

function Content({ customer, standing }: { customer: Customer; standing: Standing }) {
  const [done, setDone] = useState<Done | null>(null);
  const last = customer?.lastSubscription;
  const isRunning = (standing !== null && standing.phase !== 'ENDED') || (last != null && !isExpired(last, new Date()));
  return (
    <>
      <div aria-live="polite">{done !== null && <Afterwards done={done} standing={standing} />}</div>
      {isRunning && standing && <Alerts standing={standing} />}
      {isRunning && last ? <PlanCard last={last} coupon={customer?.activeCoupon ?? null} standing={standing} /> : <None last={last} />}
      {isRunning && standing && <Actions standing={standing} onDone={setDone} />}
      {isRunning && !standing && last && <Elsewhere isOfApp={isFromAppStore(last)} planName={last.plan.displayName} />}
      {(customer?.savedPaymentDetails || (isRunning && standing?.renews)) && <PaymentCard details={customer?.savedPaymentDetails ?? null} />}
      <Suspense fallback={null}>
        <Credits />
      </Suspense>
      <Invoices />
      <StaffActs />
      <AlsoHere />
    </>
  );
}

/**
 * A member's subscription (ROUTE-089, PAY-009, PAY-018). States: loading, failed, none or ended, one that is managed elsewhere, and
 * one that is run here in each of its phases.
 */
export function Component() {
  const { data: customer, error, refetch } = useSubscriptionInfoQuery();
  const { data: standing, error: unread, refetch: readAgain } = useSubscriptionStandingQuery();
  const failure = error ?? unread;
  const retry = () => {
    void refetch();
    void readAgain();
  };
  const isThere = customer !== undefined && standing !== undefined;
  return (
    <Stack gap={6}>
      <h1>{texts.title}</h1>
      {isThere && <Content customer={customer} standing={standing} />}
      {!isThere && failure === undefined && <PageSkeleton label={texts.loading} />}
      {!isThere && failure !== undefined && <LoadFailure headingLevel={2} title={texts.failed} {...failureText(failure)} onRetry={retry} />}
    </Stack>
  );
}
